import { execFile } from 'node:child_process';
import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeFolder, removeFolder } from '#server/db/embedded/test-process.ts';
import { type KitchenProcess, startKitchen } from '#tests/kitchen-process.ts';
import { type Crowd, gatherCrowd } from './crowd.ts';
import { checkLedger } from './ledger.ts';
import { isLong, seededRandom } from './random.ts';

const run = promisify(execFile);

/** The size of the disk: the database, its log of changes, and some room (MB). */
const DISK_MB = 256;
const FULL_MS = isLong ? 30_000 : 5_000;
const CHUNK = Buffer.alloc(1_048_576);

let folder: string;
let mounted = false;
let kitchen: KitchenProcess | undefined;

beforeAll(async () => {
  folder = await makeFolder();
  const options = ['-t', 'tmpfs', '-o', `size=${DISK_MB}m`, 'tmpfs', folder];
  mounted = await run('mount', options).then(
    () => true,
    () => false,
  );
});
afterAll(async () => {
  await kitchen?.end('SIGTERM');
  await removeFolder(join(folder, 'postgres'));
  if (mounted) await run('umount', [folder]);
  await rm(folder, { recursive: true, force: true });
});

/** Fills the disk to its last byte. */
async function fill(path: string): Promise<void> {
  const file = await open(path, 'w');
  try {
    for (let size = CHUNK.length; size > 0; ) {
      await file.write(CHUNK, 0, size).catch(() => {
        size = Math.floor(size / 2);
      });
    }
  } finally {
    await file.close();
  }
}

// FAULT-4
it('a full disk refuses orders with 503, loses none, and orders go on by themselves when there is room again', {
  timeout: 180_000,
}, async ({ skip }) => {
  if (!mounted) skip('Only root can mount a small disk.');
  const opened = await startKitchen(folder);
  kitchen = opened;
  const random = seededRandom('full disk');
  const crowd: Crowd = await gatherCrowd({ kitchen: () => opened, random, customers: 4 });
  const filler = join(folder, 'filler');
  const stop = new AbortController();
  const ordering = crowd.order(Number.POSITIVE_INFINITY, stop.signal);
  await crowd.placed(10);
  await fill(filler);
  while ((crowd.refusals.get(503) ?? 0) === 0) await sleep(10);
  await sleep(FULL_MS);
  await rm(filler);
  await crowd.placed(crowd.acknowledged.length + 20);
  stop.abort();
  await ordering;
  expect([...crowd.refusals.keys()]).toEqual([503]);
  await checkLedger(opened.databaseUrl, crowd);
});
