import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** The line that a kitchen prints once it is ready. */
export interface Opened {
  /** `http://host:port`, without a slash at the end. */
  origin: string;
  databaseUrl: string;
}

export interface KitchenProcess extends Opened {
  pid: number;
  /** Sends the process a signal and waits until it has ended. */
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void>;
}

export interface KitchenOptions {
  /** A database server instead of the embedded one. */
  databaseUrl?: string;
  /** Whether to run the mail worker. */
  sendMail?: boolean;
  /** More settings by the names of their variables, such as SMTP_URL. */
  settings?: Record<string, string>;
}

/** Starts `kitchen-program.ts` on a data folder, and reads its first line. */
export async function startKitchen(folder: string, options: KitchenOptions = {}): Promise<KitchenProcess> {
  const program = join(import.meta.dirname, 'kitchen-program.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', program, folder, JSON.stringify(options)], {
    env: { PATH: process.env.PATH, TMPDIR: tmpdir() },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const opened: Opened = JSON.parse(await firstLine(child));
  return {
    ...opened,
    pid: child.pid ?? 0,
    async end(signal) {
      const ended = once(child, 'exit');
      child.kill(signal);
      if (child.exitCode === null && child.signalCode === null) await ended;
    },
  };
}

/** The first line that a program prints; throws if it ends without one. */
export async function firstLine(child: ChildProcess): Promise<string> {
  if (!child.stdout) throw new Error('The output of this process is not for reading.');
  for await (const line of createInterface({ input: child.stdout })) return line;
  throw new Error('The program ended before it was ready.');
}
