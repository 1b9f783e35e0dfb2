import { Writable } from 'node:stream';
import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { createApp } from '#server/app.ts';
import { Failure } from '#server/base/failure.ts';
import { readSettings } from '#server/settings/read-settings.ts';
import { closeAfterAll } from '#tests/close-after-all.ts';
import { openKitchen } from '#tests/kitchen.ts';
import { answerPageError } from './pages/problem-page.ts';
import { callForPage, createRequestIds } from './request-ids.ts';

const NUMBER = /^\d{10}$/;
const kitchen = await closeAfterAll(openKitchen());

/** A server whose database fails, and the lines of its log. */
async function failingServer() {
  const fail = () => Promise.reject(new Error('relation "dishes" does not exist'));
  const lines: { reqId?: string; msg: string }[] = [];
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(JSON.parse(String(chunk)));
      done();
    },
  });
  const { server } = await createApp({
    database: { ...kitchen.database, query: fail, execute: fail, transaction: fail },
    pincodes: { lookUp: fail },
    settings: readSettings({ RATE_LIMIT_SCALE: '0' }),
    logger: { level: 'warn', stream },
    withPages: false,
  });
  return { server, lines };
}

// OPS-1
describe('the id of a request', () => {
  it('is a number in every answer, and another one for each request', async () => {
    const { server } = kitchen.app;
    const urls = ['/v1/health', '/v1/nowhere', '/v1/account', '/robots.txt'];
    const answers = await Promise.all(urls.map((url) => server.inject(url)));
    const ids = answers.map(({ headers }) => String(headers['x-request-id']));
    for (const id of ids) expect(id).toMatch(NUMBER);
    expect(new Set(ids).size).toBe(urls.length);
  });

  it('stands in the log line of the error that the request met', async () => {
    const { server, lines } = await failingServer();
    const { headers, statusCode, body } = await server.inject('/v1/health');
    expect(statusCode).toBe(500);
    expect(lines).toMatchObject([{ msg: 'request failed', reqId: headers['x-request-id'] }]);
    // The form of errors is fixed (WIRE-1.3).
    expect(Object.keys(JSON.parse(body)).sort()).toEqual(['code', 'message', 'type', 'version']);
    await server.close();
  });

  it('is that of a trusted proxy if it is well-formed', () => {
    const ids = createRequestIds('loopback, 10.0.0.0/8, 2001:db8::1');
    const idFrom = (remoteAddress: string, id: string) =>
      ids({ headers: { 'x-request-id': id }, socket: { remoteAddress } as never });
    for (const proxy of ['127.0.0.1', '::1', '::ffff:127.0.0.1', '10.20.30.40', '2001:db8::1'])
      expect(idFrom(proxy, 'edge-7f.3_a')).toBe('edge-7f.3_a');
    for (const stranger of ['192.0.2.7', '::ffff:192.0.2.7', '2001:db8::2', ''])
      expect(idFrom(stranger, 'edge-7f.3_a')).toMatch(NUMBER);
    for (const odd of ['', 'a b', '<script>', 'x'.repeat(65), 'line\nbreak'])
      expect(idFrom('127.0.0.1', odd)).toMatch(NUMBER);
  });

  it('of a page is also that of the API calls which the page makes', async () => {
    const { server, lines } = await failingServer();
    const { headers } = await callForPage('1234567890', () => server.inject('/v1/health'));
    expect([headers['x-request-id'], lines[0]?.reqId]).toEqual(['1234567890', '1234567890']);
    await server.close();
  });
});

// OPS-2
describe('a page that cannot be rendered', () => {
  const app = Fastify({ genReqId: createRequestIds('loopback') });
  app.setErrorHandler(answerPageError);
  app.get('/*', async ({ url }) => {
    throw url.endsWith('/full') ? new Failure('general_service_unavailable') : new Error('secret detail');
  });
  const open = (url: string, accept = 'text/html,*/*') =>
    app.inject({ url, headers: { accept, 'x-request-id': '4711' } });

  it('tells people a number, in the language of the page', async () => {
    const english = await open('/menu');
    expect(english.statusCode).toBe(500);
    expect(english.body).toContain('<html lang="en-IN">');
    expect(english.body).toContain('Something went wrong');
    expect(english.body).toContain('please tell us this number: 4711');
    expect(english.body).not.toContain('secret detail');
    const hindi = await open('/hi/full');
    expect([hindi.statusCode, hindi.headers['cache-control']]).toEqual([503, 'no-store']);
    expect(hindi.body).toContain('<html lang="hi-IN">');
    expect(hindi.body).toContain('यह नंबर बताएँ: 4711');
  });

  it('is an error in the usual form for programs', async () => {
    expect((await open('/full', 'application/json')).json()).toMatchObject({
      code: 503,
      type: 'general_service_unavailable',
    });
  });
});
