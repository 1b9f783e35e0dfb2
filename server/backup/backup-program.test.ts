import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { NO_TIMEOUTS, openDatabase } from '#server/db/connection.ts';
import { databaseUrl, randomDatabaseName } from '#server/db/database-names.ts';
import { startEmbedded } from '#server/db/embedded/supervisor.ts';
import { migrate } from '#server/db/migrate.ts';
import { PROJECT_FOLDER } from '#server/settings/project-folder.ts';

const log = { info: () => undefined, error: () => undefined };
const server = inject('databaseServer').url;
const restored = randomDatabaseName('restored');

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rasoi-backups-'));
});
afterAll(async () => {
  await query(server, `drop database if exists "${restored}"`);
  await rm(folder, { recursive: true, force: true });
});

async function query(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

/** Runs the program; returns what it printed. */
async function run(data: string, args: string[], env: Record<string, string> = {}): Promise<string> {
  const program = ['server/backup/backup-program.ts', ...args];
  const { stdout } = await promisify(execFile)(join(PROJECT_FOLDER, 'node_modules/.bin/tsx'), program, {
    cwd: PROJECT_FOLDER,
    env: { ...process.env, RASOI_DATA: join(folder, data), DATABASE_URL: '', ...env },
  });
  return stdout;
}

// BACKUP-3
it('a kitchen moves from the embedded database to a server, and back', async () => {
  const archive = join(folder, 'first.tar.gz');
  const embedded = await startEmbedded({ folder: join(folder, 'small/postgres'), durable: false, log });
  const database = openDatabase({ url: embedded.url, maxConnections: 1, ...NO_TIMEOUTS });
  await migrate(database, join(PROJECT_FOLDER, 'server/db/migrations'));
  await database.close();
  await query(embedded.url, `insert into server_keys (name, key) values ('moved', '\\x01')`);
  // The server is running, as that of an open kitchen is.
  expect(await run('small', ['backup', archive])).toContain('0 orders, 0 files');
  // BACKUP-5
  expect(await query(embedded.url, 'select cause, place, problem from backups')).toEqual([
    { cause: 'command', place: archive, problem: null },
  ]);
  await embedded.stop();

  await query(server, `create database "${restored}"`);
  const env = { DATABASE_URL: databaseUrl(server, restored) };
  expect(await run('big', ['restore', archive], env)).toContain('0 orders, 0 files');
  expect(await query(env.DATABASE_URL, 'select name from server_keys')).toEqual([{ name: 'moved' }]);

  expect(await run('big', ['backup'], env)).toContain('0 orders');
  const [name = ''] = await readdir(join(folder, 'big/backups'));
  expect(name).toMatch(/^rasoi-\d{4}-\d\d-\d\d-\d{9}\.tar\.gz$/);
  await run('again', ['restore', join(folder, 'big/backups', name)]);
  const back = await startEmbedded({ folder: join(folder, 'again/postgres'), durable: false, log });
  expect(await query(back.url, 'select name from server_keys')).toEqual([{ name: 'moved' }]);
  await back.stop();

  await expect(run('again', ['restore', archive])).rejects.toThrow('is not empty');
  await expect(run('small', ['backup', archive])).rejects.toThrow('exists already');
}, 120_000);
