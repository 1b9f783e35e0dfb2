import { createReadStream } from 'node:fs';
import { copyFile, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openForLongWork } from '#server/db/connection.ts';
import { sql } from '#server/db/sql-template.ts';
import { createTestDatabase, type TestDatabase } from '#server/db/test-database.ts';
import { diskStore } from '#server/files/disk-store.ts';
import { PROJECT_FOLDER } from '#server/settings/project-folder.ts';
import { readSettings } from '#server/settings/read-settings.ts';
import { migrateSafely } from './before-migration.ts';
import { restoreBackup } from './restore-backup.ts';

const MIGRATIONS = join(PROJECT_FOLDER, 'server/db/migrations');
/** The first migration of the newer version. */
const NEWER = '0670';

let test: TestDatabase;
let data: string;
let migrations: string;
let printed: string[];

beforeEach(async () => {
  test = await createTestDatabase();
  data = await mkdtemp(join(tmpdir(), 'rasoi-upgrade-'));
  migrations = await mkdtemp(join(tmpdir(), 'rasoi-migrations-'));
  printed = [];
  await empty();
  return async () => {
    await rm(data, { recursive: true });
    await rm(migrations, { recursive: true });
  };
});
afterEach(() => test.drop());

async function empty(): Promise<void> {
  await test.database.execute(sql`drop schema public cascade`);
  await test.database.execute(sql`create schema public`);
}

async function takeMigrations(isWanted: (name: string) => boolean): Promise<void> {
  for (const name of (await readdir(MIGRATIONS)).filter(isWanted))
    await copyFile(join(MIGRATIONS, name), join(migrations, name));
}

const start = (env: Record<string, string> = {}, { database, url } = test) =>
  migrateSafely({
    database,
    databaseUrl: url,
    settings: readSettings({ RASOI_DATA: data, ...env }),
    migrationsFolder: migrations,
    print: (line) => printed.push(line),
  });
const applied = async () =>
  (await test.database.query<{ name: string }>(sql`select name from migrations order by name`)).map(
    ({ name }) => `${name}.sql`,
  );

/** Starts the earlier version, on an empty database. */
async function openEarlier(): Promise<void> {
  await takeMigrations((name) => name < NEWER);
  await start();
  await test.database.execute(
    sql`insert into server_keys (name, key) values ('of the earlier version', '\\x01')`,
  );
}

// BACKUP-7
it('a start of a newer version backs the data up as the earlier one left it', async () => {
  const archives = () => readdir(join(data, 'backups')).catch(() => []);
  await openEarlier();
  expect(await archives()).toEqual([]);
  await takeMigrations(() => true);
  // Two instances start at once. One of them upgrades.
  const other = openForLongWork({ url: test.url, maxConnections: 1 });
  await Promise.all([start(), start({}, { ...test, database: other })]);
  await other.close();
  expect(await applied()).toEqual(await readdir(migrations));
  const [name = '', ...more] = await archives();
  expect(more).toEqual([]);
  expect(name).toMatch(/^rasoi-.*-before-upgrade\.tar\.gz$/);
  expect(printed).toEqual([`Backed up before the upgrade: ${join(data, 'backups', name)}`]);

  await empty();
  const archive = createReadStream(join(data, 'backups', name));
  const store = diskStore(join(data, 'restored'), async () => undefined);
  await restoreBackup({ databaseUrl: test.url, store, migrationsFolder: MIGRATIONS }, archive);
  expect(await applied()).toEqual((await readdir(migrations)).filter((each) => each < NEWER));
  expect(await test.database.query(sql`select name from server_keys`)).toEqual([
    { name: 'of the earlier version' },
  ]);
  await start();
  expect(await archives()).toHaveLength(2);
});

// BACKUP-7
it('a start whose backup fails changes nothing, unless the owner wants none', async () => {
  await openEarlier();
  const before = await applied();
  await takeMigrations(() => true);
  await writeFile(join(data, 'backups'), 'This is no folder.');
  await expect(start()).rejects.toThrow(
    /^The backup before the upgrade failed, so nothing was changed: [^\n]+ BACKUP_BEFORE_UPGRADE=0 upgrades without it\.$/,
  );
  expect(await applied()).toEqual(before);
  await start({ BACKUP_BEFORE_UPGRADE: '0' });
  expect(await applied()).toEqual(await readdir(migrations));
});
