/**
 * One event sent to 1,000 sockets of one server: milliseconds from the request that changes a dish until each socket has
 * received it. Half of the sockets belong to signed-in customers. One process reads all sockets, and its work is included
 * in the figures.
 */
import { WebSocket } from 'ws';
import { admin, customer, DOCUMENTS, withKitchen } from './parts/kitchen.ts';

const SOCKETS = 1_000;
const CUSTOMERS = 10;
const EVENTS = 30;
/** Connections opened at the same time. */
const AT_ONCE = 50;
const CHANNEL = 'databases.rasoi.collections.carts.documents';
const MENU = 'databases.rasoi.collections.dishes.documents';

interface Listener {
  socket: WebSocket;
  heard(): Promise<number>;
}

function open(origin: string, headers: Record<string, string>): Promise<Listener> {
  const address = `${origin.replace('http', 'ws')}/v1/realtime?project=rasoi&channels[]=${MENU}&channels[]=${CHANNEL}`;
  const socket = new WebSocket(address, { headers });
  let received: ((at: number) => void) | undefined;
  const listener: Listener = {
    socket,
    heard: () =>
      new Promise((resolve) => {
        received = resolve;
      }),
  };
  return new Promise((resolve, reject) => {
    socket.on('error', reject);
    socket.on('message', (text) => {
      const now = performance.now();
      const type = String(text).slice(9, 14);
      if (type === 'conne') resolve(listener);
      else if (type === 'event') received?.(now);
    });
  });
}

const percentile = (sorted: readonly number[], part: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;

await withKitchen(async (kitchen) => {
  const people: Record<string, string>[] = [];
  for (let n = 0; n < CUSTOMERS; n++) {
    const { 'x-fallback-cookies': session = '' } = await customer(kitchen, `customer${n}`);
    people.push({ 'x-fallback-cookies': session });
  }
  const chef = await admin(kitchen);

  const listeners: Listener[] = [];
  const opening = performance.now();
  while (listeners.length < SOCKETS) {
    const wave = Array.from({ length: AT_ONCE }, (_, n) =>
      open(kitchen.origin, n % 2 ? {} : (people[n % CUSTOMERS] ?? {})),
    );
    listeners.push(...(await Promise.all(wave)));
  }
  const opened = performance.now() - opening;

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

  console.log(`${SOCKETS} sockets opened in ${opened.toFixed(0)} ms`);
  console.log(
    `from the request to each socket, ${EVENTS} events: p50 ${percentile(delays, 0.5).toFixed(1)} ms, ` +
      `p99 ${percentile(delays, 0.99).toFixed(1)} ms, all of them p50 ${percentile(last, 0.5).toFixed(1)} ms, ` +
      `at worst ${percentile(last, 1).toFixed(1)} ms`,
  );
});
