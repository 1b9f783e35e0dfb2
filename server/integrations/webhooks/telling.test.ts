import { beforeEach, expect, it } from 'vitest';
import { orders } from '#server/collections/orders/orders.ts';
import { sql } from '#server/db/sql-template.ts';
import { SYSTEM } from '#server/documents/actor.ts';
import { runUnitOfWork } from '#server/documents/unit-of-work.ts';
import { equal } from '#server/documents/where.ts';
import { closeAfterAll } from '#tests/close-after-all.ts';
import { isSigned, openReceiver } from '#tests/doubles/webhook-receiver.ts';
import { at } from '#tests/kitchen.ts';
import { openPlanKitchen } from '#tests/plan-kitchen.ts';
import { sendDueTo } from './delivery-worker.ts';
import { openWebhooks } from './open-webhooks.ts';

const tell = () => kitchen.app.webhooks.sendDue();
const change = (data: object) => kitchen.change(kitchen.owner, 'webhooks', 'books', data);

const kitchen = await closeAfterAll(openPlanKitchen({ WEBHOOKS_TO_LOOPBACK: '1' }));
const receiver: Awaited<ReturnType<typeof openReceiver>> = await openReceiver();
const data = { url: receiver.url };
await kitchen.create(kitchen.manager, 'webhooks', data, 'books');
const issued = await kitchen.send(kitchen.manager, 'POST', '/webhooks/books/secret');
const secret: string = issued.json().secret;
expect([issued.statusCode, secret]).toEqual([201, expect.stringMatching(/^whsec_[\w+/]{43}=$/)]);

beforeEach(async () => {
  await change({ topics: ['orders', 'payments', 'meals'] });
  await tell();
  receiver.take();
});

// HOOK-1, HOOK-2
it('a webhook is told of an order, of each step and of its money, once each', async () => {
  const id = await kitchen.place();
  await kitchen.walk(id, 'accepted', 'preparing');
  await tell();
  expect(receiver.take()).toEqual([`order.placed ${id}`, `order.accepted ${id}`, `order.preparing ${id}`]);
  const [payment] = await kitchen.ofOrder('payments', id);
  await kitchen.change(kitchen.cook, 'payments', payment?.$id ?? '', { state: 'paid' });
  await kitchen.event(kitchen.cook, id, {
    type: 'step',
    from: 'preparing',
    to: 'cancelled',
    reason: 'customerAsked',
  });
  await tell();
  const [refund] = await kitchen.ofOrder('refunds', id);
  expect(receiver.take().toSorted()).toEqual([
    `order.cancelled ${id}`,
    `payment.received ${payment?.$id}`,
    `refund.owed ${refund?.$id}`,
  ]);
  const data = { doneAt: new Date().toISOString() };
  await kitchen.change(kitchen.owner, 'refunds', refund?.$id ?? '', data);
  await tell();
  expect(receiver.take()).toEqual([`refund.done ${refund?.$id}`]);
});

// HOOK-2
it('money that was recorded by mistake is taken back, and what changes nothing is not told', async () => {
  const id = await kitchen.place();
  const [payment] = await kitchen.ofOrder('payments', id);
  const record = (state: string) => kitchen.change(kitchen.cook, 'payments', payment?.$id ?? '', { state });
  await record('paid');
  await record('due');
  await kitchen.event(kitchen.owner, id, { type: 'assign', from: 'placed', riderId: kitchen.rider.id });
  await tell();
  expect(receiver.take()).toEqual([
    `order.placed ${id}`,
    `payment.received ${payment?.$id}`,
    `payment.takenBack ${payment?.$id}`,
  ]);
});

// HOOK-2
it('a change that is rolled back is not told', async () => {
  const id = await kitchen.place();
  await tell();
  receiver.take();
  const broken = runUnitOfWork(kitchen.app.engine, SYSTEM, async (work) => {
    await work.updateWhere(orders, equal(orders.fields.id, id), {
      status: 'accepted',
      statusSince: work.now,
    });
    throw new Error('broken');
  });
  await expect(broken).rejects.toThrow('broken');
  await tell();
  expect(receiver.take()).toEqual([]);
});

// HOOK-1
it('a webhook is told of meals that are skipped, charged, delivered', async () => {
  await change({ topics: ['meals'] });
  const meera = await kitchen.subscriber('meera', 1000);
  const subscriptionId = await kitchen.subscribe(meera);
  const meal = { subscriptionId, mealTimeId: 'lunch', state: 'skipped', date: kitchen.day(1) };
  const skipped = (await kitchen.create(meera, 'meals', meal)).json();
  await tell();
  expect(receiver.take()).toEqual([`meal.skipped ${skipped.$id}`]);
  await kitchen.change(meera, 'meals', skipped.$id, { state: 'planned' });
  await kitchen.change(meera, 'meals', skipped.$id, { note: 'Less salt' });
  await tell();
  expect(receiver.take()).toEqual([`meal.planned ${skipped.$id}`]);
  const today = kitchen.day(0);
  await kitchen.decideAt(today, '20:00');
  kitchen.waitUntil(today, '20:01');
  await tell();
  expect(receiver.received.map(({ type, data }) => [type, data.$id, data.state])).toContainEqual([
    'meal.cooking',
    skipped.$id,
    'cooking',
  ]);
  const orderId = String(receiver.received.find(({ data }) => data.$id === skipped.$id)?.data.orderId);
  receiver.take();
  await kitchen.walk(orderId, 'preparing', 'ready', 'outForDelivery', 'delivered');
  await tell();
  expect(receiver.take()).toEqual([`meal.delivered ${skipped.$id}`]);
});

// HOOK-3
it('each message is signed and names the time, and for a day also with the secret before', async () => {
  const id = await kitchen.place();
  await tell();
  const [first] = receiver.received.splice(0);
  expect(first?.headers).toMatchObject({ 'content-type': 'application/json' });
  expect(Math.abs(Number(first?.headers['webhook-timestamp']) - Date.now() / 1000)).toBeLessThan(
    60 * 60 * 24 * 3,
  );
  expect(JSON.parse(first?.body ?? '')).toMatchObject({ type: 'order.placed', data: { $id: id } });
  expect(first && isSigned(first, secret)).toBe(true);
  expect(first && isSigned({ ...first, body: `${first.body} ` }, secret)).toBe(false);
  const newSecret = (await kitchen.send(kitchen.owner, 'POST', '/webhooks/books/secret')).json().secret;
  const signedAfter = async (minutes: number) => {
    kitchen.wait(minutes);
    await kitchen.place();
    await tell();
    const [message] = receiver.received.splice(0);
    return message && [isSigned(message, newSecret), isSigned(message, secret)];
  };
  expect(await signedAfter(0)).toEqual([true, true]);
  expect(await signedAfter(25 * 60)).toEqual([true, false]);
});

// HOOK-5
it('a webhook gets no names, numbers, addresses and notes unless the owner has chosen so', async () => {
  const data = { note: 'Ring twice', address: '4, MG Road, Pune' };
  await kitchen.place(kitchen.asha, data);
  await tell();
  const [plain] = receiver.received.splice(0);
  expect(plain?.data).toMatchObject({ status: 'placed', totalAmount: expect.any(Number) });
  for (const personal of ['Ring twice', 'MG Road', 'asha@', 'Person asha', 'customerName', 'pincode'])
    expect(plain?.body).not.toContain(personal);
  const asked = { data: { withPersons: true } };
  const byManager = await kitchen.send(kitchen.manager, 'PATCH', at('webhooks', 'books'), asked);
  expect([byManager.statusCode, byManager.json().type]).toEqual([401, 'user_unauthorized']);
  expect((await change({ withPersons: true })).statusCode).toBe(200);
  await kitchen.place(kitchen.asha, data);
  await tell();
  const [full] = receiver.received.splice(0);
  expect(full?.data).toMatchObject({ ...data, customerName: 'Person asha' });
  await change({ withPersons: false });
});

// HOOK-3
it('two servers that send at once send each message once', async () => {
  for (let n = 0; n < 4; n++) await kitchen.place();
  const { signal } = new AbortController();
  await Promise.all([1, 2, 3].map(() => sendDueTo(kitchen.app.engine, 'books', signal)));
  await tell();
  const ids = receiver.received.splice(0).map(({ headers }) => headers['webhook-id']);
  expect(new Set(ids).size).toBe(4);
  expect(ids).toHaveLength(4);
});

// HOOK-6
it('a demo, whose owner is anybody, sends nothing', async () => {
  await kitchen.place();
  const { engine, server } = kitchen.app;
  const demo = { ...engine, settings: { ...engine.settings, demo: { isOn: true, resetMinutes: 60 } } };
  await openWebhooks(server, demo, (error) => expect(error).toBeUndefined()).sendDue();
  expect(receiver.received).toEqual([]);
});

it('while no webhook is on, changes cost no message', async () => {
  await change({ isOn: false });
  const id = await kitchen.place();
  const rows = await kitchen.database.query(
    sql`select 1 from "webhookDeliveries" where "documentId" = ${id}`,
  );
  expect(rows).toEqual([]);
  await change({ isOn: true });
});
