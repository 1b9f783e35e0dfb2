import { readdirSync, readFileSync } from 'node:fs';
import pg from 'pg';

/** Milliseconds of one tick of the kernel's clock. */
const TICK = 10;

/** Index at which the numbers begin in `/proc/PID/stat`: after the name, which may contain any character. */
const AFTER_NAME = 2;
const PARENT = 3 - AFTER_NAME;
const OWN = [13 - AFTER_NAME, 14 - AFTER_NAME];
const ENDED_CHILDREN = [15 - AFTER_NAME, 16 - AFTER_NAME];

function stat(pid: number | string): number[] | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
  } catch {
    return undefined;
  }
}

const total = (numbers: readonly number[] | undefined, places: readonly number[]): number =>
  places.reduce((sum, place) => sum + (numbers?.[place] ?? 0), 0) * TICK;

/** Milliseconds of CPU that a process has used so far; 0 on other systems than Linux. */
export function cpuOf(pid: number): number {
  return total(stat(pid), OWN);
}

/** MB of memory of a process, its share of what it shares with others included; 0 on other systems than Linux. */
export function memoryOf(pid: number): number {
  try {
    return Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1]) / 1024;
  } catch {
    return 0;
  }
}

/** The process of the database server itself, whose children serve connections. */
async function serverOf(url: string): Promise<number | undefined> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const server = stat(rows[0]?.pid ?? 0)?.[PARENT];
  await client.end();
  return server;
}

const childrenOf = (server: number): number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && stat(name)?.[PARENT] === server)
    .map(Number);

/** Returns a function that gives the milliseconds of CPU that all processes of a database server have used so far. */
export async function databaseCpu(url: string): Promise<() => number> {
  const server = await serverOf(url);
  if (server === undefined) return () => 0;
  return () =>
    childrenOf(server).reduce(
      (sum, pid) => sum + cpuOf(pid),
      total(stat(server), [...OWN, ...ENDED_CHILDREN]),
    );
}

/** Returns a function that gives the MB of memory of all processes of a database server. */
export async function databaseMemory(url: string): Promise<() => number> {
  const server = await serverOf(url);
  if (server === undefined) return () => 0;
  return () => [server, ...childrenOf(server)].reduce((sum, pid) => sum + memoryOf(pid), 0);
}
