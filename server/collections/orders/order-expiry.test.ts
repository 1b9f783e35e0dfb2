import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { at } from '#tests/kitchen.ts';
import { type OrderKitchen, openOrderKitchen, outcomeOf } from '#tests/order-kitchen.ts';
import { expireOrders } from './order-expiry.ts';

let kitchen: OrderKitchen;

beforeAll(async () => {
  kitchen = await openOrderKitchen();
});
afterAll(() => kitchen.close());

// LIFE-12
it('no order expires while statuses follow the order’s age', async () => {
  await kitchen.setKitchen({ orderMode: 'age' });
  const id = await kitchen.place();
  kitchen.wait(600);
  await expireOrders(kitchen.app.engine, kitchen.app.documents);
  expect((await kitchen.order(id)).status).toBe('placed');
});

// LIFE-12
describe('in board mode', () => {
  beforeAll(() => kitchen.setKitchen({ orderMode: 'board', acceptWithinMinutes: 10 }));

  const expire = () => expireOrders(kitchen.app.engine, kitchen.app.documents);

  it('an order that nobody accepts in time expires, and its payment is refunded', async () => {
    const id = await kitchen.place(kitchen.asha, { paymentMethod: 'upi' });
    expect(await expire()).toBe(0);
    kitchen.wait(10);
    expect(await expire()).toBe(1);
    expect(await kitchen.order(id)).toMatchObject({ status: 'expired' });
    const [refund] = (await kitchen.send(kitchen.asha, 'GET', at('refunds'))).json().documents;
    expect(refund).toMatchObject({ orderId: id, reason: 'expired', actorId: null });
    expect((await kitchen.mails()).at(-1)).toMatchObject({ kind: 'order-ended', aboutId: id });
  });

  it('an order that was accepted, or placed before board mode, does not expire', async () => {
    const accepted = await kitchen.place();
    await kitchen.walk(accepted, 'accepted');
    await kitchen.setKitchen({ orderMode: 'age' });
    const before = await kitchen.place();
    await kitchen.setKitchen({ orderMode: 'board', acceptWithinMinutes: 10 });
    kitchen.wait(60);
    expect(await expire()).toBe(0);
    expect((await kitchen.order(before)).status).toBe('placed');
  });

  it('an order expires once, however many instances check', async () => {
    const id = await kitchen.place();
    kitchen.wait(10);
    const looks = await Promise.all([expire(), expire(), expire()]);
    expect(looks.reduce((sum, each) => sum + each)).toBe(1);
    const events = (await kitchen.send(kitchen.owner, 'GET', at('orderEvents'))).json().documents;
    expect(events.filter((event: { orderId: string }) => event.orderId === id)).toHaveLength(1);
  });

  // LIFE-5
  it('a customer cancels free of charge until the kitchen has accepted', async () => {
    const id = await kitchen.place();
    kitchen.wait(8);
    expect((await kitchen.step(kitchen.asha, id, 'placed', 'cancelled')).statusCode).toBe(201);
    const accepted = await kitchen.place();
    await kitchen.walk(accepted, 'accepted');
    kitchen.wait(8);
    const late = await kitchen.step(kitchen.asha, accepted, 'accepted', 'cancelled');
    expect(outcomeOf(late)).toEqual([409, 'order_cancel_too_late']);
  });
});
