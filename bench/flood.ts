/**
 * What others notice of one network that asks for pages as fast as it gets them: the time of their requests without and
 * with it, in turns. The aim is that half of their requests take at most twice as long.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { type BuiltServer, withBuiltServer } from './parts/built-server.ts';
import { DOCUMENTS, PROJECT } from './parts/kitchen.ts';
import { median } from './parts/rounds.ts';

const CONNECTIONS = 24;
const ROUNDS = 3;
/** Requests of others in a round, and the pause after each (milliseconds). */
const REQUESTS = 100;
const PAUSE = 25;
/** Milliseconds in which the flood uses up what a network may use at once. */
const FLOOD_ALONE = 4_000;
/** What the flood asks for; `*` differs in each request. */
const FLOODS = [
  '/menu?category=*',
  '/?utm_source=*',
  '/menu?q=*',
  '/nothing/*',
  '/menu?q=dal&x=*',
  '/login?x=*',
];

/** Others open the menu and read a list, in turns. Returns the median of their times (milliseconds). */
async function others({ origin }: BuiltServer): Promise<number> {
  const times: number[] = [];
  for (let n = 0; n < REQUESTS; n++) {
    const path = n % 2 ? '/menu' : `${DOCUMENTS('menus')}`;
    const began = performance.now();
    await (await fetch(origin + path, { headers: PROJECT })).arrayBuffer();
    times.push(performance.now() - began);
    await sleep(PAUSE);
  }
  return median(times);
}

function startFlood({ origin }: BuiltServer, path: string) {
  const program = join(import.meta.dirname, 'parts/flood-program.ts');
  const args = ['--import', 'tsx', program, origin, `${CONNECTIONS}`, path];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  return async () => {
    const said = text(child.stdout);
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
    return said;
  };
}

await withBuiltServer(
  async (server) => {
    await others(server);
    for (const path of FLOODS) {
      const rounds: { without: number; beside: number; answers: string }[] = [];
      for (let round = 0; round < ROUNDS; round++) {
        const without = await others(server);
        const endFlood = startFlood(server, path);
        await sleep(FLOOD_ALONE);
        const beside = await others(server);
        rounds.push({ without, beside, answers: (await endFlood()).trim() });
      }
      const without = median(rounds.map((round) => round.without));
      const beside = median(rounds.map((round) => round.beside));
      console.log(
        `${path.padEnd(20)} others’ median ${without.toFixed(1)} ms without, ${beside.toFixed(1)} ms beside it: ratio ` +
          `${median(rounds.map((round) => round.beside / round.without)).toFixed(2)}   answers ${rounds.at(-1)?.answers}`,
      );
    }
  },
  { RATE_LIMIT_SCALE: '1', HOST: '0.0.0.0' },
);
