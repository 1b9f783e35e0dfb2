import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { makeFolder, removeFolder, serverPid } from '#server/db/embedded/test-process.ts';
import { type MailServer, openMailServer } from '#tests/doubles/mail-server.ts';
import { type KitchenProcess, startKitchen } from '#tests/kitchen-process.ts';
import { type Crowd, gatherCrowd } from './crowd.ts';
import { checkLedger } from './ledger.ts';
import { checkMails } from './mails.ts';
import { isLong, seededRandom } from './random.ts';

const PLACEMENTS = isLong ? 200 : 60;
/** How often each of the three kills happens. */
const ROUNDS = isLong ? 6 : 1;
const CUSTOMERS = 8;

const random = seededRandom('kills');
let folder: string;
let kitchen: KitchenProcess;
let mailServer: MailServer;
let crowd: Crowd;

const start = () => startKitchen(folder, { sendMail: true, settings: { SMTP_URL: mailServer.url } });

beforeAll(async () => {
  folder = await makeFolder();
  mailServer = await openMailServer();
  kitchen = await start();
  crowd = await gatherCrowd({ kitchen: () => kitchen, random, customers: CUSTOMERS });
});
afterAll(async () => {
  await kitchen.end('SIGTERM');
  await removeFolder(join(folder, 'postgres'));
  await rm(folder, { recursive: true, force: true });
  await mailServer.close();
});

const databasePid = () => serverPid(join(folder, 'postgres'));

async function killDatabase(): Promise<void> {
  process.kill(Number(await databasePid()), 'SIGKILL');
}

async function killServer(): Promise<void> {
  await kitchen.end('SIGKILL');
  kitchen = await start();
}

const KILLS = {
  server: killServer,
  async database() {
    const killed = await databasePid();
    await killDatabase();
    await vi.waitUntil(async () => ![killed, undefined].includes(await databasePid()), 30_000);
  },
  async both() {
    await killDatabase();
    await killServer();
  },
};

// SAFE-2, FAULT-1
it('a kitchen whose server and database are killed keeps every acknowledged order, and makes none twice', {
  timeout: isLong ? 900_000 : 300_000,
}, async () => {
  const kinds = Array.from({ length: ROUNDS }, () => Object.values(KILLS)).flat();
  // Not the last placements, so that some are always under way.
  const moments = kinds.map(() => 1 + random.below(PLACEMENTS - CUSTOMERS)).sort((one, other) => one - other);
  const ordering = crowd.order(PLACEMENTS);
  for (const [at, kill] of random.shuffled(kinds).entries()) {
    await Promise.race([crowd.placed(moments[at] ?? 0), ordering]);
    await kill();
    await crowd.untilOpen();
    await checkLedger(kitchen.databaseUrl, crowd);
  }
  await ordering;
  expect(crowd.acknowledged).toHaveLength(PLACEMENTS);
  expect([...crowd.refusals.keys()]).not.toEqual([]);
  await checkLedger(kitchen.databaseUrl, crowd);
  await checkMails(kitchen.databaseUrl, mailServer);
});
