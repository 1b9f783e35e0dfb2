import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Database, withLongWork } from '#server/db/connection.ts';
import { sql } from '#server/db/sql-template.ts';
import { readSettings } from '#server/settings/read-settings.ts';
import { openBucket } from '#tests/machines/bucket.ts';
import { openOrderKitchen } from '#tests/order-kitchen.ts';
import { backUpByItself } from './automatic.ts';
import { tryRestore } from './drill.ts';
import { beginDrill, drillState, trialName } from './drill-records.ts';
import { isDrillDue, weeklyDrills } from './drill-schedule.ts';
import { placeOf } from './places.ts';
import { beginRecord } from './records.ts';

const DAY = 86_400_000;
let now: Date;
let leftBehind: string[];
const kitchen = await openOrderKitchen();
await kitchen.place();
now = new Date();
const folder: string = await mkdtemp(join(tmpdir(), 'rasoi-drill-'));

afterAll(async () => {
  await kitchen.close();
  await rm(folder, { recursive: true });
});
beforeEach(() => {
  leftBehind = [];
});
afterEach(async () => {
  await kitchen.database.execute(sql`delete from restore_drills`);
  await rm(join(folder, 'backups'), { recursive: true, force: true });
});

const depsWith = (env: Record<string, string> = {}) => ({
  database: kitchen.database,
  databaseUrl: kitchen.url,
  settings: readSettings({ RASOI_DATA: folder, DATABASE_URL: 'postgres://elsewhere.example/rasoi', ...env }),
  timeZone: async () => 'Asia/Kolkata',
  onLeftBehind: (error: unknown) => leftBehind.push(String(error)),
  clock: () => now,
});

async function backUp(env?: Record<string, string>): Promise<void> {
  const record = await beginRecord(kitchen.database, 'command', now);
  await backUpByItself({ ...depsWith(env), kind: 'scheduled', record });
}
const state = () => drillState(kitchen.database, now);

/** The databases of trials. */
const trials = () =>
  kitchen.database.query(sql`select datname from pg_database where datname = current_database() || '_trial'`);

// DRILL-1
it('restores the newest backup into a database of its own, counts its orders and drops it', async () => {
  expect(await tryRestore(depsWith())).toBeUndefined();
  await backUp();
  const drill = await tryRestore(depsWith());
  expect(drill).toMatchObject({ orders: 1, seconds: expect.any(Number) });
  expect(await state()).toMatchObject({ last: { orders: 1, at: now }, problem: undefined, isLate: false });
  expect(await trials()).toEqual([]);
});

// DRILL-1
it('reads encrypted backups and those in a bucket', async () => {
  const bucket = await openBucket();
  const env = {
    BACKUP_PASSPHRASE: 'sarson-ka-saag',
    BACKUP_S3_ENDPOINT: bucket.endpoint,
    BACKUP_S3_BUCKET: 'backups',
    BACKUP_S3_ACCESS_KEY_ID: 'id',
    BACKUP_S3_SECRET_ACCESS_KEY: 'secret',
  };
  await backUp(env);
  expect(await tryRestore(depsWith(env))).toMatchObject({ archive: expect.stringMatching(/\.age$/) });
  await bucket.close();
});

// DRILL-2
it('says when a backup is damaged, and when orders are missing from it', async () => {
  await backUp();
  const [name = ''] = await readdir(join(folder, 'backups'));
  await kitchen.place();
  await kitchen.database.execute(sql`update orders set created = now() - interval '1 hour'`);
  await expect(tryRestore(depsWith())).rejects.toThrow(
    'The backup has only 1 of 2 rows of "orders" that are older than it.',
  );
  await writeFile(join(folder, 'backups', name.replace(/\d{4}/, '2099')), 'no backup');
  await expect(tryRestore(depsWith())).rejects.toThrow('no backup of Rasoi');
  expect(await state()).toMatchObject({ problem: 'This file is no backup of Rasoi', last: undefined });
  expect(await trials()).toEqual([]);
});

async function trialDatabase(): Promise<string> {
  const [row] = await kitchen.database.query<{ name: string }>(sql`select current_database() as name`);
  return `${row?.name}_trial`;
}
const look = () => weeklyDrills(depsWith()).run(AbortSignal.timeout(60_000));

// DRILL-3
it('does not disturb a trial that runs, and drops what a killed one has left at the next look', async () => {
  /** Creates the database of a trial, as one that goes on or was killed has it. */
  async function createTrial(): Promise<void> {
    await kitchen.database.execute(sql`create database ${sql.identifier(await trialDatabase())}`);
  }
  await backUp();
  await createTrial();
  const id = 'killed';
  await withLongWork({ url: kitchen.url, name: trialName(id) }, async (own) => {
    await beginDrill(own, now, id);
    await look();
    expect(await trials()).toHaveLength(1);
    expect(await tryRestore(depsWith())).toBeUndefined();
  });
  // PostgreSQL takes a moment to end the sessions of a client that is gone.
  await vi.waitFor(async () => {
    await look();
    expect(await trials()).toEqual([]);
  }, 5_000);
  expect(await state()).toMatchObject({
    problem: 'It was interrupted: the server ended.',
    leftBehind: undefined,
  });
});

// DRILL-5
it('a database that cannot be dropped hides no result, is recorded, and is tried again', async () => {
  await backUp();
  const name = sql.identifier(await trialDatabase());
  const place = placeOf(depsWith().settings);
  // PostgreSQL refuses to drop a template.
  const read = async (archive: string) => {
    await kitchen.database.execute(sql`alter database ${name} is_template true`);
    return place.read(archive);
  };
  expect(await tryRestore({ ...depsWith(), place: { ...place, read } })).toMatchObject({ orders: 2 });
  const refused = /^\w+_trial: cannot drop a template database$/;
  expect(await state()).toMatchObject({ last: { orders: 2 }, problem: undefined });
  expect((await state()).leftBehind).toMatch(refused);
  await look();
  expect(leftBehind).toEqual([expect.stringMatching('cannot drop a template database')]);
  // The next trial is in its way, and says so.
  await expect(tryRestore(depsWith())).rejects.toThrow('cannot drop a template database');
  expect((await state()).problem).toMatch(
    /^The database of an earlier trial could not be dropped: \w+: cannot drop a template database$/,
  );
  await kitchen.database.execute(sql`alter database ${name} is_template false`);
  await look();
  expect(await trials()).toEqual([]);
  expect((await state()).leftBehind).toBeUndefined();
  expect(leftBehind).toHaveLength(1);
});

// DRILL-5
it('makes, fills, compares and drops its database on no connection of requests', async () => {
  await backUp();
  const refused = () => Promise.reject(new Error('canceling statement due to statement timeout'));
  const database: Database = {
    ...kitchen.database,
    query: refused,
    execute: refused,
    read: refused,
    transaction: refused,
    longWork: () => kitchen.database,
  };
  expect(await tryRestore({ ...depsWith(), database })).toMatchObject({ orders: 2 });
  expect(await trials()).toEqual([]);
});

// DRILL-1
it('is due each week in the night, at any hour when it is late, and the next night after a failure', () => {
  const at = (time: string) => new Date(time);
  // Half past four in the night in India.
  const night = at('2026-11-22T23:00:00Z');
  const noon = at('2026-11-22T06:30:00Z');
  const ago = (days: number) => new Date(night.getTime() - days * DAY);
  const good = { archive: '', archivedAt: night, seconds: 1, orders: 1 };
  const none = {
    last: undefined,
    triedAt: undefined,
    problem: undefined,
    leftBehind: undefined,
    isLate: false,
    firstBackup: ago(1),
  };
  const lastGood = (days: number) => ({ ...none, last: { ...good, at: ago(days) }, triedAt: ago(days) });
  const due = (state: typeof none | ReturnType<typeof lastGood>, now: Date) =>
    isDrillDue(state, now, 'Asia/Kolkata');
  expect([due(none, night), due(none, noon)]).toEqual([true, false]);
  expect([due(lastGood(6), night), due(lastGood(7), night), due(lastGood(7), noon)]).toEqual([
    false,
    true,
    false,
  ]);
  expect(due(lastGood(9), noon)).toBe(true);
  expect([
    due({ ...lastGood(8), triedAt: ago(0.5) }, night),
    due({ ...lastGood(8), triedAt: ago(1) }, night),
  ]).toEqual([false, true]);
});

// DRILL-4
it('is late eight days after the last good one or the first backup', async () => {
  await backUp();
  now = new Date(now.getTime() + 7 * DAY);
  expect((await state()).isLate).toBe(false);
  now = new Date(now.getTime() + 2 * DAY);
  expect((await state()).isLate).toBe(true);
});
