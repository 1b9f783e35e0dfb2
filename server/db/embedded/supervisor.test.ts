import { execFile, spawn } from 'node:child_process';
import { cp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, describe, expect, it } from 'vitest';
import { type Database, openDatabase } from '#server/db/connection.ts';
import { sql } from '#server/db/sql-template.ts';
import { clusterIdentity } from './cluster.ts';
import { isAlive } from './processes.ts';
import { type EmbeddedServer, startEmbedded } from './supervisor.ts';
import { makeFolder, removeFolder, serverPid, startProcess } from './test-process.ts';

const said: string[] = [];
const log = {
  info: (message: string) => void said.push(message),
  error: (message: string) => void said.push(message),
};
const folder: string = await makeFolder();
await withServer(async (database) => {
  await database.execute(sql`create table notes (text text)`);
  await database.execute(sql`insert into notes values ('भिंडी')`);
});

afterAll(() => removeFolder(folder));

async function withServer<T>(work: (database: Database, server: EmbeddedServer) => Promise<T>, at = folder) {
  const server = await startEmbedded({ folder: at, log });
  const database = openDatabase({ url: server.url, maxConnections: 2 });
  try {
    return await work(database, server);
  } finally {
    await database.close();
    await server.stop();
  }
}

const countNotes = async (database: Database) =>
  (await database.query<{ count: number }>(sql`select count(*) from notes`))[0]?.count;

const lockNames = async () => (await readdir(folder)).filter((entry) => entry.startsWith('lock.'));

/** The lock as a running start writes it. */
const readLock = () => withServer(async () => readFile(join(folder, (await lockNames())[0] ?? ''), 'utf8'));

describe('an embedded server', () => {
  it('is made in an empty folder, and keeps its data when stopped', async () => {
    await withServer(async (database) => {
      expect(await database.query(sql`select text, upper('ß É') as upper from notes`)).toEqual([
        { text: 'भिंडी', upper: 'ß É' },
      ]);
    });
  });

  it('makes every commit durable, and accepts Rasoi as an ordinary role with a password', async () => {
    await withServer(async (database, server) => {
      const settings = await database.query<{ name: string; setting: string }>(
        sql`select name, setting from pg_settings where name in ('fsync', 'synchronous_commit', 'full_page_writes', 'TimeZone', 'server_encoding') order by name`,
      );
      expect(Object.fromEntries(settings.map(({ name, setting }) => [name, setting]))).toEqual({
        fsync: 'on',
        synchronous_commit: 'on',
        full_page_writes: 'on',
        TimeZone: 'UTC',
        server_encoding: 'UTF8',
      });
      expect(await database.query(sql`select rolsuper from pg_roles where rolname = current_user`)).toEqual([
        { rolsuper: false },
      ]);
      const guess = openDatabase({ url: server.url.replace(/:[0-9a-f]{48}@/, ':guess@') });
      await expect(guess.query(sql`select 1`)).rejects.toMatchObject({ code: '28P01' });
      await guess.close();
      expect((await stat(join(folder, 'password'))).mode & 0o777).toBe(0o600);
      expect((await stat(join(folder, 'cluster'))).mode & 0o777).toBe(0o700);
    });
  });

  it('leaves no process, socket or pid file behind when stopped', async () => {
    const { pid, socket } = await withServer(async (_database, server) => ({
      pid: await serverPid(folder),
      socket: new URL(server.url.replace('@/', '@none/')).searchParams.get('host') ?? '',
    }));
    expect(await isAlive(Number(pid))).toBe(false);
    expect(await serverPid(folder)).toBeUndefined();
    await expect(stat(socket)).rejects.toMatchObject({ code: 'ENOENT' });
  });

  it('refuses a second start with one clear line while the first runs, from this process or another', async () => {
    await withServer(async () => {
      const line = new RegExp(
        `^Another Rasoi \\(process ${process.pid}\\) is using the data folder ${folder}: .+\\.$`,
      );
      await expect(startEmbedded({ folder, log })).rejects.toThrow(line);
      const other = startProcess(folder, 'stay');
      await other.ended;
      expect(other.errors()).toMatch(line);
    });
  });

  it('is started once when several processes start at once after a crash', async () => {
    const held = JSON.parse(await readLock());
    await writeFile(
      join(folder, (await lockNames())[0] ?? ''),
      JSON.stringify({ ...held, started: 'earlier' }),
    );
    const starts = await Promise.allSettled([1, 2, 3, 4].map(() => startEmbedded({ folder, log })));
    const won = starts.filter((start) => start.status === 'fulfilled');
    expect(won).toHaveLength(1);
    await won[0]?.value.stop();
  });
});

describe('leftovers of a crash', () => {
  it.each([
    ['an empty pid file', () => ''],
    ['garbage in the pid file', () => 'x\u0000y\n'],
    [
      'the id of a process that has ended',
      (pid: number) => `${pid + 4_000_000}\n/x\n1\n5432\n/tmp\n\n1 1\nready\n`,
    ],
    ['the id of some other program', (pid: number) => `${pid}\n/x\n1\n5432\n/tmp\n\n1 1\nready\n`],
  ])('%s does not prevent a start', async (_what, content) => {
    const identity = await clusterIdentity(join(folder, 'cluster'));
    const stranger = spawn('sh', ['-c', 'sleep 60; true', `a client of cluster_name=${identity} `]);
    try {
      await writeFile(join(folder, 'cluster', 'postmaster.pid'), content(stranger.pid ?? 0));
      await withServer(async (database) => expect(await countNotes(database)).toBe(1));
      expect(stranger.exitCode ?? stranger.signalCode).toBeNull();
    } finally {
      stranger.kill();
    }
  });

  it.each([
    ['an empty lock', ''],
    ['half a lock', '{"pid": 12'],
    [
      'the lock of a process whose id another one has now',
      JSON.stringify({ pid: process.ppid, started: '1' }),
    ],
  ])('%s does not prevent a start', async (_what, content) => {
    const held = JSON.parse(await readLock());
    await writeFile(
      join(folder, (await lockNames())[0] ?? ''),
      content.startsWith('{"pid":') && content.endsWith('}')
        ? JSON.stringify({ ...held, ...JSON.parse(content) })
        : content,
    );
    await withServer(async (database) => expect(await countNotes(database)).toBe(1));
  });

  it('a lost password file is replaced', async () => {
    await rm(join(folder, 'password'));
    await withServer(async (database) => expect(await countNotes(database)).toBe(1));
  });

  it('a copy of a folder in use gets its own database server', async () => {
    const copy = await makeFolder();
    try {
      await cp(folder, copy, { recursive: true });
      await withServer(async (database, server) => {
        await cp(join(folder, 'cluster', 'postmaster.pid'), join(copy, 'cluster', 'postmaster.pid'));
        await withServer(async (copied, second) => {
          expect(second.url).not.toBe(server.url);
          await copied.execute(sql`insert into notes values ('in the copy')`);
          expect(await countNotes(copied)).toBe(2);
          expect(await countNotes(database)).toBe(1);
        }, copy);
      });
    } finally {
      await removeFolder(copy);
    }
  });
});

describe('a database that can’t start', () => {
  it('whose password file has another password says that deleting it helps', async () => {
    const path = join(folder, 'password');
    const password = await readFile(path, 'utf8');
    await writeFile(path, 'wrong\n');
    await expect(startEmbedded({ folder, log })).rejects.toThrow(
      /^The database does not accept the password in [^\n]+\/password\. Delete this file: [^\n]+$/,
    );
    await writeFile(path, password);
  });

  it('names the version that made the data', async () => {
    const path = join(folder, 'cluster', 'PG_VERSION');
    const version = await readFile(path, 'utf8');
    await writeFile(path, '16\n');
    await expect(startEmbedded({ folder, log })).rejects.toThrow(
      /was made by PostgreSQL 16 and this is 18: [^\n]+$/,
    );
    await writeFile(path, version);
  });

  it('shows the database’s own error message', async () => {
    const path = join(folder, 'cluster', 'postgresql.conf');
    const config = await readFile(path, 'utf8');
    await writeFile(path, "shared_preload_libraries = 'no_such_library'\n");
    await expect(startEmbedded({ folder, log })).rejects.toThrow(
      /^The database did not start: could not access file "no_such_library": No such file or directory \(more in .+server\.log\)\.$/,
    );
    await writeFile(path, config);
    await withServer(async (database) => expect(await countNotes(database)).toBe(1));
  });
});

describe('when Rasoi’s process ends', () => {
  it.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)(
    'by %s, the database is stopped first',
    async (signal) => {
      const rasoi = startProcess(folder, 'stay');
      await rasoi.printed(1);
      const pid = Number(await serverPid(folder));
      expect(await isAlive(pid)).toBe(true);
      await rasoi.kill(signal);
      expect(await isAlive(pid)).toBe(false);
    },
  );

  it('by itself, the database stops too, and the next start waits for that', async () => {
    const rasoi = startProcess(folder, 'exit');
    await rasoi.ended;
    expect(rasoi.lines).toHaveLength(1);
    await withServer(async (database) => expect(await countNotes(database)).toBe(1));
  });

  it.skipIf(process.platform === 'win32')('a terminal’s Ctrl+C does not reach the database', async () => {
    await withServer(async () => {
      const { stdout } = await promisify(execFile)('ps', [
        '-o',
        'pgid=',
        '-p',
        String(await serverPid(folder)),
      ]);
      expect(Number(stdout)).toBe(await serverPid(folder));
    });
  });
});
