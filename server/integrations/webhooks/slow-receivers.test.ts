import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import { closeAfterAll } from '#tests/close-after-all.ts';
import { openReceiver } from '#tests/doubles/webhook-receiver.ts';
import { at, outcomeOf } from '#tests/kitchen.ts';
import { openOrderKitchen } from '#tests/order-kitchen.ts';

const kitchen = await closeAfterAll(openOrderKitchen({ WEBHOOKS_TO_LOOPBACK: '1', RATE_LIMIT_SCALE: '0' }));

const ask = (method: string, path: string, body: object = {}) =>
  kitchen.send(kitchen.owner, method, path, body);

// HOOK-12
it('a program that answers slowly or never delays no other one', async () => {
  async function connect(name: string) {
    const receiver = await openReceiver();
    const data = { url: receiver.url, topics: ['orders'] };
    await ask('POST', at('webhooks'), { documentId: name, data });
    expect((await ask('POST', `/webhooks/${name}/secret`)).statusCode).toBe(201);
    return receiver;
  }
  /** How long the slow receiver takes to answer a webhook (milliseconds). */
  const SLOW = 4_000;
  /** Milliseconds within which the good program hears of an order. */
  const WITHIN = 2_000;
  const slow = await connect('slow');
  slow.answer = (response) => {
    setTimeout(() => response.writeHead(204).end(), SLOW).unref();
  };
  const silent = await connect('silent');
  silent.answer = () => undefined;
  const good = await connect('good');
  for (let orders = 0; orders < 8; orders++) {
    const id = await kitchen.place();
    await vi.waitFor(() => expect(good.take()).toEqual([`order.placed ${id}`]), {
      timeout: WITHIN,
      interval: 50,
    });
    await sleep(200);
  }
  expect(slow.received.length).toBeLessThan(8);
  // Whoever is slow is told all the same, one message after the other.
  await vi.waitFor(() => expect(slow.received.length).toBeGreaterThan(1), { timeout: 3 * SLOW });
}, 60_000);

// HOOK-1
it('webhooks that are made at once are ten at most', async () => {
  const make = (n: number) =>
    ask('POST', at('webhooks'), { documentId: `books-${n}`, data: { url: `https://books.example/${n}` } });
  const answers = await Promise.all(Array.from({ length: 14 }, (_, n) => make(n)));
  const outcomes = answers.map((answer) => outcomeOf(answer).join(' ')).sort();
  expect(outcomes).toEqual([...Array(7).fill('201'), ...Array(7).fill('409 webhooks_full')]);
  expect((await ask('GET', at('webhooks'))).json().total).toBe(10);
});
