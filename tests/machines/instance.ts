import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { PROJECT_FOLDER } from '#server/settings/project-folder.ts';
import { freePort } from './packages.ts';

/** The first owner of every kitchen here. */
export const OWNER = { email: 'owner@example.in', password: 'Kadhai-and-Tawa-42' };

export interface Instance {
  origin: string;
  port: number;
  pid: number;
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void>;
}

const SOURCES = ['--import', 'tsx', join(PROJECT_FOLDER, 'server/main.ts')];

/**
 * Starts the server as `npm start` does, with a data folder of its own. Throws with its last words if it does not start.
 * @param settings more settings; with PORT it is that port
 * @param project the folder of a built version, instead of the sources here
 */
export async function startInstance(
  settings: Readonly<Record<string, string>>,
  project?: string,
): Promise<Instance> {
  const folder = await mkdtemp(join(tmpdir(), 'rasoi-instance-'));
  const port = Number(settings.PORT ?? (await freePort()));
  const program =
    project === undefined ? SOURCES : ['--max-old-space-size=1024', join(project, 'build/app/main.js')];
  const child = spawn(process.execPath, program, {
    cwd: project ?? PROJECT_FOLDER,
    env: {
      PATH: process.env.PATH,
      HOST: '127.0.0.1',
      PORT: String(port),
      RASOI_DATA: folder,
      ADMIN_EMAIL: OWNER.email,
      ADMIN_PASSWORD: OWNER.password,
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const errors: Buffer[] = [];
  child.stderr.on('data', (text: Buffer) => errors.push(text));
  let isOpen = false;
  for await (const line of createInterface({ input: child.stdout })) {
    isOpen = line.startsWith('Rasoi is open');
    if (isOpen) break;
  }
  child.stdout.resume();
  if (!isOpen) {
    await rm(folder, { recursive: true, force: true });
    throw new Error(Buffer.concat(errors).toString().trim());
  }
  return {
    origin: `http://127.0.0.1:${port}`,
    port,
    pid: child.pid ?? 0,
    async end(signal) {
      const ended = once(child, 'exit');
      child.kill(signal);
      if (child.exitCode === null && child.signalCode === null) await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
