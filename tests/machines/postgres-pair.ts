/** A PostgreSQL primary with a synchronous standby, from Debian's package, and what a tool such as Patroni does for them. */
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { chmod, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { freePort, POSTGRESQL } from './packages.ts';

/** How often is asked whether the standby follows yet (milliseconds). */
const POLL_EVERY = 100;
const run = promisify(execFile);

interface Server {
  folder: string;
  port: number;
  url: string;
}

export interface PostgresPair {
  /** The URLs of the servers themselves. */
  primary: Server;
  standby: Server;
  /** Ports that answer 200 to `GET /primary` while their server takes writes, as Patroni's do. */
  checks: readonly { server: Server; port: number }[];
  /** Kills every process of the primary. */
  killPrimary(): void;
  promoteStandby(): Promise<void>;
  stop(): Promise<void>;
}

/** PostgreSQL refuses to run as root, so root runs it as `postgres`. */
function asPostgres(program: string, args: readonly string[]): [string, string[]] {
  const [version] = readdirSync(POSTGRESQL).sort((one, other) => Number(other) - Number(one));
  const file = join(POSTGRESQL, version ?? '', 'bin', program);
  return process.getuid?.() === 0 ? ['runuser', ['-u', 'postgres', '--', file, ...args]] : [file, [...args]];
}

const postgres = async (program: string, ...args: string[]) =>
  run(...asPostgres(program, args), { cwd: '/' });

async function query<Row extends pg.QueryResultRow>({ url }: Server, text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function start({ folder, port }: Server, ...settings: string[]): Promise<void> {
  const options = [`-p ${port}`, "-k ''", '-h 127.0.0.1', ...settings.map((each) => `-c ${each}`)];
  // The server inherits the output of pg_ctl, so nobody may wait for its end.
  const [file, args] = asPostgres('pg_ctl', [
    '-D',
    folder,
    '-l',
    join(folder, 'log'),
    '-w',
    '-o',
    options.join(' '),
    'start',
  ]);
  const child = spawn(file, args, { cwd: '/', stdio: 'ignore' });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`PostgreSQL did not start: ${readFileSync(join(folder, 'log'), 'utf8')}`);
}

/** Answers as Patroni does: 200 if the server takes writes. */
async function openCheck(server: Server) {
  const http = createServer(async (_request, answer) => {
    const [state] = await query<{ standby: boolean }>(server, 'select pg_is_in_recovery() as standby').catch(
      () => [],
    );
    answer.statusCode = state?.standby === false ? 200 : 503;
    answer.end();
  }).listen(0, '127.0.0.1');
  await once(http, 'listening');
  return { server, port: (http.address() as { port: number }).port, close: () => http.close() };
}

/** Whether a synchronous standby follows the server. */
async function isFollowed(server: Server): Promise<boolean> {
  const found = await query(server, `select 1 from pg_stat_replication where sync_state = 'sync'`);
  return found.length > 0;
}

export async function startPair(): Promise<PostgresPair> {
  const base = mkdtempSync(join(tmpdir(), 'rasoi-pair-'));
  await chmod(base, 0o777);
  const newServer = async (name: string): Promise<Server> => {
    const port = await freePort();
    return { folder: join(base, name), port, url: `postgres://rasoi@127.0.0.1:${port}/postgres` };
  };
  const primary = await newServer('primary');
  const standby = await newServer('standby');
  await postgres(
    'initdb',
    '-D',
    primary.folder,
    '-U',
    'rasoi',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--locale=C.UTF-8',
  );
  // A commit waits until the standby has it, once it follows.
  await start(primary, 'wal_level=replica');
  const source = `host=127.0.0.1 port=${primary.port} user=rasoi application_name=standby`;
  await postgres('pg_basebackup', '-D', standby.folder, '-R', '-d', source);
  appendFileSync(join(standby.folder, 'postgresql.auto.conf'), `primary_conninfo = '${source}'\n`);
  await start(standby);
  await query(primary, `alter system set synchronous_standby_names = 'standby'`);
  await query(primary, 'select pg_reload_conf()');
  while (!(await isFollowed(primary))) await setTimeout(POLL_EVERY);
  const checks = [await openCheck(primary), await openCheck(standby)];
  return {
    primary,
    standby,
    checks,
    killPrimary() {
      const [pid = ''] = readFileSync(join(primary.folder, 'postmaster.pid'), 'utf8').split('\n');
      const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ');
      for (const each of [pid, ...children]) process.kill(Number(each), 'SIGKILL');
    },
    promoteStandby: async () => {
      await postgres('pg_ctl', '-D', standby.folder, '-w', 'promote');
    },
    async stop() {
      for (const check of checks) check.close();
      for (const { folder } of [primary, standby])
        await postgres('pg_ctl', '-D', folder, '-m', 'immediate', '-w', 'stop').catch(() => undefined);
      await rm(base, { recursive: true, force: true });
    },
  };
}
