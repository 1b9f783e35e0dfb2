import { afterAll, beforeEach, expect, it } from 'vitest';
import type { WireWebhookDelivery } from '#domain/webhooks/attributes.ts';
import { sql } from '#server/db/sql-template.ts';
import { closeAfterAll } from '#tests/close-after-all.ts';
import { openReceiver } from '#tests/doubles/webhook-receiver.ts';
import { at, outcomeOf } from '#tests/kitchen.ts';
import { type OrderKitchen, openOrderKitchen } from '#tests/order-kitchen.ts';
import { sweepDeliveries } from './due-deliveries.ts';

type Delivery = WireWebhookDelivery & { $id: string };

const tell = () => kitchen.app.webhooks.sendDue();
const ask = (method: string, path: string, data: object) =>
  kitchen.send(kitchen.owner, method, path, { ...(method === 'POST' && { documentId: 'unique()' }), data });
const deliveries = async (): Promise<Delivery[]> =>
  (await kitchen.list(kitchen.owner, 'webhookDeliveries')).json().documents;
const webhook = async () => (await kitchen.read(kitchen.owner, 'webhooks', 'books')).json();
const answerWith =
  (status: number, text = '', headers = {}): typeof receiver.answer =>
  (response) => {
    response.writeHead(status, headers).end(text);
  };

const kitchen = await closeAfterAll(openOrderKitchen({ WEBHOOKS_TO_LOOPBACK: '1' }));
const receiver: Awaited<ReturnType<typeof openReceiver>> = await openReceiver();

beforeEach(async () => {
  await kitchen.delete(kitchen.owner, 'webhooks', 'books');
  const data = { url: receiver.url, topics: ['orders'] };
  await kitchen.create(kitchen.owner, 'webhooks', data, 'books');
  await kitchen.send(kitchen.owner, 'POST', '/webhooks/books/secret');
  receiver.answer = answerWith(204);
  receiver.take();
});

// HOOK-4
it('a message that is not taken is tried eight times within a day, and then has failed', async () => {
  receiver.answer = answerWith(500, 'Down for lunch');
  const id = await kitchen.place();
  await tell();
  expect((await deliveries())[0]).toMatchObject({ state: 'waiting', attempts: 1, status: 500 });
  await tell();
  expect(receiver.received).toHaveLength(1);
  for (const minutes of [1, 2, 10, 30, 120, 360, 900]) {
    kitchen.wait(minutes);
    await tell();
  }
  expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  expect(receiver.take()).toEqual(Array.from({ length: 8 }, () => `order.placed ${id}`));
  const [failed] = await deliveries();
  expect(failed).toMatchObject({
    state: 'failed',
    attempts: 8,
    status: 500,
    answer: 'Down for lunch',
    dueAt: null,
  });
});

// HOOK-8
it('an admin sends a message again, and one to try the webhook', async () => {
  receiver.answer = answerWith(404, 'x'.repeat(100_000));
  const id = await kitchen.place();
  await tell();
  const [first] = await deliveries();
  expect(first?.answer).toBe('x'.repeat(200));
  receiver.answer = answerWith(200);
  receiver.take();
  const again = { state: 'waiting' };
  kitchen.wait(1);
  await tell();
  expect(receiver.take()).toEqual([`order.placed ${id}`]);
  expect(outcomeOf(await ask('PATCH', at('webhookDeliveries', first?.$id), again))).toEqual([200]);
  await tell();
  expect(receiver.take()).toEqual([`order.placed ${id}`]);
  expect(outcomeOf(await ask('PATCH', at('webhookDeliveries', first?.$id), { state: 'sent' }))).toEqual([
    400,
    'general_argument_invalid',
  ]);
  expect(outcomeOf(await ask('POST', at('webhookDeliveries'), { webhookId: 'books' }))).toEqual([201]);
  await tell();
  expect(receiver.take()).toEqual(['test']);
});

// HOOK-6
it('a redirect is an answer like any other, and is not followed', async () => {
  const target = await openReceiver();
  receiver.answer = answerWith(307, '', { location: target.url });
  await kitchen.place();
  await tell();
  expect((await deliveries())[0]).toMatchObject({ state: 'waiting', status: 307 });
  expect(target.received).toEqual([]);
});

// HOOK-6
it.each([
  'http://books.example/hook',
  'https://user:pass@books.example/',
  'https://localhost/hook',
  'https://127.0.0.1/hook',
  'https://[::1]/hook',
  'https://2130706433/hook',
  'https://169.254.169.254/latest/meta-data',
  'ftp://books.example/',
  'books.example',
])('%s is refused as the address of a webhook', async (url) => {
  const strict = await strictKitchen();
  const answer = await strict.send(strict.owner, 'POST', at('webhooks'), {
    documentId: 'unique()',
    data: { url },
  });
  expect(outcomeOf(answer)).toEqual([400, 'general_argument_invalid']);
});

let strict: Promise<OrderKitchen> | undefined;
const strictKitchen = () => {
  strict ??= openOrderKitchen();
  return strict;
};

afterAll(async () => (await strict)?.close());

// HOOK-6
it('a name that leads to this machine is found out when the message is sent', async () => {
  const strict = await strictKitchen();
  const data = { url: 'https://books.example/hook', topics: ['orders'] };
  await strict.send(strict.owner, 'POST', at('webhooks'), { documentId: 'inside', data });
  await strict.send(strict.owner, 'POST', '/webhooks/inside/secret');
  await strict.database.execute(sql`update webhooks set url = 'https://localhost/hook'`);
  await strict.place();
  await strict.app.webhooks.sendDue();
  const [delivery] = (await strict.send(strict.owner, 'GET', at('webhookDeliveries'))).json().documents;
  expect(delivery).toMatchObject({ state: 'waiting', status: null, problem: 'private' });
});

// HOOK-7
it('a webhook that has failed for five days is turned off, and the kitchen gets a mail', async () => {
  receiver.answer = answerWith(500);
  for (let day = 0; day < 6; day++) {
    await kitchen.place();
    await tell();
    expect((await webhook()).isOn).toBe(day < 5);
    kitchen.wait(24 * 60 + 1);
  }
  expect(await webhook()).toMatchObject({ isOn: false, stoppedAt: expect.any(String) });
  const mails = (await kitchen.mails()).filter(({ kind }) => kind === 'webhook-stopped');
  expect(mails).toHaveLength(1);
  expect(mails[0]?.subject).toContain('127.0.0.1');
  expect((await ask('PATCH', at('webhooks', 'books'), { isOn: true })).json()).toMatchObject({
    isOn: true,
    failingSince: null,
    stoppedAt: null,
  });
});

// HOOK-7
it('a program that answers 410 is told nothing more at once, and one answer that works ends a time of failures', async () => {
  receiver.answer = answerWith(500);
  await kitchen.place();
  await tell();
  expect((await webhook()).failingSince).toEqual(expect.any(String));
  receiver.answer = answerWith(200);
  await kitchen.place();
  await tell();
  expect((await webhook()).failingSince).toBeNull();
  receiver.answer = answerWith(410);
  await kitchen.place();
  await tell();
  expect((await webhook()).isOn).toBe(false);
});

// HOOK-9
it('messages are forgotten after 30 days, and with their webhook', async () => {
  await kitchen.place();
  await tell();
  const now = kitchen.app.engine.clock().getTime();
  const day = 86_400_000;
  expect(await sweepDeliveries(kitchen.database, new Date(now + 29 * day))).toBe(0);
  expect(await sweepDeliveries(kitchen.database, new Date(now + 31 * day))).toBe(1);
  await kitchen.place();
  await kitchen.delete(kitchen.owner, 'webhooks', 'books');
  expect(await deliveries()).toEqual([]);
});
