import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeFolder, removeFolder, serverPid } from '#server/db/embedded/test-process.ts';
import { at } from '#tests/kitchen.ts';
import { type KitchenProcess, startKitchen } from '#tests/kitchen-process.ts';
import { type Crowd, gatherCrowd } from './crowd.ts';
import { checkLedger } from './ledger.ts';
import { memoryOf, signalDatabase } from './processes.ts';
import { isLong, seededRandom } from './random.ts';

/** Longer than any request may take, so that each is answered while the database is frozen. */
const FROZEN_MS = isLong ? 20_000 : 12_000;
const ANSWER_WITHIN_MS = 10_000;
const READERS = 30;
/** More than an outage may leave behind in a server, which has about 200 (MB). */
const GROWTH = 50;

let folder: string;
let kitchen: KitchenProcess;
let crowd: Crowd;
let database: number;

beforeAll(async () => {
  folder = await makeFolder();
  kitchen = await startKitchen(folder);
  crowd = await gatherCrowd({
    kitchen: () => kitchen,
    random: seededRandom('frozen database'),
    customers: 8,
  });
  database = Number(await serverPid(join(folder, 'postgres')));
});
afterAll(async () => {
  await signalDatabase(database, 'SIGCONT');
  await kitchen.end('SIGTERM');
  await removeFolder(join(folder, 'postgres'));
  await rm(folder, { recursive: true, force: true });
});

/** Reads a page of the database again and again; returns every status and the longest time to an answer. */
async function readUntil(stop: AbortSignal): Promise<{ statuses: Set<number>; slowest: number }> {
  const statuses = new Set<number>();
  let slowest = 0;
  const read = async () => {
    while (!stop.aborted) {
      const started = performance.now();
      const url = `${kitchen.origin}/v1${at('dishes', 'samosa')}?project=rasoi`;
      const answer = await fetch(url);
      await answer.arrayBuffer();
      statuses.add(answer.status);
      slowest = Math.max(slowest, performance.now() - started);
      if (answer.status === 503) expect(answer.headers.get('retry-after')).toMatch(/^\d+$/);
      await sleep(20);
    }
  };
  await Promise.all(Array.from({ length: READERS }, read));
  return { statuses, slowest };
}

// FAULT-3
it.skipIf(process.platform !== 'linux')(
  'a frozen database: every request is answered within 10 seconds, the server keeps its size and recovers by itself',
  { timeout: 120_000 },
  async () => {
    await crowd.order(100);
    const before = await memoryOf(kitchen.pid);
    const stop = new AbortController();
    const reading = readUntil(stop.signal);
    const ordering = crowd.order(Number.POSITIVE_INFINITY, stop.signal);
    await sleep(500);
    await signalDatabase(database, 'SIGSTOP');
    await sleep(FROZEN_MS);
    const frozen = crowd.acknowledged.length;
    const during = await memoryOf(kitchen.pid);
    await signalDatabase(database, 'SIGCONT');
    await crowd.placed(frozen + 20);
    stop.abort();
    const { statuses, slowest } = await reading;
    await ordering;
    console.log(
      `slowest ${Math.round(Math.max(slowest, crowd.slowest()))} ms, ${Math.round(before)} → ${Math.round(during)} MB`,
    );
    expect(statuses).toEqual(new Set([200, 503]));
    expect(crowd.refusals.get(503)).toBeGreaterThan(0);
    expect([...crowd.refusals.keys()]).toEqual([503]);
    expect(Math.max(slowest, crowd.slowest())).toBeLessThan(ANSWER_WITHIN_MS);
    expect(during - before).toBeLessThan(GROWTH);
    await checkLedger(kitchen.databaseUrl, crowd);
  },
);
