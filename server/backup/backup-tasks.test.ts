import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { build } from 'rolldown';
import { afterAll, expect, inject, it } from 'vitest';
import { openForLongWork } from '#server/db/connection.ts';
import { databaseUrl, randomDatabaseName } from '#server/db/database-names.ts';
import { startEmbedded } from '#server/db/embedded/supervisor.ts';
import { migrate } from '#server/db/migrate.ts';
import { sql } from '#server/db/sql-template.ts';
import { createTestDatabase } from '#server/db/test-database.ts';
import { PROJECT_FOLDER } from '#server/settings/project-folder.ts';
import { openBucket } from '#tests/machines/bucket.ts';

const server = inject('databaseServer').url;
const restored = randomDatabaseName('restored');
const folder: string = await mkdtemp(join(tmpdir(), 'rasoi-backups-'));
/** The folder with the program as one file, which starts faster than its sources. It lies where packages are found. */
const bundle: string = join(PROJECT_FOLDER, 'build', basename(folder));
await build({
  input: join(PROJECT_FOLDER, 'server/commands/rasoi-program.ts'),
  platform: 'node',
  external: /^[^./#]/,
  output: { dir: bundle, entryFileNames: 'program.js', format: 'esm' },
});

afterAll(async () => {
  await rm(bundle, { recursive: true, force: true });
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
  const { stdout } = await promisify(execFile)(process.execPath, [join(bundle, 'program.js'), ...args], {
    cwd: PROJECT_FOLDER,
    env: { ...process.env, RASOI_DATA: join(folder, data), DATABASE_URL: '', ...env },
  });
  return stdout;
}

// BACKUP-3
it('a kitchen moves from the embedded database to a server, and back', async () => {
  const log = { info: () => undefined, error: () => undefined };
  const archive = join(folder, 'first.tar.gz');
  const embedded = await startEmbedded({ folder: join(folder, 'small/postgres'), durable: false, log });
  const database = openForLongWork({ url: embedded.url, maxConnections: 1 });
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
  // INSTALL-11
  const aside = /^The data until now is in (.+)\.$/m.exec(
    await run('again', ['restore', archive, '--aside']),
  )?.[1];
  expect((await readdir(aside ?? '')).sort()).toEqual(['files', 'postgres']);
  const letter = join(folder, 'no-backup.txt');
  await writeFile(letter, 'Dear kitchen');
  await expect(run('again', ['restore', letter, '--aside'])).rejects.toThrow('no backup of Rasoi');
  expect(await run('again', ['backup', join(folder, 'put-back.tar.gz')])).toContain('0 orders');
  const other = { DATABASE_URL: env.DATABASE_URL };
  await expect(run('again', ['restore', archive, '--aside'], other)).rejects.toThrow(
    'is for data in RASOI_DATA',
  );
}, 120_000);

/** What a run of the program that fails writes to stderr. */
const failure = (args: string[], env: Record<string, string>): Promise<string> =>
  run('none', args, env).then(
    () => 'It succeeded.',
    (error: { stderr: string }) => error.stderr,
  );

// BACKUP-6
it('a backup for which nobody names a file goes where the settings say', async () => {
  const { url, drop } = await createTestDatabase();
  const { objects, endpoint, close } = await openBucket();
  try {
    const far = join(folder, 'far');
    expect(await run('named', ['backup'], { DATABASE_URL: url, BACKUP_FOLDER: far })).toContain(
      join(far, 'rasoi-'),
    );
    expect(await readdir(far)).toHaveLength(1);
    const store = {
      ...{ BACKUP_S3_ENDPOINT: endpoint, BACKUP_S3_BUCKET: 'safe' },
      ...{ BACKUP_S3_ACCESS_KEY_ID: 'key', BACKUP_S3_SECRET_ACCESS_KEY: 'secret' },
    };
    expect(await run('named', ['backup'], { DATABASE_URL: url, ...store })).toContain(
      `${endpoint}/safe/rasoi-`,
    );
    expect(objects.size).toBe(1);
  } finally {
    await close();
    await drop();
  }
}, 120_000);

// BACKUP-6
it('a backup that could fill the disk is not begun', async ({ skip }) => {
  const disk = join(folder, 'disk');
  await mkdir(disk);
  const options = ['-t', 'tmpfs', '-o', 'size=64m', 'tmpfs', disk];
  const mounted = await promisify(execFile)('mount', options).then(
    () => true,
    () => false,
  );
  if (!mounted) skip('Only root can mount a small disk.');
  const { url, drop } = await createTestDatabase();
  try {
    const line = await failure(['backup'], { DATABASE_URL: url, BACKUP_FOLDER: disk });
    expect(line).toMatch(/^There is no room for a backup in [^\n]+\n$/);
    expect(await readdir(disk)).toEqual([]);
  } finally {
    await drop();
    await promisify(execFile)('umount', [disk]);
  }
}, 120_000);

// SAFE-44
it.runIf(process.platform === 'linux')(
  'an export to a folder in /proc is refused at once',
  async () => {
    const { url, drop } = await createTestDatabase();
    try {
      expect(await failure(['export', '/proc/x/y'], { DATABASE_URL: url })).toBe(
        "/proc/x can't be made. Name another place.\n",
      );
    } finally {
      await drop();
    }
  },
  60_000,
);

// BACKUP-2
it('a restore of a foreign or plain file is refused with one line, which does not blame the database', async () => {
  const { database, url, drop } = await createTestDatabase();
  try {
    const env = { DATABASE_URL: url };
    const backup = join(folder, 'plain.tar.gz');
    await run('none', ['backup', backup], env);
    await database.execute(sql`drop schema public cascade`);
    await database.execute(sql`create schema public`);
    const foreign = join(folder, 'letter.txt');
    await writeFile(foreign, 'Dear kitchen');
    expect(await failure(['restore', foreign], env)).toBe('This file is no backup of Rasoi.\n');
    const passphrase = { ...env, BACKUP_PASSPHRASE: 'seven green chillies' };
    expect(await failure(['restore', backup], passphrase)).toMatch(
      /^The backup is not encrypted[^\n]+restore FILE --plain\n$/,
    );
    expect(await run('none', ['restore', backup, '--plain'], passphrase)).toContain('Restored as of');
  } finally {
    await drop();
  }
}, 120_000);
