/**
 * What others notice of one network that asks for pages as fast as it gets them: the time of their requests without and
 * with it, in turns. The aim is that half of their requests take at most twice as long. The reference is the same with a
 * bare node:http server that sends answers of the same sizes: what sharing one thread and this machine costs by itself.
 * PAUSE is how long each connection waits after an answer (milliseconds): nobody on the Internet asks again at once.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { withBuiltServer } from './parts/built-server.ts';
import { DOCUMENTS, PROJECT } from './parts/kitchen.ts';
import { bytesOf, headersOf, withRawAnswers } from './parts/raw-server.ts';
import { median } from './parts/rounds.ts';

const CONNECTIONS = 24;
const ROUNDS = Number(process.env.ROUNDS ?? 3);
const PAUSE = process.env.PAUSE ?? '0';
/** Requests of others in a round, and the pause after each (milliseconds). */
const REQUESTS = 100;
const BETWEEN = 25;
/** Milliseconds in which the flood uses up what a network may use at once. */
const FLOOD_ALONE = 4_000;
/** What the flood asks for; `*` differs in each request. FLOODS chooses some of them by their numbers. */
const ALL_FLOODS = [
  '/menu?category=*',
  '/?utm_source=*',
  '/menu?q=*',
  '/nothing/*',
  '/menu?q=dal&x=*',
  '/login?x=*',
];
const FLOODS = process.env.FLOODS?.split(',').map((number) => ALL_FLOODS[Number(number)] ?? '') ?? ALL_FLOODS;
const OTHERS = ['/menu', DOCUMENTS('menus')];
const PACKED = { ...PROJECT, 'accept-encoding': 'br, gzip' };
const EVERYWHERE = '0.0.0.0';

/** Others open the menu and read a list, in turns. Returns the median of their times (milliseconds). */
async function others(origin: string): Promise<number> {
  const times: number[] = [];
  for (let n = 0; n < REQUESTS; n++) {
    const began = performance.now();
    await bytesOf(origin + OTHERS[n % OTHERS.length], PACKED);
    times.push(performance.now() - began);
    await sleep(BETWEEN);
  }
  return median(times);
}

function startFlood(origin: string, path: string) {
  const program = join(import.meta.dirname, 'parts/flood-program.ts');
  const args = ['--import', 'tsx', program, origin, `${CONNECTIONS}`, path, PAUSE];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  return async () => {
    const said = text(child.stdout);
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
    return JSON.parse(await said) as Record<string, number>;
  };
}

interface Round {
  without: number;
  beside: number;
  answers: Record<string, number>;
}

async function measure(origin: string, path: string): Promise<Round> {
  const without = await others(origin);
  const endFlood = startFlood(origin, path);
  await sleep(FLOOD_ALONE);
  const beside = await others(origin);
  return { without, beside, answers: await endFlood() };
}

function print(name: string, rounds: readonly Round[]): void {
  const middle = (of: (round: Round) => number) => median(rounds.map(of));
  console.log(
    `${name.padEnd(20)} others’ median ${middle(({ without }) => without).toFixed(1)} ms without, ` +
      `${middle(({ beside }) => beside).toFixed(1)} ms beside it: ratio ` +
      `${middle(({ beside, without }) => beside / without).toFixed(2)}   ` +
      `answers ${JSON.stringify(rounds.at(-1)?.answers)}`,
  );
}

/** The answer to a path of the server as the bare one repeats it. @param paths the beginning of the paths it answers */
async function repeated(origin: string, path: string, paths: string) {
  const url = origin + path.replace('*', 'reference');
  return { path: paths, bytes: await bytesOf(url, PACKED), headers: await headersOf(url, PACKED) };
}

await withBuiltServer(
  async ({ origin }) => {
    await others(origin);
    const ordinary = await Promise.all(OTHERS.map((path) => repeated(origin, path, path)));
    for (const path of FLOODS) {
      const [before = ''] = path.split('*');
      const flooded = await repeated(origin, path, before);
      await withRawAnswers(
        [flooded, ...ordinary],
        async (raw) => {
          const rounds: { rasoi: Round; bare: Round }[] = [];
          for (let round = 0; round < ROUNDS; round++)
            rounds.push({ rasoi: await measure(origin, path), bare: await measure(raw.origin, path) });
          print(
            path,
            rounds.map(({ rasoi }) => rasoi),
          );
          print(
            '  bare node:http',
            rounds.map(({ bare }) => bare),
          );
        },
        EVERYWHERE,
      );
    }
  },
  { RATE_LIMIT_SCALE: '1', HOST: EVERYWHERE },
);
