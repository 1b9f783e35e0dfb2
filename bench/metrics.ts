/**
 * What watching costs: order placements on a kitchen with metrics and on one without, in turns. A read by Prometheus, usually
 * every 15 seconds, is measured by itself.
 */
import type { KitchenProcess } from '#tests/kitchen-process.ts';
import { cpuOf } from './parts/cpu.ts';
import { customer, withKitchen } from './parts/kitchen.ts';
import { load } from './parts/load.ts';
import { DISHES, placing } from './parts/placing.ts';
import { compare, type Measured, median } from './parts/rounds.ts';

const CONNECTIONS = 16;
const READS = 50;
const TOKEN = 'a-token-for-prometheus';

async function readMetrics({ origin }: KitchenProcess): Promise<void> {
  const answer = await fetch(`${origin}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } });
  if (!answer.ok) throw new Error(`The metrics were refused with ${answer.status}`);
  await answer.text();
}

async function placements(name: string, kitchen: KitchenProcess): Promise<Measured> {
  const people: Record<string, string>[] = [];
  for (let n = 0; n < CONNECTIONS; n++) people.push(await customer(kitchen, `customer${n}`));
  const spent: number[] = [];
  return {
    name,
    async round(duration) {
      let next = 0;
      const before = cpuOf(kitchen.pid);
      const figures = await load({
        url: kitchen.origin,
        connections: CONNECTIONS,
        duration,
        setupClient: (client) => {
          const headers = people[next++] ?? {};
          client.setRequests([{ ...placing(DISHES.slice(0, 1)), headers }]);
        },
      });
      spent.push((cpuOf(kitchen.pid) - before) / (figures.rate * duration));
      return figures;
    },
    aside: () => `Node ${median(spent).toFixed(3)} ms of CPU each`,
  };
}

await withKitchen(
  (watched) =>
    withKitchen(async (plain) => {
      await compare(
        await placements('placement, with metrics', watched),
        await placements('placement, without', plain),
      );
      const before = cpuOf(watched.pid);
      for (let n = 0; n < READS; n++) await readMetrics(watched);
      console.log(`a read by Prometheus: ${((cpuOf(watched.pid) - before) / READS).toFixed(1)} ms of CPU`);
    }),
  { settings: { METRICS_TOKEN: TOKEN } },
);
