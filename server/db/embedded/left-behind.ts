import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Binaries } from './binaries.ts';
import type { Places } from './cluster.ts';
import type { Endpoint } from './endpoint.ts';
import type { Owner } from './owner.ts';
import { type PostmasterFile, readPostmasterFile } from './postmaster-file.ts';
import { isAlive, type Process, processesNaming } from './processes.ts';
import type { EmbeddedLog } from './report.ts';
import { endProcess, type ServerProcess, stopServer, watchedProcess } from './server-process.ts';

interface Search {
  places: Places;
  identity: string;
  binaries: Binaries;
  owner: Owner;
  log: EmbeddedLog;
  /** Connects and returns the cluster name of the server; undefined if it can't connect. */
  askName: (endpoint: Endpoint) => Promise<string | undefined>;
  /** The arguments that the server must have been started with. Another version of Rasoi may have used others. */
  argumentsFor: (endpoint: Endpoint) => string[];
}

const POLL_MS = 20;
/** How long to wait for a server that is ready but refuses connections, and for processes that outlive their server. */
const WAIT_MS = 3_000;
const RECOVERY_NEWS_MS = 10_000;

/**
 * Finds the server that a killed Rasoi left running on this cluster, if it can be used. A server that can't be used is
 * stopped. If this returns `undefined`, no process of the cluster runs.
 */
export async function findLeftBehind(search: Search): Promise<ServerProcess | undefined> {
  const { places, log } = search;
  let news = Date.now();
  let readySince: number | undefined;
  for (;;) {
    const file = await readPostmasterFile(places.cluster);
    const pid = await findServer(search, file);
    if (pid === undefined) break;
    if (file?.pid === pid && file.status === 'ready') {
      const endpoint = endpointOf(file);
      readySince ??= Date.now();
      if ((await search.askName(endpoint)) === search.identity) {
        if (await wasStartedWith(places, search.argumentsFor(endpoint))) return watchedProcess(pid, endpoint);
        log.info('The running database was started with other settings: restarting it.');
        await stopServer(pid, places, search.binaries, search.owner);
      } else if (Date.now() - readySince > WAIT_MS) {
        log.info('The database left running by an earlier Rasoi does not answer: restarting it.');
        await stopServer(pid, places, search.binaries, search.owner);
      }
    } else if (Date.now() - news > RECOVERY_NEWS_MS) {
      log.info('The database left running by an earlier Rasoi is still starting or stopping.');
      news = Date.now();
    }
    await sleep(POLL_MS);
  }
  await clearRemains(search);
  return undefined;
}

/** The process id of the main process of a server on this cluster. */
async function findServer(
  { identity }: Search,
  file: PostmasterFile | undefined,
): Promise<number | undefined> {
  if (process.platform === 'win32') {
    return file !== undefined && file.pid > 0 && (await isAlive(file.pid)) ? file.pid : undefined;
  }
  return (await serverProcesses(identity)).find((entry) => isMain(entry, identity))?.pid;
}

/** The main process of the server, found by its arguments, and its children, found by their process titles. */
async function serverProcesses(identity: string): Promise<Process[]> {
  const named = await processesNaming(identity);
  // Other processes may name the cluster, too, such as a client of its socket.
  return named.filter(
    (entry) => isMain(entry, identity) || entry.command.startsWith(`postgres: ${identity}: `),
  );
}

function isMain({ command }: Process, identity: string): boolean {
  return /postgres (--single )?-D /.test(command) && command.includes(` cluster_name=${identity} `);
}

/** Where the server of this file listens. */
export function endpointOf(file: PostmasterFile): Endpoint {
  return { host: file.socketFolder || file.listenAddress || '127.0.0.1', port: file.port };
}

async function wasStartedWith(places: Places, expected: string[]): Promise<boolean> {
  const text = await readFile(join(places.cluster, 'postmaster.opts'), 'utf8').catch(() => '');
  return text.trim().endsWith(expected.map((argument) => `"${argument}"`).join(' '));
}

/**
 * Waits for the processes of a server whose main process was killed, and ends those that linger, because two servers on
 * one cluster would destroy it. Then removes `postmaster.pid`, which would keep a new server from starting if it is empty
 * or if its process id now belongs to another program.
 */
export async function clearRemains({
  places,
  identity,
  log,
}: Pick<Search, 'places' | 'identity' | 'log'>): Promise<void> {
  const since = Date.now();
  for (let first = true; ; first = false) {
    const remaining = await serverProcesses(identity);
    if (remaining.length === 0) break;
    if (first) log.info('Waiting for the remaining processes of a killed database server.');
    const waited = Date.now() - since;
    if (waited > WAIT_MS) {
      const signal = waited < 2 * WAIT_MS ? 'SIGQUIT' : 'SIGKILL';
      await Promise.all(remaining.map(({ pid }) => endProcess(pid, signal, 1_000)));
    }
    await sleep(POLL_MS);
  }
  if (process.platform !== 'win32') await rm(join(places.cluster, 'postmaster.pid'), { force: true });
}
