import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { sql } from '#server/db/sql-template.ts';
import { createTestDatabase } from '#server/db/test-database.ts';
import { readSettings } from '#server/settings/read-settings.ts';
import { closeAfterAll } from '#tests/close-after-all.ts';
import { openBucket } from '#tests/machines/bucket.ts';
import { backUpByItself } from './automatic.ts';
import { backupState } from './last-backup.ts';
import { beginRecord } from './records.ts';
import { lastDue, runScheduledBackup, scheduledBackups } from './schedule.ts';

const HOUR = 3_600_000;
let folder: string;
let now: Date;
const test = await closeAfterAll(createTestDatabase());

beforeEach(async () => {
  await test.database.execute(sql`delete from backups`);
  folder = await mkdtemp(join(tmpdir(), 'rasoi-scheduled-'));
  now = new Date('2026-11-23T03:00:00Z');
  return () => rm(folder, { recursive: true });
});

const pass = (hours: number) => {
  now = new Date(now.getTime() + hours * HOUR);
};

const depsWith = (env: Record<string, string> = {}) => ({
  database: test.database,
  databaseUrl: test.url,
  settings: readSettings({ RASOI_DATA: folder, ...env }),
  timeZone: async () => 'Asia/Kolkata',
  clock: () => now,
});

/** What one look at the time makes on each of several instances. */
const look = (env?: Record<string, string>, instances = 1) =>
  Promise.all(Array.from({ length: instances }, () => runScheduledBackup(depsWith(env)))).then((made) =>
    made.filter((place) => place !== undefined),
  );

const archives = () => readdir(join(folder, 'backups')).then((names) => names.sort());

it('a backup is due at four in the night, and every so many hours from then until the next night', () => {
  const due = (time: string, hours: number) => lastDue(new Date(time), hours, 'Asia/Kolkata').toISOString();
  // Four in the night in India is 22:30 UTC of the day before.
  expect(due('2026-11-23T22:29:00Z', 24)).toBe('2026-11-22T22:30:00.000Z');
  expect(due('2026-11-23T22:30:00Z', 24)).toBe('2026-11-23T22:30:00.000Z');
  expect(due('2026-11-23T12:00:00Z', 6)).toBe('2026-11-23T10:30:00.000Z');
  expect(due('2026-11-23T22:00:00Z', 5)).toBe('2026-11-23T18:30:00.000Z');
});

// BACKUP-6
it('of several instances one makes the backup of a night, and none the next before it is due', async () => {
  const [place] = await look({}, 4);
  expect(await archives()).toEqual(['rasoi-2026-11-23-030000000-scheduled.tar.gz']);
  expect((await backupState(test.database, now)).last?.place).toBe(place);
  expect(await look({}, 4)).toEqual([]);
  pass(19);
  expect(await look({}, 4)).toEqual([]);
  pass(1);
  expect(await look({}, 4)).toHaveLength(1);
  expect(await archives()).toHaveLength(2);
});

// BACKUP-6
it('the newest scheduled backups are kept, and all others that somebody made', async () => {
  const env = { BACKUP_KEEP: '2' };
  await look(env);
  const own = [
    'my-own.tar.gz',
    'rasoi-2026-11-22-120000000.tar.gz',
    'rasoi-2020-01-01-000000000-before-upgrade.tar.gz',
  ];
  for (const name of own) await writeFile(join(folder, 'backups', name), '');
  for (let night = 2; night <= 4; night++) {
    pass(24);
    await look(env);
  }
  const kept = ['rasoi-2026-11-25-030000000-scheduled.tar.gz', 'rasoi-2026-11-26-030000000-scheduled.tar.gz'];
  expect(await archives()).toEqual([...own, ...kept].sort());
});

// BACKUP-6
it('a backup that failed is tried again after an hour, and leaves nothing behind', async () => {
  await writeFile(join(folder, 'backups'), 'This is no folder.');
  await expect(look()).rejects.toThrow('file already exists');
  expect((await backupState(test.database, now)).problem).toContain('file already exists');
  await rm(join(folder, 'backups'));
  pass(0.9);
  expect(await look()).toEqual([]);
  pass(0.2);
  expect(await look()).toHaveLength(1);
  expect((await backupState(test.database, now)).problem).toBeUndefined();
});

// BACKUP-6
it('a backup whose process has died is made by another one', async () => {
  await test.database.execute(
    sql`insert into backups (id, cause, started, alive) values ('dead', 'schedule', ${now}, ${now})`,
  );
  await mkdir(join(folder, 'backups'));
  await writeFile(join(folder, 'backups/rasoi-2026-11-23-030000000-scheduled.tar.gz.part'), 'cut off');
  pass(0.1);
  expect(await look()).toEqual([]);
  pass(0.9);
  expect(await look()).toHaveLength(1);
  expect(await archives()).toEqual(['rasoi-2026-11-23-040000000-scheduled.tar.gz']);
});

it('a backup that is stopped with the server leaves no file', async () => {
  const stopping = new AbortController();
  const running = scheduledBackups(depsWith()).run(stopping.signal);
  stopping.abort(new Error('The server was stopped.'));
  await running;
  expect(await archives()).toEqual([]);
});

// BACKUP-6
it('a backup that could fill the disk is not begun', async () => {
  const { database, databaseUrl, settings, clock } = depsWith();
  const record = await beginRecord(database, 'command', now);
  const space = async () => ({ free: 256 * 1_048_576 });
  await expect(
    backUpByItself({ database, databaseUrl, settings, kind: 'scheduled', record, clock, space }),
  ).rejects.toThrow('There is no room for a backup');
  expect(await archives()).toEqual([]);
});

// BACKUP-6
it('backups go to an object store, where the newest are kept', async () => {
  const { objects, endpoint, close } = await openBucket();
  const env = {
    ...{ BACKUP_S3_ENDPOINT: endpoint, BACKUP_S3_BUCKET: 'safe', BACKUP_KEEP: '1' },
    ...{ BACKUP_S3_ACCESS_KEY_ID: 'key', BACKUP_S3_SECRET_ACCESS_KEY: 'secret' },
  };
  await look(env);
  pass(24);
  const [place] = await look(env);
  expect(place).toBe(`${endpoint}/safe/rasoi-2026-11-24-030000000-scheduled.tar.gz`);
  expect([...objects.keys()]).toEqual(['/safe/rasoi-2026-11-24-030000000-scheduled.tar.gz']);
  expect((await backupState(test.database, now)).last?.bytes).toBe([...objects.values()][0]?.length);
  expect(await archives()).toEqual([]);
  await close();
});
