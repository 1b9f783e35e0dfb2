/**
 * The database's primary is killed while customers order, and its synchronous standby is promoted: for how long orders are
 * refused, how they are refused, and whether every acknowledged order is there afterwards. Needs Debian's packages
 * postgresql and haproxy. HAProxy asks each server whether it takes writes, as with Patroni, whose part this program plays.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { gatherCrowd } from '#tests/faults/crowd.ts';
import { seededRandom } from '#tests/faults/random.ts';
import { missingPackages, startHaproxyForPrimary } from '#tests/machines/packages.ts';
import { startPair } from '#tests/machines/postgres-pair.ts';
import { withKitchen } from './parts/kitchen.ts';

const CUSTOMERS = 8;
const ORDERS = 400;
const KILL_AFTER = 100;
/** How long the tool for failover takes to be sure that the primary is dead (milliseconds). Patroni's default is 30 s. */
const NOTICED_AFTER = 3_000;
const PROBE_EVERY = 50;

interface Probe {
  at: number;
  status: number;
  retryAfter: string | null;
  took: number;
}

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

/** Asks for something that needs the database, until it is stopped. */
function startProbes(url: string): { probes: Probe[]; stop(): Promise<void> } {
  const probes: Probe[] = [];
  let stopped = false;
  const running = (async () => {
    while (!stopped) {
      const at = performance.now();
      const answer = await fetch(url);
      await answer.arrayBuffer();
      const took = performance.now() - at;
      probes.push({ at, status: answer.status, retryAfter: answer.headers.get('retry-after'), took });
      await sleep(PROBE_EVERY);
    }
  })();
  return {
    probes,
    async stop() {
      stopped = true;
      await running;
    },
  };
}

async function storedOrders(url: string): Promise<Map<string, number>> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query('select id, "totalAmount" / 100.0 as total from orders');
  await client.end();
  return new Map(rows.map(({ id, total }) => [id, Number(total)]));
}

async function failOver(): Promise<void> {
  const pair = await startPair();
  const proxy = await startHaproxyForPrimary(
    pair.checks.map(({ server, port }) => ({ port: server.port, checkPort: port })),
  );
  try {
    const databaseUrl = `postgres://rasoi@127.0.0.1:${proxy.port}/postgres`;
    await withKitchen(
      async (kitchen) => {
        const crowd = await gatherCrowd({
          kitchen: () => kitchen,
          random: seededRandom('failover'),
          customers: CUSTOMERS,
        });
        const { probes, stop } = startProbes(`${kitchen.origin}/v1/health`);
        const ordering = crowd.order(ORDERS);
        await crowd.placed(KILL_AFTER);
        pair.killPrimary();
        const killed = performance.now();
        const before = crowd.acknowledged.length;
        await sleep(NOTICED_AFTER);
        await pair.promoteStandby();
        const promoted = performance.now();
        const known = crowd.acknowledged.length;
        await crowd.placed(known + 1);
        const recovered = performance.now();
        await ordering;
        await stop();

        const stored = await storedOrders(pair.standby.url);
        const lost = crowd.acknowledged.filter(({ $id, totalAmount }) => stored.get($id) !== totalAmount);
        const refused = probes.filter(({ at, status }) => at > killed && status !== 200);
        const without = refused.filter(({ status, retryAfter }) => status !== 503 || retryAfter === null);
        const slowest = Math.max(...probes.map(({ took }) => took), crowd.slowest());
        console.log(
          `${before} orders acknowledged, then the primary is killed; promoted after ${seconds(promoted - killed)}`,
        );
        console.log(
          `next acknowledged order      ${seconds(recovered - killed)} after the kill, ${seconds(recovered - promoted)} after the promotion`,
        );
        console.log(
          `answers in between           ${refused.length} of 503, ${without.length} of them without Retry-After; the slowest of all ${seconds(slowest)}`,
        );
        console.log(
          `acknowledged orders          ${crowd.acknowledged.length}, of them lost or changed ${lost.length}; stored ${stored.size} of ${crowd.asked.size} that were ever asked for`,
        );
      },
      { databaseUrl },
    );
  } finally {
    await proxy.stop();
    await pair.stop();
  }
}

const missing = missingPackages('haproxy', 'postgresql');
if (missing) console.log(`Not measured: it ${missing}`);
else await failOver();
