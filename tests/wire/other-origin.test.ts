import * as web18 from 'appwrite';
import * as web27 from 'appwrite-27';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { stub } from '#tests/doubles/stub.ts';
import { type Kitchen, openKitchen, PASSWORD } from '#tests/kitchen.ts';
import { openBrowser } from './browser.ts';

// An app on another site: no cookies are sent, and the browser passes on only what CORS allows.

const APP = 'https://app.example';
/** Headers that a page may always read (the Fetch standard's safelist). */
const READABLE = new Set([
  'cache-control',
  'content-language',
  'content-length',
  'content-type',
  'expires',
  'pragma',
]);

let kitchen: Kitchen;
let endpoint: string;
const sent: Headers[] = [];

beforeAll(async () => {
  kitchen = await openKitchen({ ALLOWED_ORIGINS: 'localhost,app.example' });
  endpoint = `${await kitchen.app.server.listen({ port: 0, host: '127.0.0.1' })}/v1`;
});
afterAll(() => kitchen.close());
afterEach(() => {
  vi.unstubAllGlobals();
  sent.length = 0;
});

const words = (header: string | null) =>
  (header ?? '')
    .toLowerCase()
    .split(',')
    .map((word) => word.trim());

/** Restricts fetch as a browser does for a page of another site. */
function crossing(fetch: typeof globalThis.fetch, page: string): typeof globalThis.fetch {
  const passes = ({ headers }: Response) =>
    headers.get('access-control-allow-origin') === page &&
    headers.get('access-control-allow-credentials') === 'true';

  return async (input, init) => {
    const headers = new Headers(init?.headers);
    const method = init?.method ?? 'GET';
    const preflight = await fetch(input, {
      method: 'OPTIONS',
      headers: {
        origin: page,
        'access-control-request-method': method,
        'access-control-request-headers': [...headers.keys()].join(','),
      },
    });
    const { headers: leave } = preflight;
    const methods = words(leave.get('access-control-allow-methods'));
    const allowed = words(leave.get('access-control-allow-headers'));
    const free = [...headers.keys()].every((name) => allowed.includes(name));
    if (!preflight.ok || !passes(preflight) || !methods.includes(method.toLowerCase()) || !free) {
      throw new TypeError('Failed to fetch');
    }
    headers.set('origin', page);
    sent.push(headers);
    const answer = await fetch(input, { ...init, headers });
    if (!passes(answer)) throw new TypeError('Failed to fetch');
    const exposed = words(answer.headers.get('access-control-expose-headers'));
    const shown = [...answer.headers].filter(([name]) => READABLE.has(name) || exposed.includes(name));
    const empty = [204, 304].includes(answer.status);
    return new Response(empty ? null : await answer.text(), { status: answer.status, headers: shown });
  };
}

function openApp(page: string): void {
  openBrowser('fallback header');
  vi.stubGlobal('fetch', crossing(globalThis.fetch, page));
}

describe.each([
  ['appwrite 18.2.0', web18],
  ['appwrite 27.0.0', stub<typeof web18>(web27)],
])('%s on another site', (version, { Client, Account, Databases }) => {
  const open = () => {
    const client = new Client().setEndpoint(endpoint).setProject('rasoi');
    return { account: new Account(client), databases: new Databases(client) };
  };

  it('signs up, keeps its session by the fallback header only, orders its cart, and signs out', async () => {
    openApp(APP);
    const { account, databases } = open();
    const id = version.replace(/[^a-z0-9]/g, '');
    await account.create(id, `${id}@example.in`, PASSWORD, 'Meera');
    await account.createEmailPasswordSession(`${id}@example.in`, PASSWORD);
    expect((await account.get()).$id).toBe(id);
    const line = await databases.createDocument('rasoi', 'carts', 'unique()', { dishId: 'samosa' });
    expect(await databases.updateDocument('rasoi', 'carts', line.$id, { quantity: 3 })).toMatchObject({
      quantity: 3,
    });
    await databases.deleteDocument('rasoi', 'carts', line.$id);
    await account.deleteSession('current');
    await expect(account.get()).rejects.toMatchObject({ code: 401, type: 'general_unauthorized_scope' });
    expect(sent.filter((headers) => headers.has('cookie') || headers.has('x-appwrite-session'))).toEqual([]);
    expect(
      sent.filter((headers) => headers.get('x-fallback-cookies')?.includes('a_session_rasoi')),
    ).toHaveLength(5);
  });

  it('reads refusals as well as answers', async () => {
    openApp(APP);
    await expect(open().databases.getDocument('rasoi', 'dishes', 'unicorn')).rejects.toMatchObject({
      code: 404,
      type: 'document_not_found',
    });
  });

  it('reads nothing from a site that is not on the list', async () => {
    openApp('https://evil.example');
    await expect(open().databases.listDocuments('rasoi', 'dishes')).rejects.toThrow('Failed to fetch');
  });
});

describe.each([
  ['appwrite 18.2.0', web18],
  ['appwrite 27.0.0', stub<typeof web18>(web27)],
])('%s before any request', (_version, { Client, Account, AppwriteException, Query, Storage }) => {
  const client = () => new Client().setEndpoint(endpoint).setProject('rasoi');

  it('asks for missing settings and valid addresses', async () => {
    const refused = (message: string) => expect.objectContaining({ name: 'AppwriteException', message });
    const thrown = (call: () => unknown): unknown => {
      try {
        return call();
      } catch (error) {
        return error;
      }
    };
    const account = new Account(client());
    // JavaScript callers may pass undefined.
    const [missing] = JSON.parse('[]');
    expect(thrown(() => account.create('x', missing, PASSWORD))).toBeInstanceOf(AppwriteException);
    expect(thrown(() => account.create('x', missing, PASSWORD))).toEqual(
      refused('Missing required parameter: "email"'),
    );
    expect(thrown(() => client().setEndpoint('ftp://x'))).toEqual(refused('Invalid endpoint URL: ftp://x'));
    expect(thrown(() => client().setEndpointRealtime('http://x'))).toEqual(
      refused('Invalid realtime endpoint URL: http://x'),
    );
    const notFile = JSON.parse('"words"');
    const sending = async () => new Storage(client()).createFile('attachments', 'x', notFile);
    await expect(sending()).rejects.toThrow('File not found in payload');
    expect(JSON.parse(Query.equal('a', 1))).toEqual({ method: 'equal', attribute: 'a', values: [1] });
  });

  it('reports an answer that CORS hides as an error', async () => {
    openBrowser('fallback header');
    Object.assign(globalThis.window, { location: { host: 'app.example' } });
    const opaque = Object.defineProperty(new Response(''), 'type', { value: 'opaque' });
    vi.stubGlobal('fetch', async () => opaque);
    await expect(new Account(client()).get()).rejects.toMatchObject({
      code: 403,
      type: 'forbidden',
      message: expect.stringContaining('Register your new client (app.example) as a new Web platform'),
    });
  });
});
