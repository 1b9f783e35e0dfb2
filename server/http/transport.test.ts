import type { InjectOptions } from 'fastify';
import { describe, expect, it } from 'vitest';
import { closeAfterAll } from '#tests/close-after-all.ts';
import { at, openKitchen, PASSWORD } from '#tests/kitchen.ts';
import { expectError } from './test-errors.ts';

const PROJECT = { 'x-appwrite-project': 'rasoi' };
const ask = (options: InjectOptions) =>
  kitchen.app.server.inject({ method: 'GET', headers: PROJECT, ...options });
const dishes = `/v1${at('dishes')}`;

const post = (payload: string | Buffer, contentType?: string) =>
  ask({
    method: 'POST',
    url: `/v1${at('carts')}`,
    headers: {
      ...PROJECT,
      'x-appwrite-session': asha.session,
      ...(contentType !== undefined && { 'content-type': contentType }),
    },
    payload,
  });

const kitchen = await closeAfterAll(openKitchen());
const asha = await kitchen.customer('asha');

describe('request bodies', () => {
  const line = JSON.stringify({ documentId: 'unique()', data: { dishId: 'samosa' } });

  it.each(['application/json', 'application/json; charset=utf-8', 'application/JSON'])(
    'may be sent as %s',
    async (type) => {
      expect((await post(line, type)).statusCode).toBe(201);
    },
  );

  it.each([
    ['half of one', '{"documentId": "x"'],
    ['words', 'documentId=x'],
    ['with a prototype', '{"documentId":"x","__proto__":{"isAdmin":true}}'],
    ['with a constructor’s prototype', '{"documentId":"x","constructor":{"prototype":{}}}'],
  ])('that cannot be read are refused: %s', async (_what, body) => {
    expectError(await post(body, 'application/json'), 400, 'general_bad_request');
  });

  it.each(['null', '[]', '"text"', '5', 'true'])('that are not an object are refused: %s', async (body) => {
    expectError(await post(body, 'application/json'), 400, 'general_argument_invalid');
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'nonsense'])(
    'of another kind are refused: %s',
    async (type) => {
      expectError(await post(line, type), 400, 'general_bad_request');
    },
  );

  it('that are larger than a megabyte are refused', async () => {
    const body = JSON.stringify({ documentId: 'x', data: { dishId: 'x'.repeat(1_048_576) } });
    expectError(await post(body, 'application/json'), 400, 'general_bad_request');
  });

  it('that are empty count as an empty object', async () => {
    const answer = await post('', 'application/json');
    expectError(answer, 400, 'general_argument_invalid');
    expect(answer.json().message).toBe('Param "documentId" is not optional.');
    const headers = { ...PROJECT, 'content-type': 'application/json', 'x-appwrite-session': asha.session };
    for (const payload of ['', '{}', undefined]) {
      const gone = await ask({
        method: 'DELETE',
        url: `/v1${at('carts', 'nowhere')}`,
        headers,
        ...(payload !== undefined && { payload }),
      });
      expectError(gone, 404, 'document_not_found');
    }
    const list = await ask({ url: dishes, headers });
    expect(list.statusCode).toBe(200);
  });
});

describe('request paths', () => {
  it.each<[InjectOptions['method'], string]>([
    ['GET', '/v1'],
    ['GET', '/v1/'],
    ['GET', '/v1/databases'],
    ['GET', '/v1/account/nothing'],
    ['PATCH', `/v1${at('dishes')}`],
    ['DELETE', `/v1${at('dishes')}`],
    ['POST', `/v1${at('dishes', 'samosa')}`],
    ['PUT', '/v1/account'],
    ['GET', '/v1/functions'],
  ])('that are unknown are not found: %s %s', async (method, url) => {
    expectError(await ask({ method, url }), 404, 'general_route_not_found');
  });

  it.each(['/v1', '/v1/', '/v1/nothing', '/v1/databases/rasoi/nothing'])(
    'of the API are never answered by a page: %s',
    async (url) => {
      const withPages = await openKitchen();
      withPages.app.server.get('/*', async () => 'a page');
      try {
        const answer = await withPages.app.server.inject({ url, headers: PROJECT });
        expectError(answer, 404, 'general_route_not_found');
        expect((await withPages.app.server.inject({ url: '/v1-of-the-menu' })).body).toBe('a page');
      } finally {
        await withPages.close();
      }
    },
  );

  it('that are too long are not found', async () => {
    expectError(await ask({ url: `${dishes}/${'a'.repeat(300)}` }), 404, 'general_route_not_found');
  });

  it.each(['%', '%zz', '%c3%28'])('that can’t be decoded are refused: %s', async (id) => {
    expectError(await ask({ url: `${dishes}/${id}` }), 400, 'general_bad_request');
  });

  it.each(['%00', 'a%20b', '.', '%F0%9F%98%80', 'a'.repeat(150), 'a%2fb'])(
    'of impossible documents are not found: %s',
    async (id) => {
      for (const method of ['GET', 'PATCH', 'DELETE'] as const) {
        const answer = await ask({
          method,
          url: `${dishes}/${id}`,
          ...(method === 'PATCH' && { payload: { data: { name: 'x' } } }),
        });
        expectError(answer, 404, 'document_not_found');
      }
    },
  );
});

describe('the project of a request', () => {
  it.each<[string, string, Record<string, string>, number]>([
    ['none', '', {}, 404],
    ['an unknown one', '', { 'x-appwrite-project': 'other' }, 404],
    ['in the header', '', PROJECT, 200],
    ['in the query', '?project=rasoi', {}, 200],
    ['the query before the header', '?project=rasoi', { 'x-appwrite-project': 'other' }, 200],
    ['a wrong one in the query', '?project=other', PROJECT, 404],
    ['two in the query', '?project=rasoi&project=rasoi', PROJECT, 404],
  ])('%s', async (_what, search, headers, status) => {
    for (const path of [at('dishes'), '/account']) {
      const answer = await ask({ url: `/v1${path}${search}`, headers });
      if (status === 404) expectError(answer, 404, 'project_not_found');
      else expect(answer.json().type).not.toBe('project_not_found');
    }
  });

  it.each(['/v1/health', '/v1/ping'])('%s needs no project', async (url) => {
    expect((await ask({ url, headers: {} })).statusCode).toBe(200);
  });

  it('ping answers with text', async () => {
    const answer = await ask({ url: '/v1/ping', headers: {} });
    expect([answer.body, answer.headers['content-type']]).toEqual(['Pong!', 'text/plain; charset=utf-8']);
  });
});

describe('API keys', () => {
  it('are refused, as there are none; an empty one is ignored', async () => {
    const withKey = (key: string) => ask({ url: dishes, headers: { ...PROJECT, 'x-appwrite-key': key } });
    expectError(await withKey('standard_123'), 401, 'general_unauthorized_scope');
    expect((await withKey('')).statusCode).toBe(200);
  });
});

describe('response formats', () => {
  it.each<[string | undefined, 'number' | 'string']>([
    [undefined, 'number'],
    ['1.4.0', 'number'],
    ['1.7.0', 'number'],
    ['1.8.0', 'number'],
    ['1.9.1', 'string'],
    ['1.10.0', 'string'],
    ['2.0.0', 'string'],
    ['nonsense', 'number'],
    ['', 'number'],
  ])('show $sequence to %s as a %s', async (format, type) => {
    const headers = { ...PROJECT, ...(format !== undefined && { 'x-appwrite-response-format': format }) };
    const [first] = (await ask({ url: dishes, headers })).json().documents;
    const alone = (await ask({ url: `${dishes}/${first.$id}`, headers })).json();
    expect([typeof first.$sequence, typeof alone.$sequence]).toEqual([type, type]);
    expect(Number(first.$sequence)).toBeGreaterThan(0);
  });
});

describe('answers (SAFE-27)', () => {
  const signedIn = () => ({ ...PROJECT, 'x-appwrite-session': asha.session });

  it.each([
    ['/v1/account', 200],
    ['/v1/account/sessions', 200],
    [`/v1${at('orders')}`, 200],
    [`/v1${at('users', 'asha')}`, 200],
  ])('to a signed-in person are not cached: %s', async (url, status) => {
    const answer = await ask({ url, headers: signedIn() });
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([status, 'private, no-store']);
  });

  it('that open a session are not cached', async () => {
    const payload = { email: asha.email, password: PASSWORD };
    const answer = await ask({ method: 'POST', url: '/v1/account/sessions/email', payload });
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([201, 'private, no-store']);
  });

  it('to visitors may be cached', async () => {
    expect((await ask({ url: dishes })).headers['cache-control']).not.toBe('private, no-store');
  });
});
