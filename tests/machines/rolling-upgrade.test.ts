import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import WebSocket from 'ws';
import { PROJECT_FOLDER } from '#server/settings/project-folder.ts';
import { PROVEN_FILE } from '#server/start/proof.ts';
import { type Crowd, gatherCrowd } from '#tests/faults/crowd.ts';
import { checkLedger } from '#tests/faults/ledger.ts';
import { seededRandom } from '#tests/faults/random.ts';
import { at } from '#tests/kitchen.ts';
import { type LiveSocket, openLiveSocket } from '#web/lib/live/live-socket.ts';
import { composeEnvironment, startComposeCaddy, startComposePgBouncer } from './compose.ts';
import { type Instance, startInstance } from './instance.ts';
import { type LaterVersion, makeLaterVersion } from './later-version.ts';
import { freePort, missingPackages, startRedisServer } from './packages.ts';
import { type PostgresPair, startPair } from './postgres-pair.ts';

// The topology of compose.yaml as processes of Debian's packages, with its own files for Caddy and PgBouncer, upgraded as it
// says: one instance after the other, while people order.

const missing = missingPackages('pgbouncer', 'redis-server', 'caddy', 'postgresql');
if (missing) console.warn(`tests/machines/rolling-upgrade is skipped: it ${missing}`);

const NEW = '99.1.0';
const CUSTOMERS = 6;
const SOCKETS = 6;
/** Orders that are placed before, between and after. */
const ORDERS_EACH_TIME = 10;
/** Milliseconds between two requests of a visitor. */
const VISIT_EVERY = 50;
const DISHES = 'databases.rasoi.collections.dishes.documents';

let pair: PostgresPair;
let later: LaterVersion;
let data: string;
let origin: string;
let crowd: Crowd;
let settings: Record<string, string>;
const ports: [number, number] = [0, 0];
const instances: Instance[] = [];
const stops: (() => unknown)[] = [];

const start = (n: 0 | 1, project: string) => startInstance({ ...settings, PORT: String(ports[n]) }, project);

beforeAll(async () => {
  if (missing) return;
  vi.stubGlobal('WebSocket', BrowserSocket);
  [pair, later, data] = await Promise.all([
    startPair(),
    makeLaterVersion(NEW),
    mkdtemp(join(tmpdir(), 'rasoi-rolling-')),
  ]);
  const pgBouncer = await startComposePgBouncer(pair.primary.url);
  const redis = await startRedisServer();
  for (const n of [0, 1] as const) ports[n] = await freePort();
  const caddy = await startComposeCaddy(ports);
  origin = caddy.origin;
  settings = {
    ...composeEnvironment(),
    NODE_ENV: 'production',
    DATABASE_URL: pgBouncer.url,
    DATABASE_DIRECT_URL: pair.primary.url,
    REDIS_URL: redis.url,
    PUBLIC_URL: origin,
    TRUST_PROXY: 'loopback',
    RASOI_DATA: data,
    ADMIN_PASSWORD: 'Kadhai-and-Tawa-42',
    RATE_LIMIT_SCALE: '0',
  };
  stops.push(caddy.stop, pgBouncer.stop, redis.stop);
  instances.push(...(await Promise.all([start(0, PROJECT_FOLDER), start(1, PROJECT_FOLDER)])));
  const kitchen = { origin, databaseUrl: pair.primary.url };
  await vi.waitFor(async () => expect((await fetch(`${origin}/ready`)).status).toBe(200), 10_000);
  crowd = await gatherCrowd({
    kitchen: () => kitchen,
    random: seededRandom('rolling'),
    customers: CUSTOMERS,
  });
}, 90_000);
afterAll(async () => {
  vi.unstubAllGlobals();
  await Promise.all(instances.map((instance) => instance.end('SIGKILL')));
  for (const stop of stops) await stop();
  await pair?.stop();
  for (const folder of [data, later?.folder]) if (folder) await rm(folder, { recursive: true });
});

/** Somebody who looks at pages, until they are told to stop. */
function visit() {
  const answers: (number | string)[] = [];
  let isOver = false;
  const visiting = (async () => {
    for (let n = 0; !isOver; n++) {
      const answer = await fetch(`${origin}${['/menu', '/', '/v1/health'][n % 3]}`, {
        headers: { 'x-appwrite-project': 'rasoi' },
      }).catch((error: Error) => String(error.cause ?? error));
      if (typeof answer !== 'string') await answer.arrayBuffer();
      answers.push(typeof answer === 'string' ? answer : answer.status);
      await sleep(VISIT_EVERY);
    }
  })();
  return {
    answers,
    async stop() {
      isOver = true;
      await visiting;
    },
  };
}

/** The browser's class, from the origin of the site. */
class BrowserSocket extends WebSocket {
  constructor(url: string) {
    super(url, { origin });
    this.on('error', () => undefined);
  }
}

/** An open page, as the site's own code keeps it up to date. */
function openPage() {
  const seen = { connected: 0, lost: 0, prices: [] as unknown[] };
  const socket: LiveSocket = openLiveSocket(
    `${origin.replace('http', 'ws')}/v1/realtime?project=rasoi&channels[]=${DISHES}`,
    {
      onConnected: () => void seen.connected++,
      onEvent: ({ payload }) => void seen.prices.push(payload.price),
      onLost: () => void seen.lost++,
    },
  );
  return { ...socket, seen };
}

const statusOf = async (path: string) => {
  const answer = await fetch(`${origin}${path}`);
  await answer.arrayBuffer();
  return answer.status;
};

async function countOrders(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query('select count(*)::int as count from orders');
  await client.end();
  return rows[0].count;
}

// SCALE-7
describe.skipIf(missing)('a new version on two instances, one after the other', () => {
  it('loses no order, doubles none and refuses none, and open pages hear of changes again', async () => {
    const ordering = new AbortController();
    const done = crowd.order(Number.POSITIVE_INFINITY, ordering.signal);
    const visitor = visit();
    const pages = Array.from({ length: SOCKETS }, openPage);
    await vi.waitFor(
      () => expect(pages.map(({ seen }) => seen.connected)).toEqual(pages.map(() => 1)),
      5_000,
    );
    const order = () => Promise.race([crowd.placed(crowd.acknowledged.length + ORDERS_EACH_TIME), done]);
    const both = async () => [await statusOf(later.scripts.before), await statusOf(later.scripts.after)];

    await order();
    expect(await both()).toEqual([200, 404]);
    for (const n of [0, 1] as const) {
      await instances[n]?.end('SIGTERM');
      instances[n] = await start(n, later.folder);
      await order();
      // Pages of both versions are open while both serve.
      if (n === 0) await vi.waitFor(async () => expect(await both()).toEqual([200, 200]), 5_000);
    }
    await order();
    ordering.abort();
    await done;
    await visitor.stop();

    expect((await readFile(join(data, PROVEN_FILE), 'utf8')).trim()).toBe(NEW);
    expect(await both()).toEqual([404, 200]);
    expect([...crowd.refusals]).toEqual([]);
    expect(visitor.answers.filter((status) => status !== 200)).toEqual([]);
    await checkLedger(pair.primary.url, crowd);
    const stored = await countOrders(pair.primary.url);
    expect(stored).toBe(crowd.acknowledged.length);
    // A commit waits until the replica has it, not until it shows it.
    await vi.waitFor(async () => expect(await countOrders(pair.standby.url)).toBe(stored), 5_000);

    const price = await fetch(`${origin}/v1${at('dishes', 'samosa')}`, {
      method: 'PATCH',
      headers: {
        'x-appwrite-project': 'rasoi',
        'content-type': 'application/json',
        'x-appwrite-session': crowd.cook.session,
      },
      body: JSON.stringify({ data: { price: 4321 } }),
    });
    expect(price.status).toBe(200);
    await vi.waitFor(
      () => expect(pages.map(({ seen }) => seen.prices.at(-1))).toEqual(pages.map(() => 4321)),
      5_000,
    );
    expect(pages.map(({ seen }) => seen.lost).reduce((one, other) => one + other)).toBeGreaterThanOrEqual(
      SOCKETS,
    );
    expect(pages.map(({ seen: { connected, lost } }) => connected - lost)).toEqual(pages.map(() => 1));
    for (const page of pages) page.close();
  }, 60_000);
});
