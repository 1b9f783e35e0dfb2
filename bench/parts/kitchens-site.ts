/** The built product as one machine runs it, and as several do. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { databaseUrl } from '#server/db/database-names.ts';
import { startEmbedded } from '#server/db/embedded/supervisor.ts';
import { PROJECT_FOLDER } from '#server/settings/project-folder.ts';
import { startComposeCaddy, startComposePgBouncer } from '#tests/machines/compose.ts';
import { startInstance } from '#tests/machines/instance.ts';
import { freePort, startRedisServer } from '#tests/machines/packages.ts';
import { startPair } from '#tests/machines/postgres-pair.ts';
import { cpuOf, databaseCpu, databaseMemory, memoryOf } from './cpu.ts';

export interface Site {
  origin: string;
  /** Milliseconds of CPU used so far. */
  cpu(): { node: number; database: number; between: number };
  /** MB of all instances, and of the database. */
  memory(): { node: number; database: number };
  close(): Promise<void>;
}

/** A database server, where databases are filled before a site starts on them. */
export interface Server {
  /** The URL of a new, empty database. */
  create(name: string): Promise<string>;
  /** Starts a site on a database. */
  start(url: string): Promise<Site>;
  stop(): Promise<void>;
}

const SETTINGS = { NODE_ENV: 'production', RATE_LIMIT_SCALE: '0' };

async function createDatabase(url: string, name: string): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  return databaseUrl(url, name);
}

/** What `npm start` runs: one process, and the PostgreSQL that it brings, with the settings that it gives it. */
export async function openOneMachine(): Promise<Server> {
  const folder = await mkdtemp(join(tmpdir(), 'rasoi-growth-'));
  const log = { info: () => undefined, error: console.error };
  const embedded = await startEmbedded({ folder: join(folder, 'postgres'), log });
  return {
    create: (name) => createDatabase(embedded.url, name),
    async start(url) {
      const [cpu, memory] = [await databaseCpu(url), await databaseMemory(url)];
      const { origin, pid, end } = await startInstance({ ...SETTINGS, DATABASE_URL: url }, PROJECT_FOLDER);
      return {
        origin,
        cpu: () => ({ node: cpuOf(pid), database: cpu(), between: 0 }),
        memory: () => ({ node: memoryOf(pid), database: memory() }),
        close: () => end('SIGTERM'),
      };
    },
    async stop() {
      await embedded.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Two instances behind Caddy, PgBouncer and Redis, and Debian's PostgreSQL with a synchronous replica, as in compose.yaml. */
export async function openSeveralMachines(): Promise<Server> {
  const pair = await startPair();
  /** What runs, to be stopped in reverse order, also after a failure. */
  const running: (() => Promise<unknown>)[] = [];
  const close = async () => {
    for (const stop of running.splice(0).reverse()) await stop();
  };
  return {
    create: (name) => createDatabase(pair.primary.url, name),
    async start(url) {
      const [cpu, memory, replica] = [
        await databaseCpu(url),
        await databaseMemory(url),
        await databaseCpu(pair.standby.url),
      ];
      const files = await mkdtemp(join(tmpdir(), 'rasoi-growth-'));
      running.push(() => rm(files, { recursive: true, force: true }));
      const ports = [await freePort(), await freePort()] as const;
      const pooler = await startComposePgBouncer(url);
      running.push(pooler.stop);
      const redis = await startRedisServer();
      running.push(redis.stop);
      const caddy = await startComposeCaddy(ports);
      running.push(caddy.stop);
      const settings = {
        ...SETTINGS,
        DATABASE_URL: pooler.url,
        DATABASE_DIRECT_URL: url,
        REDIS_URL: redis.url,
        PUBLIC_URL: caddy.origin,
        RASOI_DATA: files,
      };
      const instances = await Promise.all(
        ports.map(async (port) => {
          const instance = await startInstance({ ...settings, PORT: String(port) }, PROJECT_FOLDER);
          running.push(() => instance.end('SIGTERM'));
          return instance;
        }),
      );
      const sum = (pids: readonly number[], of: (pid: number) => number) =>
        pids.reduce((all, pid) => all + of(pid), 0);
      const ours = instances.map(({ pid }) => pid);
      const between = [pooler, redis, caddy].map(({ pid }) => pid);
      while ((await fetch(`${caddy.origin}/ready`)).status !== 200);
      return {
        origin: caddy.origin,
        cpu: () => ({
          node: sum(ours, cpuOf),
          database: cpu(),
          between: sum(between, cpuOf) + replica(),
        }),
        memory: () => ({ node: sum(ours, memoryOf), database: memory() }),
        close,
      };
    },
    async stop() {
      await close();
      await pair.stop();
    },
  };
}
