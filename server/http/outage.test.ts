import { Writable } from 'node:stream';
import Fastify from 'fastify';
import { describe, expect, it, vi } from 'vitest';
import { createApp } from '#server/app.ts';
import { Failure } from '#server/base/failure.ts';
import type { Database } from '#server/db/connection.ts';
import { readSettings } from '#server/settings/read-settings.ts';
import { closeAfterAll } from '#tests/close-after-all.ts';
import { at, openKitchen, VISITOR } from '#tests/kitchen.ts';
import { answerPageError } from './pages/problem-page.ts';
import { addRetryAfter } from './retry-after.ts';

const kitchen = await closeAfterAll(openKitchen());

interface Line {
  msg: string;
  outage?: string;
  reason?: string;
  refused?: number;
  err?: object;
}

/** A server whose database answers every query with an error, and its log. */
async function withFailingDatabase(error: Error) {
  const away = () => Promise.reject(error);
  const database: Database = { ...kitchen.database, query: away, execute: away, transaction: away };
  const lines: Line[] = [];
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(JSON.parse(String(chunk)));
      done();
    },
  });
  const { server } = await createApp({
    database,
    pincodes: { lookUp: away },
    settings: readSettings({ RATE_LIMIT_SCALE: '0' }),
    logger: { level: 'warn', stream },
    withPages: false,
  });
  return { server, lines };
}

const failing = (message: string, code?: string) => Object.assign(new Error(message), { code });

// SAFE-42
describe('a request during a database outage', () => {
  it.each([
    ['refuses connections', failing('connect ECONNREFUSED', 'ECONNREFUSED'), 'unreachable'],
    ['answers nothing any more', failing('Query read timeout'), 'unreachable'],
    ['greets nobody', failing('timeout exceeded when trying to connect'), 'unreachable'],
    ['takes too long', failing('canceling statement due to statement timeout', '57014'), 'overloaded'],
    ['is in deadlocks only', failing('deadlock detected', '40P01'), 'overloaded'],
    ['has a full disk', failing('could not extend file: No space left on device', '53100'), 'full'],
  ])('that %s is refused for now, and logged in one line', async (_what, error, outage) => {
    const { server, lines } = await withFailingDatabase(error);
    for (let n = 0; n < 20; n++) {
      const answer = await server.inject({
        url: `/v1${at('dishes')}`,
        headers: { 'x-appwrite-project': 'rasoi' },
      });
      expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5']);
      expect(answer.json()).toMatchObject({ code: 503, type: 'general_service_unavailable' });
      expect(answer.json().message).toMatch(outage === 'full' ? /no space/ : /try again/);
      expect(answer.body).not.toContain(error.message);
    }
    expect(lines).toEqual([expect.objectContaining({ outage, refused: 1, reason: error.message })]);
    expect(lines[0]).not.toHaveProperty('err');
    await server.close();
  });

  it('is distinguished from an error in our code, which is logged with a stack trace', async () => {
    const { server, lines } = await withFailingDatabase(failing('relation "dishes" does not exist', '42P01'));
    const answer = await server.inject('/v1/health');
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([500, undefined]);
    expect(lines).toMatchObject([{ msg: 'request failed', err: { stack: expect.stringContaining(' at ') } }]);
    await server.close();
  });
});

// SAFE-71
it('whoever is signed in can still read on a full disk', async () => {
  const asha = await kitchen.customer('asha');
  kitchen.wait(60);
  const full = failing('could not extend file: No space left on device', '53100');
  const writes = vi.spyOn(kitchen.database, 'execute').mockRejectedValue(full);
  try {
    expect((await kitchen.send(asha, 'GET', '/account')).json()).toMatchObject({ $id: 'asha' });
    expect(writes).toHaveBeenCalled();
  } finally {
    writes.mockRestore();
  }
});

// SAFE-71
it.each([
  ['/orders', 'If you were signed in, you still are.', 'Try again'],
  ['/hi/orders', 'आप साइन इन थे, तो अब भी हैं।', 'फिर कोशिश करें'],
])('the page that stands for %s when none can be rendered loads itself again', async (url, still, again) => {
  const server = Fastify();
  addRetryAfter(server);
  server.setErrorHandler(answerPageError);
  server.get('/*', () => {
    throw new Failure('general_service_unavailable');
  });
  const answer = await server.inject({ url, headers: { accept: 'text/html' } });
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5']);
  expect(answer.body).toContain('<meta http-equiv="refresh" content="5">');
  expect(answer.body).toContain(still);
  expect(answer.body).toContain(`<a href="">${again}</a>`);
});

it('the answer to too many requests says in how many seconds to try again', async () => {
  const limited = await openKitchen({ RATE_LIMIT_SCALE: '0.001' });
  const signIn = () =>
    limited.send(VISITOR, 'POST', '/account/sessions/email', {
      email: 'asha@example.in',
      password: 'wrong-123',
    });
  await signIn();
  const answer = await signIn();
  expect(answer.statusCode).toBe(429);
  const seconds = Number(answer.headers['retry-after']);
  const reset = Number(answer.headers['x-ratelimit-reset']) - Date.now() / 1000;
  expect(seconds).toBeGreaterThan(0);
  expect(Math.abs(seconds - reset)).toBeLessThan(5);
  await limited.close();
});
