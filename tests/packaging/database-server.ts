import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { freePort } from '#tests/machines/packages.ts';

const INSTALLED = '/usr/lib/postgresql';

/** The folder of Debian's newest PostgreSQL; undefined if there is none. */
export function debianPostgres(): string | undefined {
  try {
    const [newest] = readdirSync(INSTALLED).sort((one, other) => Number(other) - Number(one));
    return newest && join(INSTALLED, newest, 'bin');
  } catch {
    return undefined;
  }
}

export interface DatabaseServer {
  /** What DATABASE_URL is. */
  url: string;
  /** Drops everything in the database. */
  empty(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts Debian's PostgreSQL, as `postgres`, on a free port of this machine. Everybody on the machine may use it. */
export async function startDatabaseServer(): Promise<DatabaseServer> {
  const programs = debianPostgres() ?? '';
  const base = await mkdtemp(join(tmpdir(), 'rasoi-postgres-'));
  await chmod(base, 0o777);
  const [folder, port] = [join(base, 'data'), await freePort()];
  const as = (program: string, ...args: string[]) => [
    '-u',
    'postgres',
    '--',
    join(programs, program),
    ...args,
  ];
  const setUp = ['-D', folder, '-U', 'rasoi', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8'];
  await promisify(execFile)('runuser', as('initdb', ...setUp), { cwd: '/' });
  const options = `-p ${port} -k '' -h 127.0.0.1 -c fsync=off`;
  // The server inherits the output of pg_ctl, so nobody may wait for its end.
  const child = spawn('runuser', as('pg_ctl', '-D', folder, '-w', '-o', options, 'start'), {
    cwd: '/',
    stdio: 'ignore',
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error('PostgreSQL did not start.');
  const url = `postgres://rasoi@127.0.0.1:${port}/postgres`;
  return {
    url,
    async empty() {
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      await client.query('drop schema public cascade; create schema public');
      await client.end();
    },
    async stop() {
      await promisify(execFile)('runuser', as('pg_ctl', '-D', folder, '-m', 'immediate', '-w', 'stop'), {
        cwd: '/',
      });
      await rm(base, { recursive: true });
    },
  };
}
