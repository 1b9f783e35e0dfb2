import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type LongWorkDatabase, openForLongWork } from '#server/db/connection.ts';
import { CURRENT_RELEASE, type Release } from '#server/db/embedded/binaries.ts';
import { startEmbedded } from '#server/db/embedded/supervisor.ts';
import { migrate } from '#server/db/migrate.ts';
import { sql } from '#server/db/sql-template.ts';
import { PROJECT_FOLDER } from '#server/settings/project-folder.ts';
import { readSettings } from '#server/settings/read-settings.ts';
import { installEarlier } from './earlier-postgres.ts';
import { backupState } from './last-backup.ts';
import { upgradeCluster } from './upgrade-cluster.ts';

const said: string[] = [];
const log = { info: (line: string) => void said.push(line), error: (line: string) => void said.push(line) };
let base: string;
let data: string;

async function withServer<T>(
  work: (database: LongWorkDatabase) => Promise<T>,
  release: Release = CURRENT_RELEASE,
): Promise<T> {
  const server = await startEmbedded({ folder: join(data, 'postgres'), durable: false, log, release });
  const database = openForLongWork({ url: server.url, maxConnections: 1 });
  try {
    return await work(database);
  } finally {
    await database.close();
    await server.stop();
  }
}

const keys = (database: LongWorkDatabase) => database.query(sql`select name from server_keys order by name`);
const settings = () => readSettings({ RASOI_DATA: data });
const clusters = async () => (await readdir(data)).filter((name) => name.startsWith('postgres')).sort();

beforeAll(async () => {
  base = await mkdtemp(join(tmpdir(), 'rasoi-major-'));
  data = join(base, 'data');
  await mkdir(data);
  const earlier = await installEarlier('17', join(data, 'postgres-17-programs'));
  await withServer(async (database) => {
    await migrate(database, join(PROJECT_FOLDER, 'server/db/migrations'));
    await database.execute(sql`insert into server_keys (name, key) values ('of 17', '\\x01')`);
  }, earlier);
}, 240_000);
afterAll(() => rm(base, { recursive: true, force: true }));

// In this order: one database of PostgreSQL 17, whose programs take long to install, goes through all of it.
describe('the upgrade of a database', { shuffle: false }, () => {
  // BACKUP-9
  it('an upgrade that fails leaves the old database as it was, and says so in one line', async () => {
    await writeFile(join(data, 'backups'), 'This is no folder.');
    await expect(upgradeCluster(settings(), log)).rejects.toThrow(
      /^The database could not be upgraded from PostgreSQL 17 to 18, and is as it was: [^\n]+$/,
    );
    expect(await clusters()).toEqual(['postgres', 'postgres-17-programs']);
    expect(await readFile(join(data, 'postgres/cluster/PG_VERSION'), 'utf8')).toBe('17\n');
    await rm(join(data, 'backups'));
  }, 120_000);

  // BACKUP-9
  it('a start upgrades the database of an earlier PostgreSQL, and keeps the old one', async () => {
    await upgradeCluster(settings(), log);
    const [current, kept = '', ...more] = await clusters();
    expect([current, more]).toEqual(['postgres', []]);
    expect(kept).toMatch(/^postgres-17-\d+$/);
    expect(await readFile(join(data, kept, 'cluster/PG_VERSION'), 'utf8')).toBe('17\n');
    expect(said.at(-1)).toContain(`is kept in ${join(data, kept)}`);
    const [archive = ''] = await readdir(join(data, 'backups'));
    await withServer(async (database) => {
      expect(await keys(database)).toEqual([{ name: 'of 17' }]);
      expect((await backupState(database, new Date())).last?.place).toBe(join(data, 'backups', archive));
    });
    await upgradeCluster(settings(), log);
    expect(await clusters()).toEqual([current, kept]);
  }, 120_000);

  // BACKUP-9
  it('an upgrade that was interrupted with the old database put aside is finished by the next start', async () => {
    await rename(join(data, 'postgres'), join(data, 'postgres-upgraded'));
    await upgradeCluster(settings(), log);
    await withServer(async (database) => expect(await keys(database)).toEqual([{ name: 'of 17' }]));
  }, 60_000);
});
