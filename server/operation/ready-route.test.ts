import { describe, expect, it, vi } from 'vitest';
import { createApp } from '#server/app.ts';
import { sql } from '#server/db/sql-template.ts';
import { readSettings } from '#server/settings/read-settings.ts';
import { closeAfterAll } from '#tests/close-after-all.ts';
import { openKitchen } from '#tests/kitchen.ts';
import { stopServer } from './stop-server.ts';

const kitchen = await closeAfterAll(openKitchen());

const answerOf = ({ statusCode, headers, body }: Awaited<ReturnType<typeof kitchen.app.server.inject>>) => [
  statusCode,
  headers['retry-after'],
  headers['cache-control'],
  JSON.parse(body).status,
];

// OPS-3
describe('GET /ready', () => {
  it('succeeds while the database answers and has all migrations', async () => {
    const ask = async () => answerOf(await kitchen.app.server.inject('/ready'));
    expect(await ask()).toEqual([200, undefined, 'no-store', 'ready']);
    const [{ name, sha256 } = { name: '', sha256: '' }] = await kitchen.database.query<{
      name: string;
      sha256: string;
    }>(sql`delete from migrations where name = (select max(name) from migrations) returning name, sha256`);
    expect(await ask()).toEqual([503, '5', 'no-store', 'migrations-missing']);
    await kitchen.database.execute(sql`insert into migrations (name, sha256) values (${name}, ${sha256})`);
    expect(await ask()).toEqual([200, undefined, 'no-store', 'ready']);
  });

  it('fails while the database is down, and /v1/ping still says that the process lives', async () => {
    const down = () => Promise.reject(Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }));
    const { server } = await createApp({
      database: { ...kitchen.database, query: down, execute: down, transaction: down },
      pincodes: { lookUp: down },
      settings: readSettings({}),
      logger: false,
      withPages: false,
    });
    expect(answerOf(await server.inject('/ready'))).toEqual([503, '5', 'no-store', 'database-unreachable']);
    expect((await server.inject('/v1/ping')).statusCode).toBe(200);
    await server.close();
  });
});

// OPS-4
it('a server that is told to stop is not ready at once, and serves until the delay is over', async () => {
  const { server, readiness } = (await openedForStopping()).app;
  const origin = await server.listen({ port: 0, host: '127.0.0.1' });
  const statusOf = async (path: string) => (await fetch(origin + path)).status;
  expect(await statusOf('/ready')).toBe(200);
  const stopped = stopServer(server, readiness, 1);
  expect(await statusOf('/ready')).toBe(503);
  expect(await statusOf('/v1/health')).toBe(200);
  await stopped;
  await vi.waitFor(() => expect(statusOf('/ready')).rejects.toThrow());
});

/** A server of its own on the kitchen's database. */
async function openedForStopping() {
  const app = await createApp({
    database: kitchen.database,
    pincodes: { lookUp: () => Promise.resolve([]) } as never,
    settings: readSettings({}),
    logger: false,
    withPages: false,
  });
  return { app };
}
