/** The built product in a separate process in production mode. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { PROJECT_FOLDER } from '#server/settings/project-folder.ts';

export interface BuiltServer {
  origin: string;
  pid: number;
  /** Milliseconds from the start of the process until it was open. */
  openAfter: number;
  admin: { email: string; password: string };
  /** Milliseconds of CPU the process has used. */
  cpu(): number;
  /** The most memory the process has had, in MB. */
  peakMemory(): number;
}

/** The flags with which `npm start` runs Node.js. */
const FLAGS = startScript().match(/--\S+/g) ?? [];
const APP = 'build/app/main.js';

/** The first admin. */
const ADMIN = { email: 'admin@rasoi.local', password: 'Kadhai-and-Tawa-42' };

/** Clock ticks of the kernel per second; 100 on every Linux. */
const TICKS = 100;

/** Runs a task with an empty data folder. @param settings more settings by the names of their variables */
export async function withBuiltServer(
  task: (server: BuiltServer) => Promise<void>,
  settings: Readonly<Record<string, string>> = {},
  project = PROJECT_FOLDER,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'rasoi-bench-'));
  try {
    await withServerOn(folder, task, settings, project);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Runs a task with a data folder.
 * @param project the folder of the product, which is built: another version can be compared with this one
 * @param command what to run in that folder
 */
export async function withServerOn(
  folder: string,
  task: (server: BuiltServer) => Promise<void>,
  settings: Readonly<Record<string, string>> = {},
  project = PROJECT_FOLDER,
  command: readonly string[] = [process.execPath, ...FLAGS, APP],
): Promise<void> {
  const [program = '', ...parameters] = command;
  const port = await freePort();
  const began = performance.now();
  const child = spawn(program, parameters, {
    cwd: project,
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      RASOI_DATA: folder,
      ADMIN_PASSWORD: ADMIN.password,
      RATE_LIMIT_SCALE: '0',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    for await (const line of createInterface({ input: child.stdout })) {
      if (line.includes('Rasoi is open')) break;
    }
    const openAfter = performance.now() - began;
    const proc = (file: string) => readFileSync(`/proc/${child.pid}/${file}`, 'utf8');
    await task({
      pid: child.pid ?? 0,
      origin: `http://localhost:${port}`,
      openAfter,
      admin: ADMIN,
      cpu() {
        const [user = 0, system = 0] =
          proc('stat').split(') ')[1]?.split(' ').slice(11, 13).map(Number) ?? [];
        return ((user + system) / TICKS) * 1000;
      },
      peakMemory: () => Number(/VmHWM:\s+(\d+)/.exec(proc('status'))?.[1]) / 1024,
    });
  } finally {
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  }
}

/** How the package of a version runs it: Node.js with the flags and the allocator's settings of its service. */
export function commandOfPackage(project: string): string[] {
  const service = readFileSync(join(project, 'packaging/rasoi.service'), 'utf8');
  const allocator = service.match(/(?<=^Environment=)MALLOC_\S+$/gm) ?? [];
  const flags = /^ExecStart=(.*)$/m.exec(service)?.[1]?.match(/--\S+/g) ?? [];
  return ['env', ...allocator, process.execPath, ...flags, APP];
}

function startScript(): string {
  const { scripts } = JSON.parse(readFileSync(join(PROJECT_FOLDER, 'package.json'), 'utf8'));
  return scripts.start;
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as { port: number };
  probe.close();
  return port;
}
