/**
 * The memory of all processes of the built product but for PostgreSQL, as `npm start` runs it and as the package does: just
 * started, after visitors, after a kitchen's busiest hour and two minutes of rest, and after ten thousand more requests. A bare
 * Fastify stands beside it. `--against <folder>` measures another version as well.
 */
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { firstLine } from '#tests/kitchen-process.ts';
import { versions } from './parts/against.ts';
import { type BuiltServer, commandOfPackage, withServerOn } from './parts/built-server.ts';
import { spendEvening, visit } from './parts/evening.ts';
import { memoryOf } from './parts/process-memory.ts';

/** Seconds of rest before a reading. V8 collects what an idle server has left behind after 100 seconds at the latest. */
const REST = 10;
const LONG_REST = 120;
const VISITORS = 100;
/** Orders of the busiest hour of one kitchen (docs/scale.md). */
const ORDERS = 75;
/** Further visitors: nine requests each, so ten thousand requests in all. */
const ROUNDS = 5;
const VISITORS_A_ROUND = 222;
const AIM = 160;

function print(when: string, pid: number): void {
  const processes = memoryOf(pid);
  const sum = (of: 'rss' | 'pss' | 'own') =>
    processes.reduce((total, each) => total + each[of], 0).toFixed(0);
  const each = processes.map(({ name, rss }) => `${name} ${rss.toFixed(0)}`).join(', ');
  console.log(`${when.padEnd(44)} RSS ${sum('rss')} MB, PSS ${sum('pss')}, its own ${sum('own')} (${each})`);
}

async function readings(server: BuiltServer, isLong: boolean): Promise<void> {
  await sleep(REST * 1000);
  print('just started', server.pid);
  await visit(server, VISITORS);
  await sleep(REST * 1000);
  print(`after ${VISITORS} visitors in three languages`, server.pid);
  await spendEvening(server, ORDERS);
  print(`after an evening of ${ORDERS} orders`, server.pid);
  await sleep(LONG_REST * 1000);
  print(`and ${LONG_REST} s of rest (aim: ${AIM} MB)`, server.pid);
  if (!isLong) return;
  for (let round = 1; round <= ROUNDS; round++) {
    await visit(server, VISITORS_A_ROUND);
    print(`after ${round * 2},000 more requests`, server.pid);
  }
  await sleep(LONG_REST * 1000);
  print(`and ${LONG_REST} s of rest`, server.pid);
  console.log(`at most ${server.peakMemory().toFixed(0)} MB`);
}

async function bareFastify(): Promise<void> {
  const program = join(import.meta.dirname, 'parts/fastify-program.mjs');
  const child = spawn(process.execPath, [program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const origin = await firstLine(child);
    for (let n = 0; n < 1_000; n++) await (await fetch(origin)).arrayBuffer();
    await sleep(REST * 1000);
    print('a bare Fastify after 1,000 requests', child.pid ?? 0);
  } finally {
    child.kill();
  }
}

await bareFastify();
for (const { name, folder: project } of versions()) {
  for (const [way, command] of [
    ['as the package', commandOfPackage(project)],
    ['npm start', ['npm', 'start']],
  ] as const) {
    console.log(`\n${name}: ${way}`);
    const folder = await mkdtemp(join(tmpdir(), 'rasoi-bench-'));
    try {
      await withServerOn(
        folder,
        (server) => readings(server, way === 'as the package'),
        {},
        project,
        command,
      );
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }
}
