import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { readPostmasterFile } from './postmaster-file.ts';
import { endProcess } from './server-process.ts';

/** The program `test-program.ts` in a separate process. */
export interface RasoiProcess {
  lines: string[];
  errors(): string;
  /** Waits until it has printed this many lines, or has ended. */
  printed(count: number): Promise<void>;
  kill(signal: NodeJS.Signals): Promise<void>;
  ended: Promise<void>;
}

export function startProcess(
  folder: string,
  mode: 'stay' | 'write' | 'exit',
  user: { uid?: number; gid?: number } = {},
): RasoiProcess {
  const program = join(import.meta.dirname, 'test-program.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', program, folder, mode], {
    ...user,
    env: { PATH: process.env.PATH, TMPDIR: tmpdir() },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let errors = '';
  let running = true;
  const lines: string[] = [];
  child.stdout.on('data', (chunk: Buffer) => {
    const parts = (output + chunk.toString('utf8')).split('\n');
    output = parts.pop() ?? '';
    lines.push(...parts);
  });
  child.stderr.on('data', (chunk: Buffer) => {
    errors += chunk.toString('utf8');
  });
  const ended = new Promise<void>((resolve) => {
    child.once('close', () => {
      running = false;
      resolve();
    });
  });
  return {
    lines,
    errors: () => errors.trim(),
    async printed(count) {
      while (running && lines.length < count) await sleep(10);
    },
    async kill(signal) {
      child.kill(signal);
      await ended;
    },
    ended,
  };
}

export async function serverPid(folder: string): Promise<number | undefined> {
  return (await readPostmasterFile(join(folder, 'cluster')))?.pid;
}

export function makeFolder(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'rasoi-test-'));
}

/** Stops the server that a test left running on the folder, if any, and removes the folder. */
export async function removeFolder(folder: string): Promise<void> {
  const pid = await serverPid(folder);
  if (pid !== undefined && pid > 1) await endProcess(pid, 'SIGQUIT', 10_000);
  await rm(folder, { recursive: true, force: true });
}
