import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { expireOrders } from '#server/collections/orders/order-expiry.ts';
import { sql } from '#server/db/sql-template.ts';
import { openPortionKitchen, samosas, thali } from '#tests/portion-kitchen.ts';
import { updateStock } from './stock-worker.ts';

const { kitchen, asha, cook, change, dish, place, placed, step, allowFive, reset } =
  await openPortionKitchen();

afterAll(() => kitchen.close());
beforeEach(allowFive);
afterEach(reset);

// STOCK-6
describe('portions come back', () => {
  it.each([
    ['cancelled by the customer', () => ({ who: asha, to: { to: 'cancelled' } })],
    ['rejected by the kitchen', () => ({ who: cook, to: { to: 'rejected', reason: 'tooBusy' } })],
  ])('once from an order that is %s, and the dish is available again', async (_what, by) => {
    const order = await placed(5);
    expect(await dish()).toMatchObject({ isAvailable: false });
    const { who, to } = by();
    expect((await step(who, order, to)).statusCode).toBe(201);
    expect(await dish()).toMatchObject({ isAvailable: true, portionsLeft: 5, soldOutUntil: null });
    expect((await step(who, order, to)).statusCode).toBe(409);
    expect(await dish()).toMatchObject({ portionsLeft: 5 });
  });

  it('from an order that expires', async () => {
    await placed(2);
    kitchen.wait(30);
    await expireOrders(kitchen.app.engine, kitchen.app.documents);
    await updateStock(kitchen.app.engine);
    const [row] = await kitchen.database.query<{ taken: number }>(
      sql`select max(taken) as taken from "dishPortions"`,
    );
    expect(row?.taken).toBe(0);
  });

  it('from a line that the kitchen removes', async () => {
    const order = (await place([samosas(3), thali])).json().$id;
    await step(cook, order, { to: 'accepted' });
    const data = {
      orderId: order,
      revision: 1,
      line: 0,
      quantity: 2,
      reason: 'customerAsked',
      state: 'takenOff',
    };
    const made = await kitchen.create(cook, 'orderChanges', { ...data, state: 'open' }, `off-${order}`);
    expect(made.statusCode).toBe(201);
    const answer = await kitchen.change(asha, 'orderChanges', made.json().$id, { state: 'takenOff' });
    expect(answer.statusCode).toBe(200);
    expect(await dish()).toMatchObject({ portionsLeft: 4 });
    await step(asha, order, { from: 'accepted', to: 'cancelled' });
    await step(cook, order, { from: 'accepted', to: 'cancelled', reason: 'customerAsked' });
    expect(await dish()).toMatchObject({ portionsLeft: 5 });
  });

  it('but a dish that has run out stays sold out', async () => {
    const order = await placed(5);
    const answer = await step(cook, order, { to: 'rejected', reason: 'outOfItem', dishId: 'samosa' });
    expect(answer.statusCode).toBe(201);
    expect(await dish()).toMatchObject({ isAvailable: false, outOfPortions: false, portionsLeft: 5 });
  });

  it('but a dish that somebody has switched off stays off', async () => {
    const order = await placed(2);
    await change('dishes', 'samosa', { isAvailable: false });
    await step(asha, order, { to: 'cancelled' });
    expect(await dish()).toMatchObject({ isAvailable: false, portionsLeft: 5 });
  });

  it('never from an order that was placed before the dish had portions', async () => {
    await change('dishes', 'samosa', { portionsPerDay: null });
    const order = await placed(2);
    await change('dishes', 'samosa', { portionsPerDay: 5 });
    await placed(1);
    await step(asha, order, { to: 'cancelled' });
    expect(await dish()).toMatchObject({ portionsLeft: 4 });
  });
});
