import { spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Binaries } from './binaries.ts';
import type { Places } from './cluster.ts';
import type { Endpoint } from './endpoint.ts';
import type { Owner } from './owner.ts';
import { readPostmasterFile } from './postmaster-file.ts';
import { isAlive } from './processes.ts';
import { DatabaseStartError, type EmbeddedLog } from './report.ts';
import { runProgram, spawnOptions } from './run-program.ts';
import { lastWords, logSize, openServerLog } from './server-log.ts';

/** A running server, started by this process or left behind by an earlier one. */
export interface ServerProcess {
  pid: number;
  endpoint: Endpoint;
  /** Resolves when the process has ended, for whatever reason. */
  ended: Promise<void>;
}

export interface Launch {
  places: Places;
  binaries: Binaries;
  owner: Owner;
  endpoint: Endpoint;
  arguments: string[];
  log: EmbeddedLog;
}

const LOOK_AGAIN_MS = 10;
const RECOVERY_NEWS_MS = 10_000;

/** Starts the server and waits until it accepts connections, however long its recovery takes. */
export async function launchServer(launch: Launch): Promise<ServerProcess> {
  const { places, endpoint } = launch;
  const offset = await logSize(places.log);
  const output = await openServerLog(places.log);
  // Detached, so that Ctrl+C reaches only Rasoi, which finishes its requests and then stops the server.
  const child = spawn(launch.binaries.postgres, launch.arguments, {
    ...spawnOptions(places.cluster, launch.owner),
    detached: true,
    stdio: ['ignore', output.fd, output.fd],
  });
  let failure: string | undefined;
  const ended = new Promise<void>((resolve) => {
    child.once('error', (error) => {
      failure = error.message;
      resolve();
    });
    child.once('exit', () => resolve());
  });
  child.unref();
  await output.close();
  let running = true;
  void ended.then(() => {
    running = false;
  });
  let news = Date.now();
  while (running) {
    const file = await readPostmasterFile(places.cluster);
    if (file?.pid === child.pid && file?.status === 'ready') return { pid: file.pid, endpoint, ended };
    if (Date.now() - news > RECOVERY_NEWS_MS) {
      launch.log.info('The database is still recovering.');
      news = Date.now();
    }
    await sleep(LOOK_AGAIN_MS);
  }
  const words = failure ?? (await lastWords(places.log, offset)).replaceAll('/proc/self/cwd', places.cluster);
  throw new DatabaseStartError(`The database did not start: ${words} (more in ${places.log}).`);
}

/** A server that is not a child of this process. Its end is noticed by polling. */
export function watchedProcess(pid: number, endpoint: Endpoint): ServerProcess {
  const ended = new Promise<void>((resolve) => {
    const timer = setInterval(async () => {
      if (await isAlive(pid)) return;
      clearInterval(timer);
      resolve();
    }, 250);
    timer.unref();
  });
  return { pid, endpoint, ended };
}

/** Stops the server by a fast shutdown, which writes a checkpoint. Uses stronger signals if that takes too long. */
export async function stopServer(
  pid: number,
  places: Places,
  binaries: Binaries,
  owner: Owner,
): Promise<void> {
  if (process.platform === 'win32') {
    const options = ['stop', '-D', places.cluster, '-m', 'fast'];
    return runProgram(binaries.pgCtl, options, { cwd: places.cluster, owner }, 'The database did not stop');
  }
  if (await endProcess(pid, 'SIGINT', 60_000)) return;
  if (await endProcess(pid, 'SIGQUIT', 5_000)) return;
  await endProcess(pid, 'SIGKILL', 5_000);
}

/** Sends the signal and waits at most `patience` milliseconds. Returns whether the process has ended. */
export async function endProcess(pid: number, signal: NodeJS.Signals, patience: number): Promise<boolean> {
  signalProcess(pid, signal);
  for (const since = Date.now(); Date.now() - since < patience; ) {
    if (!(await isAlive(pid))) return true;
    await sleep(LOOK_AGAIN_MS);
  }
  return false;
}

export function signalProcess(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // The process has already ended.
  }
}
