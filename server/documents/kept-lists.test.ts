import { request } from 'node:http';
import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { closeAfterAll } from '#tests/close-after-all.ts';
import { at, openKitchen } from '#tests/kitchen.ts';

// Requests over the network, because injected ones do not pass the server that repeats complete answers.

const METRICS_TOKEN = 'counts-repeated-answers';
const PROJECT = { 'x-appwrite-project': 'rasoi' };
const PACKED = { ...PROJECT, 'accept-encoding': 'gzip, deflate, br' };

interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  bytes: Buffer;
}

function ask(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request(`${origin}${path}`, { method, headers }, async (answer) => {
      const chunks: Buffer[] = [];
      for await (const chunk of answer) chunks.push(chunk);
      const { statusCode: status = 0, headers: shown } = answer;
      resolve({ status, headers: shown, bytes: Buffer.concat(chunks) });
    });
    sent.on('error', reject);
    sent.end();
  });
}

const DISHES = `/v1${at('dishes')}`;
const list = (headers: Record<string, string> = PROJECT, path = DISHES) => ask(path, headers);

/** The number of answers that were repeated without Fastify. */
async function repeated(): Promise<number> {
  const { bytes } = await ask('/metrics', { authorization: `Bearer ${METRICS_TOKEN}` });
  return Number(/^rasoi_kept_answers_total (\d+)/m.exec(bytes.toString())?.[1]);
}

/** Asks until the answer is one that would be repeated for a visitor. */
async function askThrice(headers: Record<string, string>, path = DISHES): Promise<Answer[]> {
  return [await list(headers, path), await list(headers, path), await list(headers, path)];
}

const kitchen = await closeAfterAll(openKitchen({ METRICS_TOKEN }));
const chef = await kitchen.admin();
const origin: string = await kitchen.app.server.listen({ port: 0, host: '127.0.0.1' });

describe('a list that everybody may read', () => {
  it.each([
    ['packed', PACKED],
    ['as it is', PROJECT],
  ])(
    'is repeated without Fastify, with the same headers and an id for each request: %s',
    async (_how, headers) => {
      await list(headers);
      const first = await list(headers);
      const before = await repeated();
      const again = await list(headers);
      expect((await repeated()) - before).toBe(1);
      const { 'x-request-id': idBefore, date: _then, ...shown } = first.headers;
      const { 'x-request-id': id, date: _now, ...shownAgain } = again.headers;
      expect(shownAgain).toEqual(shown);
      expect(id).toMatch(/^\d{10}$/);
      expect(id).not.toBe(idBefore);
      expect(again.bytes.equals(first.bytes)).toBe(true);
    },
  );

  // SAFE-7
  it('shows a change in the first answer after it was acknowledged', async () => {
    const nameIn = async () => {
      const { documents } = JSON.parse(brotliDecompressSync((await list(PACKED)).bytes).toString());
      return documents.find(({ $id }: { $id: string }) => $id === 'masala-dosa').name;
    };
    for (const name of ['Mysore Dosa', 'Paper Dosa', 'Ghee Dosa']) {
      await kitchen.change(chef, 'dishes', 'masala-dosa', { name });
      expect([await nameIn(), await nameIn(), await nameIn()]).toEqual([name, name, name]);
    }
  });

  it('differs by the form of the address and the format of the answer', async () => {
    await askThrice(PROJECT);
    const inRows = await askThrice(PROJECT, '/v1/tablesdb/rasoi/tables/dishes/rows');
    for (const { bytes } of inRows)
      expect(Object.keys(JSON.parse(bytes.toString()))).toEqual(['total', 'rows']);
    const inFormat = await askThrice({ ...PROJECT, 'x-appwrite-response-format': '1.9.0' });
    const types = inFormat.map(({ bytes }) => typeof JSON.parse(bytes.toString()).documents[0].$sequence);
    expect(types).toEqual(['string', 'string', 'string']);
  });
});

describe('a repeated list is not the answer', () => {
  it.each<[string, Record<string, string>, number, Record<string, unknown>]>([
    ['to a request for no project', {}, 404, {}],
    ['to a request for another project', { 'x-appwrite-project': 'dhaba' }, 404, {}],
    ['to an API key', { ...PROJECT, 'x-appwrite-key': 'secret' }, 401, {}],
    [
      'to a page of an unknown site',
      { ...PROJECT, origin: 'https://elsewhere.example' },
      403,
      { vary: 'Origin' },
    ],
    [
      'to a session that has ended',
      { ...PROJECT, 'x-appwrite-session': 'ended' },
      200,
      { 'cache-control': 'private, no-store' },
    ],
    ['to a JWT that is not valid', { ...PROJECT, 'x-appwrite-jwt': 'ended' }, 401, {}],
  ])('%s', async (_whom, headers, status, shown) => {
    await askThrice(PROJECT);
    const before = await repeated();
    const answer = await list(headers);
    expect([answer.status, answer.headers]).toEqual([status, expect.objectContaining(shown)]);
    expect(await repeated()).toBe(before);
  });

  it.each([
    ['by a cookie', (session: string) => ({ cookie: `a_session_rasoi=${session}` })],
    ['by a header', (session: string) => ({ 'x-appwrite-session': session })],
    [
      'by a cookie in a header',
      (session: string) => ({ 'x-fallback-cookies': JSON.stringify({ a_session_rasoi: session }) }),
    ],
  ])('to somebody who is signed in %s: no cache may keep it', async (_how, headersOf) => {
    await askThrice(PROJECT);
    const { status, headers } = await list({ ...PROJECT, ...headersOf(chef.session) });
    expect([status, headers['cache-control']]).toEqual([200, 'private, no-store']);
  });

  it('to other methods', async () => {
    await askThrice(PROJECT);
    expect((await ask(DISHES, PROJECT, 'HEAD')).bytes).toHaveLength(0);
    expect((await ask(DISHES, PROJECT, 'OPTIONS')).status).toBe(204);
  });
});
