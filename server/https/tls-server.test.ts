import { once } from 'node:events';
import { type ClientHttp2Session, connect as connectHttp2 } from 'node:http2';
import { get } from 'node:https';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { at, type Kitchen, openKitchen } from '#tests/kitchen.ts';
import { ownCertificate } from '#tests/machines/authority.ts';
import { createTlsFront, type TlsFront } from './tls-server.ts';

const HEADERS = { 'x-appwrite-project': 'rasoi' };

let kitchen: Kitchen;
let front: TlsFront;
let ca: string;

beforeEach(async () => {
  kitchen = await openKitchen();
  await kitchen.app.server.ready();
  const { key, certificate } = await ownCertificate(['DNS:localhost']);
  ca = certificate;
  front = createTlsFront(kitchen.app.server.server);
  front.serve(key + certificate);
  front.server.listen(0, '127.0.0.1');
  await once(front.server, 'listening');
});
afterEach(async () => {
  front.close();
  await kitchen.close();
});

interface Answered {
  status: unknown;
  date: unknown;
  body: string;
}

const portOf = () => (front.server.address() as AddressInfo).port;

async function byHttp2(session: ClientHttp2Session, path: string): Promise<Answered> {
  const stream = session.request({ ':path': path, ...HEADERS });
  const headers = once(stream, 'response').then(([all]) => all);
  return { body: await text(stream), status: (await headers)[':status'], date: (await headers).date };
}

// HTTPS-2
describe('the server for HTTPS', () => {
  it('repeats answers that are kept by both versions of HTTP, whichever was asked first', async () => {
    const byHttp1 = (path: string): Promise<Answered> =>
      new Promise((resolve, reject) => {
        get({ host: 'localhost', port: portOf(), path, ca, headers: HEADERS, agent: false }, async (answer) =>
          resolve({ status: answer.statusCode, date: answer.headers.date, body: await text(answer) }),
        ).on('error', reject);
      });
    const session = connectHttp2(`https://localhost:${portOf()}`, { ca });
    const lists = [
      { path: `/v1${at('dishes')}`, askFirst: byHttp2.bind(undefined, session) },
      { path: `/v1${at('menus')}`, askFirst: byHttp1 },
    ];
    for (const { path, askFirst } of lists) {
      const first = await askFirst(path);
      // Dates are whole seconds.
      await sleep(1_100);
      for (const again of [await byHttp2(session, path), await byHttp1(path)]) {
        expect(again).toMatchObject({ status: 200, body: first.body });
        expect(again.date).not.toBe(first.date);
      }
    }
    session.close();
  });

  // FAULT-12
  it('answers 408 by HTTP/2 when a body does not arrive in time, and closes the stream', async () => {
    kitchen.app.server.server.requestTimeout = 300;
    const session = connectHttp2(`https://localhost:${portOf()}`, { ca });
    const stream = session.request({
      ...HEADERS,
      ':method': 'POST',
      ':path': '/v1/account/sessions/email',
      'content-type': 'application/json',
    });
    const trickle = setInterval(() => stream.write(' '), 50);
    const headers = once(stream, 'response').then(([all]) => all);
    const closed = once(stream, 'close');
    stream.on('error', () => undefined);
    stream.write('{');
    const body = await text(stream);
    clearInterval(trickle);
    expect((await headers)[':status']).toBe(408);
    expect(JSON.parse(body)).toMatchObject({ code: 408, type: 'general_bad_request' });
    await closed;
    expect(await byHttp2(session, '/v1/health')).toMatchObject({ status: 200 });
    session.close();
  });
});
