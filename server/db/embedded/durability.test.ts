import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, describe, expect, it } from 'vitest';
import { type Database, isConnectionFailure, openDatabase } from '#server/db/connection.ts';
import { sql } from '#server/db/sql-template.ts';
import { isAlive } from './processes.ts';
import { startEmbedded } from './supervisor.ts';
import { makeFolder, removeFolder, serverPid, startProcess } from './test-process.ts';

const said: string[] = [];
const log = {
  info: (message: string) => void said.push(message),
  error: (message: string) => void said.push(message),
};
const folder: string = await makeFolder();

afterAll(() => removeFolder(folder));

async function missing(database: Database, acknowledged: number[]): Promise<number[]> {
  const rows = await database.query<{ id: number }>(sql`select id from written`);
  const present = new Set(rows.map((row) => row.id));
  return acknowledged.filter((id) => !present.has(id));
}

async function withServer(work: (database: Database) => Promise<void>): Promise<void> {
  const server = await startEmbedded({ folder, log });
  const database = openDatabase({ url: server.url, maxConnections: 8 });
  try {
    await work(database);
  } finally {
    await database.close();
    await server.stop();
  }
}

async function killServer(): Promise<number> {
  const pid = Number(await serverPid(folder));
  process.kill(pid, 'SIGKILL');
  return pid;
}

describe('every acknowledged write is kept', () => {
  it('after kill -9 of the database, which restarts by itself', { timeout: 60_000 }, async () => {
    await withServer(async (database) => {
      await database.execute(sql`create table if not exists written (id bigserial primary key)`);
      const acknowledged: number[] = [];
      const failures: unknown[] = [];
      let writing = true;
      const write = async () => {
        while (writing) {
          try {
            const rows = await database.query<{ id: number }>(
              sql`insert into written default values returning id`,
            );
            acknowledged.push(Number(rows[0]?.id));
          } catch (error) {
            failures.push(error);
            await sleep(20);
          }
        }
      };
      const writers = [1, 2, 3, 4].map(write);
      for (let round = 1; round <= 3; round++) {
        const before = acknowledged.length;
        while (acknowledged.length < before + 100) await sleep(5);
        const killed = await killServer();
        const known = acknowledged.length;
        while (acknowledged.length < known + 100) await sleep(5);
        expect(await serverPid(folder)).not.toBe(killed);
      }
      writing = false;
      await Promise.all(writers);
      expect(failures.length).toBeGreaterThan(0);
      expect(failures.filter((error) => !isConnectionFailure(error))).toEqual([]);
      expect(await missing(database, acknowledged)).toEqual([]);
    });
  });

  it('after kill -9 of Rasoi while the database runs on: the next start uses it', async () => {
    const rasoi = startProcess(folder, 'write');
    await rasoi.printed(200);
    const pid = await serverPid(folder);
    await rasoi.kill('SIGKILL');
    expect(await isAlive(Number(pid))).toBe(true);
    await withServer(async (database) => {
      expect(await serverPid(folder)).toBe(pid);
      expect(await missing(database, rasoi.lines.slice(1).map(Number))).toEqual([]);
    });
    expect(await isAlive(Number(pid))).toBe(false);
  });

  it('after kill -9 of both', async () => {
    const rasoi = startProcess(folder, 'write');
    await rasoi.printed(200);
    await killServer();
    await rasoi.kill('SIGKILL');
    await withServer(async (database) => {
      expect(await missing(database, rasoi.lines.slice(1).map(Number))).toEqual([]);
    });
  });

  it('after kill -9 of a database that an earlier Rasoi left behind', async () => {
    const rasoi = startProcess(folder, 'write');
    await rasoi.printed(50);
    await rasoi.kill('SIGKILL');
    await withServer(async (database) => {
      await killServer();
      for (let answered = false; !answered; ) {
        answered = await database.query(sql`select 1`).then(
          () => true,
          () => sleep(20, false),
        );
      }
      expect(await missing(database, rasoi.lines.slice(1).map(Number))).toEqual([]);
    });
  });
});

it('the database does not start beside processes that survive a killed one', async () => {
  const rasoi = startProcess(folder, 'stay');
  await rasoi.printed(1);
  const database = openDatabase({ url: rasoi.lines[0] ?? '', statementTimeout: 60_000 });
  const busy = database
    .query(sql`select count(*) from generate_series(1, 1000000000)`)
    .catch(() => undefined);
  let backend = 0;
  while (backend === 0) {
    const rows = await database.query<{ pid: number }>(
      sql`select pid from pg_stat_activity where query like '%generate_series%' and pid <> pg_backend_pid()`,
    );
    backend = rows[0]?.pid ?? 0;
  }
  await rasoi.kill('SIGKILL');
  await killServer();
  await withServer(async (next) => {
    expect(await isAlive(backend)).toBe(false);
    expect(await next.query(sql`select 1 as one`)).toEqual([{ one: 1 }]);
  });
  await busy;
  await database.close();
  expect(said).toContain('Waiting for the remaining processes of a killed database server.');
});

it('the database’s log is kept, and contains no rows', async () => {
  await withServer(async (database) => {
    await database.execute(sql`create table people (email text unique)`);
    await database.execute(sql`insert into people values ('someone@example.in')`);
    await expect(database.execute(sql`insert into people values ('someone@example.in')`)).rejects.toThrow();
  });
  const text = await readFile(join(folder, 'server.log'), 'utf8');
  expect(text).toContain('duplicate key value violates unique constraint "people_email_key"');
  expect(text).not.toContain('someone@example.in');
});
