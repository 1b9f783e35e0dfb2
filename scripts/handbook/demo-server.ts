// The demo that the handbook's pictures are taken of: a server of its own on an empty folder, whose clock shows the same evening.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Failure, root } from '../steps.mjs';

/** A Thursday at half past seven in the evening in Bengaluru: orders come in, riders are out, tomorrow's meals are not yet cut off. */
export const EVENING = new Date('2026-12-03T19:30:00+05:30');
/** A demo makes up three months first (milliseconds). */
const READY_WITHIN = 120_000;

export interface DemoServer {
  origin: string;
  stop(): Promise<void>;
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  await new Promise((done) => server.close(done));
  if (address === null || typeof address === 'string') throw new Failure('There is no free port.');
  return address.port;
}

async function waitUntilReady(origin: string, server: ChildProcess): Promise<void> {
  const until = performance.now() + READY_WITHIN;
  while (performance.now() < until && server.exitCode === null) {
    const answer = await fetch(`${origin}/ready`).catch(() => undefined);
    if (answer?.ok) return;
    await sleep(300);
  }
  throw new Failure('The demo did not start.');
}

/** Starts the built server as a demo. Whoever calls it stops it, which deletes its data. */
export async function startDemo(): Promise<DemoServer> {
  const data = mkdtempSync(join(tmpdir(), 'rasoi-handbook-'));
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const server = spawn(
    process.execPath,
    ['--import', './scripts/handbook/fixed-clock.mjs', 'build/app/main.js'],
    {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {
        ...process.env,
        ...{ NODE_ENV: 'production', RASOI_DEMO: '1', RASOI_DATA: data, DATABASE_URL: '', LOG_LEVEL: 'warn' },
        ...{ HOST: '127.0.0.1', PORT: `${port}`, PUBLIC_URL: origin, RATE_LIMIT_SCALE: '0' },
        HANDBOOK_CLOCK: EVENING.toISOString(),
      },
    },
  );
  // Whoever interrupts this process leaves no server behind.
  process.once('exit', () => server.kill('SIGTERM'));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
  const ended = new Promise<void>((done) => server.once('close', () => done()));
  const demo = {
    origin,
    async stop() {
      server.kill('SIGTERM');
      await ended;
      rmSync(data, { recursive: true, force: true });
    },
  };
  try {
    await waitUntilReady(origin, server);
  } catch (error) {
    await demo.stop();
    throw error;
  }
  return demo;
}
