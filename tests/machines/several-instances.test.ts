import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openSource } from '#server/database-source.ts';
import { openDatabase } from '#server/db/connection.ts';
import { findPooler } from '#server/db/pooler.ts';
import { sql } from '#server/db/sql-template.ts';
import { createTestDatabase, type TestDatabase } from '#server/db/test-database.ts';
import { startProxy } from '#server/db/test-proxy.ts';
import { readSettings } from '#server/settings/read-settings.ts';
import { type MailServer, openMailServer } from '#tests/doubles/mail-server.ts';
import { at } from '#tests/kitchen.ts';
import { openSocket } from '#tests/wire/realtime-client.ts';
import { openBucket } from './bucket.ts';
import { type Instance, OWNER, startInstance } from './instance.ts';
import { missingPackages, startHaproxy, startPgBouncer, startRedisServer } from './packages.ts';

// The server as it is deployed on several machines, as processes: HAProxy, two instances, PgBouncer in transaction mode,
// PostgreSQL, a bucket and, in the second run, Redis. CI installs Debian's packages.

const missing = missingPackages('pgbouncer', 'redis-server', 'haproxy');
if (missing) console.warn(`tests/machines is skipped: it ${missing}`);

const headers = { 'x-appwrite-project': 'rasoi' };
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

let test: TestDatabase;
/** The database at a TCP port, because the embedded one listens on a socket. */
let direct: Awaited<ReturnType<typeof startProxy>>;
let pooler: Awaited<ReturnType<typeof startPgBouncer>>;

beforeAll(async () => {
  if (missing) return;
  test = await createTestDatabase();
  direct = await startProxy(test.url);
  pooler = await startPgBouncer(direct.url);
});
afterAll(async () => {
  await pooler?.stop();
  direct?.close();
  await test?.drop();
});

// SCALE-4
describe.skipIf(missing)('a pooler in transaction mode', () => {
  it('is told from the database itself', async () => {
    expect(await findPooler(direct.url)).toBeUndefined();
    // PgBouncer of Debian 12 (1.18) does not keep prepared statements; later versions do.
    expect(await findPooler(pooler.url)).toEqual({ keepsStatements: expect.any(Boolean) });
  });

  it.each([
    [
      'without a direct URL or Redis',
      {},
      /^DATABASE_URL: [^\n]*Set DATABASE_DIRECT_URL[^\n]*, or REDIS_URL\.$/,
    ],
    [
      'as the direct URL',
      { DATABASE_DIRECT_URL: 'pooler' },
      /^DATABASE_DIRECT_URL: it leads to a connection pooler[^\n]+$/,
    ],
  ])('%s is refused in one line', async (_what, more, line) => {
    const given = { DATABASE_URL: pooler.url, ...more };
    if ('DATABASE_DIRECT_URL' in given) given.DATABASE_DIRECT_URL = pooler.url;
    await expect(openSource(readSettings(given), () => {})).rejects.toThrow(line);
  });

  it('serves statements, transactions and groups of commits of many callers on a few connections', async () => {
    await test.database.execute(sql`create table numbers (n int)`);
    const url = pooler.url;
    const databases = [1, 2].map(() => openDatabase({ url, pooler: { keepsStatements: false } }));
    await Promise.all(
      databases.flatMap((database) =>
        Array.from({ length: 100 }, async (_, n) => {
          const statement = sql`insert into numbers values (${n})`;
          await database.write({ statement, name: 'insert a number', returns: [], single: false });
          await database.transaction(async (tx) => {
            await tx.query(sql`select n from numbers where n = ${n} limit 1`, 'read a number');
            await tx.execute(sql`insert into numbers values (${n})`, 'insert another');
          });
        }),
      ),
    );
    expect(await test.database.query(sql`select count(*) as count from numbers`)).toEqual([{ count: 400 }]);
    for (const database of databases) await database.close();
    await test.database.execute(sql`drop table numbers`);
  });
});

// SCALE-6
describe.skipIf(missing).each([{ withRedis: false }, { withRedis: true }])(
  'two instances behind a proxy, with Redis: $withRedis',
  ({ withRedis }) => {
    let own: TestDatabase;
    let mails: MailServer;
    let instances: Instance[] = [];
    const stops: (() => unknown)[] = [];
    let origin = '';
    let owner: Record<string, string>;

    beforeAll(async () => {
      own = await createTestDatabase();
      // As on the first start of all: both find an empty database at once.
      await own.database.execute(sql`drop schema public cascade`);
      await own.database.execute(sql`create schema public`);
      const database = await startProxy(own.url);
      const pgBouncer = await startPgBouncer(database.url);
      const bucket = await openBucket();
      const redis = withRedis ? await startRedisServer() : undefined;
      mails = await openMailServer();
      const settings = {
        DATABASE_URL: pgBouncer.url,
        ...(redis ? { REDIS_URL: redis.url } : { DATABASE_DIRECT_URL: database.url }),
        ...bucket.settings,
        SMTP_URL: mails.url,
      };
      instances = await Promise.all([startInstance(settings), startInstance(settings)]);
      const proxy = await startHaproxy(instances.map(({ port }) => port));
      origin = proxy.origin;
      stops.push(proxy.stop, () => redis?.stop(), bucket.close, pgBouncer.stop, database.close, mails.close);
      await vi.waitFor(async () => expect((await fetch(`${origin}/v1/health`)).status).toBe(200), 5_000);
      owner = await signIn(origin);
    }, 60_000);
    afterAll(async () => {
      await Promise.all(instances.map((instance) => instance.end('SIGKILL')));
      for (const stop of stops) await stop();
      await own?.drop();
    });

    const [one, other] = [0, 1].map((n) => () => instances[n]?.origin ?? '') as [() => string, () => string];

    async function signIn(from: string): Promise<Record<string, string>> {
      // A slow machine may refuse to hash a password for now.
      const answer = await vi.waitFor(
        async () => {
          const tried = await send(from, {}, 'POST', '/account/sessions/email', OWNER);
          expect(tried.status).toBe(201);
          return tried;
        },
        { timeout: 20_000, interval: 500 },
      );
      const [session] = Object.values(JSON.parse(answer.headers.get('x-fallback-cookies') ?? '{}'));
      return { 'x-appwrite-session': String(session) };
    }

    const send = (to: string, who: Record<string, string>, method: string, path: string, body?: object) =>
      fetch(`${to}/v1${path}`, {
        method,
        headers: { ...headers, ...who, ...(body && { 'content-type': 'application/json' }) },
        ...(body && { body: JSON.stringify(body) }),
      });

    it('a session that begins at one is known to both, and ended at one it is ended at both', async () => {
      const session = await signIn(one());
      for (const place of [one(), other(), origin, origin])
        expect((await send(place, session, 'GET', '/account')).status).toBe(200);
      expect((await send(other(), session, 'DELETE', '/account/sessions/current')).status).toBe(204);
      expect((await send(one(), session, 'GET', '/account')).status).toBe(401);
    });

    it('a rate limit is counted for both with Redis, and by each without', async () => {
      const wrong = { email: 'guess@example.in', password: 'Wrong-1234' };
      const left = async (place: string) =>
        Number(
          (await send(place, {}, 'POST', '/account/sessions/email', wrong)).headers.get(
            'x-ratelimit-remaining',
          ),
        );
      const [first, second] = [await left(one()), await left(other())];
      expect(first - second).toBe(withRedis ? 1 : 0);
    });

    it('a price changed at one is heard through the other, and shown by its list and its kept page', async () => {
      const path = at('dishes', 'samosa');
      const shown = async () => (await fetch(`${other()}/menu`)).text();
      const listed = async () => {
        const list = await send(other(), {}, 'GET', at('dishes'));
        const { documents } = (await list.json()) as { documents: { $id: string; price: number }[] };
        return documents.find(({ $id }) => $id === 'samosa')?.price;
      };
      for (let n = 0; n < 2; n++) await Promise.all([shown(), listed()]);
      const channel = 'databases.rasoi.collections.dishes.documents';
      const listener = openSocket(other(), `?project=rasoi&channels[]=${channel}`);
      await listener.next('connected');
      expect((await send(one(), owner, 'PATCH', path, { data: { price: 4321 } })).status).toBe(200);
      await listener.next('event');
      expect(await listed()).toBe(4321);
      await vi.waitFor(async () => expect((await shown()).includes('4,321')).toBe(true), 5_000);
      listener.socket.terminate();
    });

    it('a picture uploaded to one is served by the other', async () => {
      const form = new FormData();
      form.append('fileId', 'dot');
      form.append('file', new File([new Uint8Array(PNG)], 'dot.png'));
      const sent = await fetch(`${one()}/v1/storage/buckets/images/files`, {
        method: 'POST',
        headers: { ...headers, ...owner },
        body: form,
      });
      expect(sent.status).toBe(201);
      const view = await send(other(), owner, 'GET', '/storage/buckets/images/files/dot/view');
      expect([view.status, view.headers.get('content-type')]).toEqual([200, 'image/png']);
    });

    it('each mail is sent once, although both instances send', async () => {
      const people = Array.from({ length: 10 }, (_, n) => `person${n}@example.in`);
      for (const email of people) {
        const answer = await send(origin, {}, 'POST', '/account/tokens/email', { userId: 'unique()', email });
        expect(answer.status).toBe(201);
      }
      const sentTo = () => mails.received.flatMap(({ to }) => to).filter((to) => to.startsWith('person'));
      await vi.waitFor(() => expect(sentTo().sort()).toEqual(people), 10_000);
      await sleep(500);
      expect(sentTo()).toHaveLength(people.length);
    });

    // Waiting for the lease to end takes long enough once.
    it.skipIf(withRedis)(
      'when the leader is killed, the other leads and the proxy goes on serving',
      async () => {
        const leader = async () => {
          const [lease] = await own.database.query<{ holder: string }>(
            sql`select holder from leases where name = 'scheduled work' and until > now()`,
          );
          return instances.find(({ pid }) => lease?.holder.split(' ')[1] === String(pid));
        };
        const killed = await leader();
        await killed?.end('SIGKILL');
        const left = instances.find((instance) => instance !== killed);
        await vi.waitFor(async () => expect(await leader()).toBe(left), { timeout: 20_000, interval: 200 });
        await vi.waitFor(
          async () => {
            for (let n = 0; n < 4; n++)
              expect((await send(origin, owner, 'GET', '/account')).status).toBe(200);
          },
          { timeout: 10_000, interval: 200 },
        );
      },
    );
  },
);
