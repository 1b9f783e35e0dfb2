import { beforeAll, describe, expect, it } from 'vitest';
import { closeAfterAll } from '#tests/close-after-all.ts';
import { outcomeOf } from '#tests/kitchen.ts';
import { openOrderKitchen } from '#tests/order-kitchen.ts';
import { expireOrders } from './order-expiry.ts';

const kitchen = await closeAfterAll(openOrderKitchen());

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

  // The server does so too every 15 seconds, so tests look at the orders, not at the number that this call returns.
  const expire = () => expireOrders(kitchen.app.engine, kitchen.app.documents);
  const statusOf = async (id: string) => (await kitchen.order(id)).status;

  it('an order that nobody accepts in time expires, and its payment is refunded', async () => {
    const id = await kitchen.place(kitchen.asha, { paymentMethod: 'upi' });
    await expire();
    expect(await statusOf(id)).toBe('placed');
    kitchen.wait(10);
    await expire();
    expect(await statusOf(id)).toBe('expired');
    const [refund] = await kitchen.ofOrder('refunds', id, kitchen.asha);
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
    await expire();
    expect([await statusOf(accepted), await statusOf(before)]).toEqual(['accepted', 'placed']);
  });

  it('an order expires once, however many instances check', async () => {
    const id = await kitchen.place();
    kitchen.wait(10);
    await Promise.all([expire(), expire(), expire()]);
    expect(await kitchen.ofOrder('orderEvents', id)).toMatchObject([{ to: 'expired' }]);
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
