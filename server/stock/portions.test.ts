import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { portionsDate } from '#domain/dishes/stock.ts';
import { addDays, dayAt, momentOf } from '#domain/time/local-time.ts';
import { sql } from '#server/db/sql-template.ts';
import { SYSTEM } from '#server/documents/actor.ts';
import { runUnitOfWork } from '#server/documents/unit-of-work.ts';
import { at, VISITOR } from '#tests/kitchen.ts';
import { openPortionKitchen, samosas, thali } from '#tests/portion-kitchen.ts';
import { takePortions } from './portions.ts';
import { forgetPastPortions, updateStock } from './stock-worker.ts';

const BUYERS = 10;

const { kitchen, asha, owner, cook, change, dish, place, placed, step, allowFive, reset } =
  await openPortionKitchen();
const buyers = await Promise.all(Array.from({ length: BUYERS }, (_, at) => kitchen.customer(`buyer-${at}`)));

afterAll(() => kitchen.close());
beforeEach(allowFive);
afterEach(reset);

async function refusal(answer: ReturnType<typeof place>) {
  const { statusCode } = await answer;
  const { type, message } = (await answer).json();
  return [statusCode, type, message];
}

// STOCK-3
describe('an order', () => {
  it('takes portions of the day, and shows how many are left', async () => {
    await placed(2);
    expect(await dish()).toMatchObject({ portionsPerDay: 5, portionsLeft: 3, isAvailable: true });
    expect(kitchen.takeEvents()).toContain('dishes update samosa');
  });

  it('counts all lines of the same dish, and leaves other dishes as they are', async () => {
    expect((await place([samosas(1), thali, samosas(2)])).statusCode).toBe(201);
    expect(await dish()).toMatchObject({ portionsLeft: 2 });
    expect((await kitchen.read(VISITOR, 'dishes', 'ghar-ki-thali')).json()).toMatchObject({
      portionsPerDay: null,
      portionsLeft: null,
    });
  });

  it('of more than are left is refused with their number, and nothing changes', async () => {
    await placed(3);
    await kitchen.create(asha, 'carts', { dishId: 'samosa' }, 'kept');
    kitchen.takeEvents();
    expect(await refusal(place([samosas(3)]))).toEqual([
      409,
      'order_portions_gone',
      'Only 2 of Punjabi Samosa (3 pieces) are left. Please order at most 2.',
    ]);
    expect(kitchen.takeEvents()).toEqual([]);
    expect(await dish()).toMatchObject({ portionsLeft: 2 });
    expect((await kitchen.read(asha, 'carts', 'kept')).statusCode).toBe(200);
    await kitchen.delete(asha, 'carts', 'kept');
  });

  it('of the last portion makes the dish sold out until the next day, on the menu and in carts', async () => {
    const [other = asha] = buyers;
    await kitchen.create(other, 'carts', { dishId: 'samosa' }, 'theirs');
    await placed(5);
    const { isAvailable, portionsLeft, outOfPortions, soldOutUntil } = await dish();
    expect({ isAvailable, portionsLeft, outOfPortions }).toEqual({
      isAvailable: false,
      portionsLeft: 0,
      outOfPortions: true,
    });
    expect(new Date(soldOutUntil).toISOString()).toMatch(/T18:30:00/);
    expect((await kitchen.read(other, 'carts', 'theirs')).json()).toMatchObject({
      isAvailable: false,
    });
    expect(await refusal(place([samosas(1)]))).toEqual([
      409,
      'order_dish_unavailable',
      'Punjabi Samosa (3 pieces) is not available right now. Please remove it from your cart to order the rest.',
    ]);
  });

  it('that is repeated takes its portions once', async () => {
    const body = { documentId: 'again', data: { items: [samosas(2)], address: '4, MG Road, Pune' } };
    const first = await kitchen.send(asha, 'POST', at('orders'), body);
    const second = await kitchen.send(asha, 'POST', at('orders'), body);
    expect([first.statusCode, second.statusCode]).toEqual([201, 201]);
    expect(await dish()).toMatchObject({ portionsLeft: 3 });
  });

  it('typed by staff takes portions too, and is refused if too few are left', async () => {
    const data = { channel: 'staff', kind: 'pickup', customerName: 'Ravi' };
    expect((await place([samosas(4)], cook, data)).statusCode).toBe(201);
    expect((await refusal(place([samosas(2)], cook, data)))[2]).toBe(
      'Only 1 of Punjabi Samosa (3 pieces) is left. Please order at most 1.',
    );
  });
});

// STOCK-4
it('of ten buyers of the last portion one gets it, and nine are told what to do', async () => {
  await placed(4);
  const answers = await Promise.all(buyers.map((buyer) => place([samosas(1)], buyer)));
  const refused = answers.filter(({ statusCode }) => statusCode !== 201);
  expect(refused).toHaveLength(BUYERS - 1);
  for (const answer of refused) {
    expect(answer.statusCode).toBe(409);
    expect(answer.json().message).toMatch(/Samosa .*\. Please remove it from your cart to order the rest\.$/);
  }
  expect(await dish()).toMatchObject({ portionsLeft: 0, isAvailable: false });
  const [row] = await kitchen.database.query<{ taken: number }>(sql`select taken from "dishPortions"`);
  expect(row?.taken).toBe(5);
});

it('orders of several dishes with portions, in any order of lines, never wait for each other for ever', async () => {
  await change('dishes', 'ghar-ki-thali', { portionsPerDay: 100 });
  await change('dishes', 'samosa', { portionsPerDay: 100 });
  const lines = [samosas(1), thali];
  const answers = await Promise.all(
    buyers.map((buyer, at) => place(at % 2 === 0 ? lines : lines.toReversed(), buyer)),
  );
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(buyers.map(() => 201));
  expect(await dish()).toMatchObject({ portionsLeft: 90 });
  await change('dishes', 'ghar-ki-thali', { portionsPerDay: null });
});

it('an order of a combo takes portions of the dishes that were chosen for it, and gives them back', async () => {
  const choices = [JSON.stringify({ id: 'with-samosa', price: 0, dishId: 'samosa' })];
  const group = { name: 'Snack', min: 1, max: 1, choices };
  const made = await kitchen.create(owner, 'optionGroups', group, 'snack');
  expect(made.statusCode).toBe(201);
  await change('dishes', 'ghar-ki-thali', { optionGroupIds: ['snack'] });
  const options = [{ groupId: 'snack', choiceId: 'with-samosa' }];
  const combo = JSON.stringify({ DishID: 'ghar-ki-thali', quantity: 2, price: 249, options });
  const order = await place([combo, samosas(1)]);
  expect(order.statusCode).toBe(201);
  expect(await dish()).toMatchObject({ portionsLeft: 2 });
  expect((await refusal(place([combo, samosas(1)])))[1]).toBe('order_portions_gone');
  await step(cook, order.json().$id, { to: 'accepted' });
  const data = { orderId: order.json().$id, revision: 1, line: 0, quantity: 1, reason: 'customerAsked' };
  const proposed = await kitchen.create(cook, 'orderChanges', data, 'combo');
  expect(proposed.statusCode).toBe(201);
  await kitchen.change(asha, 'orderChanges', 'combo', { state: 'takenOff' });
  expect(await dish()).toMatchObject({ portionsLeft: 3 });
  await change('dishes', 'ghar-ki-thali', { optionGroupIds: [] });
});

// STOCK-5
describe('portions are per date', () => {
  it('which is today for an order as soon as possible that is promised for after midnight', async () => {
    const { timeZone } = (await kitchen.app.engine.site.current()).shop;
    const today = dayAt(kitchen.app.engine.clock(), timeZone);
    const midnight = momentOf(addDays(today, 1), 0, timeZone);
    // Ten minutes before the next midnight but one, so that the test never waits backwards.
    kitchen.wait(24 * 60 - 10 + (midnight - kitchen.app.engine.clock().getTime()) / 60_000);
    await placed(2);
    expect(await dish()).toMatchObject({ portionsLeft: 3 });
    expect(await kitchen.database.query(sql`select date::text from "dishPortions"`)).toEqual([
      { date: addDays(today, 1) },
    ]);
  });

  it('so a new day begins with all of them', async () => {
    await placed(5);
    kitchen.wait(24 * 60);
    expect(await updateStock(kitchen.app.engine)).toBe(1);
    expect(await dish()).toMatchObject({ portionsLeft: 5, isAvailable: true, outOfPortions: false });
    kitchen.wait(8 * 24 * 60);
    await forgetPastPortions(kitchen.app.engine);
    expect(await kitchen.database.query(sql`select from "dishPortions"`)).toEqual([]);
    expect(await kitchen.database.query(sql`select from "orderPortions"`)).toEqual([]);
  });

  it('and those of another date leave today’s as they are', async () => {
    const { engine } = kitchen.app;
    const take = (quantity: number) =>
      runUnitOfWork(engine, SYSTEM, (work) =>
        takePortions(work, `later-${quantity}`, [{ dishId: 'samosa', quantity }], '2031-01-05'),
      );
    await take(4);
    expect(await dish()).toMatchObject({ portionsLeft: 5 });
    await expect(take(2)).rejects.toMatchObject({ type: 'order_portions_gone' });
    await expect(take(1)).resolves.toBeUndefined();
    expect(portionsDate(new Date('2031-01-04T19:00:00Z'), await engine.site.current())).toBe('2031-01-05');
  });
});

// STOCK-7
describe('the portions of a day', () => {
  it('can be changed during the day', async () => {
    await placed(5);
    expect((await change('dishes', 'samosa', { portionsPerDay: 8 })).json()).toMatchObject({
      isAvailable: true,
      portionsLeft: 3,
    });
    expect((await change('dishes', 'samosa', { portionsPerDay: 4 })).json()).toMatchObject({
      isAvailable: false,
      portionsLeft: 0,
      outOfPortions: true,
    });
    expect((await change('dishes', 'samosa', { portionsPerDay: null })).json()).toMatchObject({
      isAvailable: true,
      portionsLeft: null,
    });
  });

  it('are the reason why a dish can’t be switched on, and the refusal says what to do', async () => {
    await placed(5);
    const answer = await change('dishes', 'samosa', { isAvailable: true });
    expect([answer.statusCode, answer.json().message]).toEqual([
      400,
      'All of today’s portions of Punjabi Samosa (3 pieces) are ordered. Please raise its portions a day first.',
    ]);
  });

  it('are whole numbers from 1', async () => {
    for (const portionsPerDay of [0, -1, 1.5, 10_001])
      expect((await change('dishes', 'samosa', { portionsPerDay })).statusCode).toBe(400);
  });
});
