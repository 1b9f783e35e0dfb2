import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { makeFolder, removeFolder } from '#server/db/embedded/test-process.ts';
import { startRedis } from '#server/integrations/test-redis.ts';
import { at } from '#tests/kitchen.ts';
import { type KitchenProcess, startKitchen } from '#tests/kitchen-process.ts';
import { type Crowd, gatherCrowd } from './crowd.ts';
import { checkLedger } from './ledger.ts';
import { seededRandom } from './random.ts';

const ANSWER_WITHIN_MS = 10_000;

let folder: string;
let redis: Awaited<ReturnType<typeof startRedis>>;
let kitchen: KitchenProcess;
/** Another server of the same kitchen. */
let other: KitchenProcess;
let crowd: Crowd;

beforeAll(async () => {
  folder = await makeFolder();
  redis = await startRedis();
  // Limits that nobody reaches, so that requests are counted.
  const settings = { REDIS_URL: redis.url, RATE_LIMIT_SCALE: '100' };
  kitchen = await startKitchen(folder, { settings });
  other = await startKitchen(folder, { databaseUrl: kitchen.databaseUrl, settings });
  crowd = await gatherCrowd({ kitchen: () => kitchen, random: seededRandom('redis'), customers: 4 });
});
afterAll(async () => {
  await other.end('SIGTERM');
  await kitchen.end('SIGTERM');
  await redis.stop();
  await removeFolder(join(folder, 'postgres'));
  await rm(folder, { recursive: true, force: true });
});

/** What a dish is called in the other server's list of the menu, which it keeps until an event says that it has changed. */
async function nameElsewhere(): Promise<string> {
  const answer = await fetch(`${other.origin}/v1${at('dishes')}?project=rasoi`);
  const { documents } = (await answer.json()) as { documents: { $id: string; name: string }[] };
  return documents.find(({ $id }) => $id === 'samosa')?.name ?? '';
}

async function rename(name: string): Promise<void> {
  const answer = await fetch(`${kitchen.origin}/v1${at('dishes', 'samosa')}`, {
    method: 'PATCH',
    headers: {
      'x-appwrite-project': 'rasoi',
      'x-appwrite-session': crowd.cook.session,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ data: { name } }),
  });
  expect(answer.status).toBe(200);
}

// FAULT-8
it('without Redis or Valkey orders go on, and once it is back every server shows what has changed meanwhile', async () => {
  await rename('Samosa');
  await vi.waitFor(async () => expect(await nameElsewhere()).toBe('Samosa'), 10_000);
  await redis.stop();
  await crowd.order(20);
  await rename('Samosa with chutney');
  expect([...crowd.refusals.keys()]).toEqual([]);
  expect(crowd.slowest()).toBeLessThan(ANSWER_WITHIN_MS);
  redis = await startRedis(Number(new URL(redis.url).port));
  await vi.waitFor(async () => expect(await nameElsewhere()).toBe('Samosa with chutney'), 20_000);
  const counted = redis.counters.size;
  await crowd.order(20);
  expect(redis.counters.size).toBeGreaterThan(counted);
  await checkLedger(kitchen.databaseUrl, crowd);
});
