/**
 * One event sent to 1,000 sockets of one server: milliseconds from the request that changes a dish until each socket has
 * received it. Half of the sockets belong to signed-in customers. One process reads all sockets, and its work is included
 * in the figures. Also the memory that an open socket takes.
 */
import { readFileSync } from 'node:fs';
import { admin, customer, DOCUMENTS, withKitchen } from './parts/kitchen.ts';
import { type Listener, listen } from './parts/listener.ts';

const SOCKETS = 1_000;
const CUSTOMERS = 10;
const EVENTS = 30;
/** Connections opened at the same time. */
const AT_ONCE = 50;

const percentile = (sorted: readonly number[], part: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;

await withKitchen(async (kitchen) => {
  const people: Record<string, string>[] = [];
  for (let n = 0; n < CUSTOMERS; n++) {
    const { 'x-fallback-cookies': session = '' } = await customer(kitchen, `customer${n}`);
    people.push({ 'x-fallback-cookies': session });
  }
  const chef = await admin(kitchen);

  const memory = () =>
    Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${kitchen.pid}/status`, 'utf8'))?.[1]);
  const before = memory();
  const listeners: Listener[] = [];
  const opening = performance.now();
  while (listeners.length < SOCKETS) {
    const wave = Array.from({ length: AT_ONCE }, (_, n) =>
      listen(kitchen.origin, ['dishes', 'carts'], n % 2 ? {} : (people[n % CUSTOMERS] ?? {})),
    );
    listeners.push(...(await Promise.all(wave)));
  }
  const opened = performance.now() - opening;
  const grown = memory() - before;

  const delays: number[] = [];
  const last: number[] = [];
  for (let n = 0; n < EVENTS; n++) {
    const all = Promise.all(listeners.map((listener) => listener.heard()));
    const start = performance.now();
    const answer = await fetch(`${kitchen.origin}${DOCUMENTS('dishes')}/phulka`, {
      method: 'PATCH',
      headers: chef,
      body: JSON.stringify({ data: { price: 100 + n } }),
    });
    if (!answer.ok) throw new Error(await answer.text());
    const times = (await all).map((at) => at - start);
    delays.push(...times);
    last.push(Math.max(...times));
  }
  delays.sort((a, b) => a - b);
  last.sort((a, b) => a - b);
  for (const { socket } of listeners) socket.terminate();

  console.log(
    `${SOCKETS} sockets opened in ${opened.toFixed(0)} ms; ${(grown / SOCKETS).toFixed(0)} kB of memory for each`,
  );
  console.log(
    `from the request to each socket, ${EVENTS} events: p50 ${percentile(delays, 0.5).toFixed(1)} ms, ` +
      `p99 ${percentile(delays, 0.99).toFixed(1)} ms, all of them p50 ${percentile(last, 0.5).toFixed(1)} ms, ` +
      `at worst ${percentile(last, 1).toFixed(1)} ms`,
  );
});
