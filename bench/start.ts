/**
 * How long the built product takes to start on data that is there, in turns with another version whose folder `--against`
 * names (built before), each on data of its own. The first start, which makes the database, is not counted. Other
 * reference: a process of Node.js that only ends.
 */
import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { versions } from './parts/against.ts';
import { withServerOn } from './parts/built-server.ts';
import { median } from './parts/rounds.ts';

const ROUNDS = Number(process.env.ROUNDS ?? 7);

async function start(data: string, project: string): Promise<number> {
  let time = Number.NaN;
  await withServerOn(
    data,
    async ({ openAfter }) => {
      time = openAfter;
    },
    {},
    project,
  );
  return time;
}

function bareStart(): number {
  const began = performance.now();
  execFileSync(process.execPath, ['-e', '']);
  return performance.now() - began;
}

const measured = await Promise.all(
  versions().map(async (version) => ({
    ...version,
    data: await mkdtemp(join(tmpdir(), 'rasoi-bench-')),
    times: [] as number[],
  })),
);
const bare: number[] = [];
try {
  for (const { data, folder } of measured) await start(data, folder);
  for (let round = 0; round < ROUNDS; round++) {
    bare.push(bareStart());
    for (const { data, folder, times } of measured) times.push(await start(data, folder));
  }
} finally {
  for (const { data } of measured) await rm(data, { recursive: true, force: true });
}
console.log(`Node.js alone: ${median(bare).toFixed(0)} ms`);
for (const { name, times } of measured) {
  const [least, most] = [Math.min(...times), Math.max(...times)];
  console.log(
    `${name.padEnd(8)} open after ${median(times).toFixed(0)} ms (${least.toFixed(0)} to ${most.toFixed(0)}), ` +
      `${(median(times) / median(bare)).toFixed(1)} of Node.js alone`,
  );
}
const [now = [], then] = measured.map(({ times }) => times);
if (then) console.log(`ratio ${median(now.map((time, n) => time / (then[n] ?? Number.NaN))).toFixed(2)}`);
