import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Sends a signal to a database server and all its processes: SIGSTOP freezes it, SIGCONT lets it go on. */
export async function signalDatabase(pid: number, signal: 'SIGSTOP' | 'SIGCONT'): Promise<void> {
  // First the one that starts the others.
  process.kill(pid, signal);
  const { stdout } = await run('ps', ['-o', 'pid=', '--ppid', String(pid)]);
  for (const child of stdout.trim().split(/\s+/).filter(Boolean)) {
    try {
      process.kill(Number(child), signal);
    } catch {
      // The process has ended meanwhile.
    }
  }
}

/** The memory of a process, in MB. */
export async function memoryOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
}
