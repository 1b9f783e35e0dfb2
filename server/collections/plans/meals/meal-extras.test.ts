import { beforeEach, expect, it } from 'vitest';
import type { WireMeal } from '#domain/plans/wire-meals.ts';
import { sql } from '#server/db/sql-template.ts';
import { closeAfterAll } from '#tests/close-after-all.ts';
import type { Person } from '#tests/kitchen.ts';
import { outcomeOf } from '#tests/kitchen.ts';
import { openPlanKitchen } from '#tests/plan-kitchen.ts';

let eater: Person;
let id: string;
let count = 0;
const kitchen = await closeAfterAll(openPlanKitchen());
for (const dishId of ['samosa', 'phulka'])
  await kitchen.change(kitchen.owner, 'dishes', dishId, { price: dishId === 'samosa' ? 40 : 20 });

beforeEach(async () => {
  await kitchen.beginAnew();
  eater = await kitchen.subscriber(`extras-${++count}`, 210);
  id = await kitchen.subscribe(eater);
});

const extra = (dishId: string, quantity: number, over: object = {}) =>
  JSON.stringify({ dishId, quantity, ...over });
const add = (...extras: string[]) =>
  kitchen.create(eater, 'meals', { subscriptionId: id, date: kitchen.day(1), mealTimeId: 'lunch', extras });
const lunch = async () => {
  const path = `/plans/meals?from=${kitchen.day(1)}&to=${kitchen.day(1)}`;
  const { meals } = (await kitchen.send(eater, 'GET', path)).json();
  return meals.find((meal: WireMeal) => meal.subscriptionId === id);
};

// PLAN-55
it('an extra dish costs what the menu says, with its tax, in the calendar and at the cutoff', async () => {
  await kitchen.change(kitchen.owner, 'dishes', 'samosa', { portionsPerDay: 10 });
  expect(outcomeOf(await add(extra('samosa', 2, { price: 1 })))).toEqual([201]);
  // 2 × ₹40 with 5 % tax.
  expect(await lunch()).toMatchObject({
    ...{ total: 204, beside: 204 },
    extras: [{ dishId: 'samosa', quantity: 2 }],
  });
  await kitchen.change(kitchen.owner, 'dishes', 'samosa', { price: 90 });
  await kitchen.decideAt(kitchen.day(0), '20:00');
  await kitchen.change(kitchen.owner, 'dishes', 'samosa', { price: 40, portionsPerDay: null });
  const [meal] = await kitchen.mealsOf(id);
  const order = await kitchen.order(meal?.orderId ?? '');
  expect(order).toMatchObject({ totalAmount: 204 });
  const lines = (order.items as string[]).map((item) => JSON.parse(item));
  expect(lines.at(-1)).toMatchObject({ DishID: 'samosa', quantity: 2, price: 42 });
  expect(await kitchen.balanceOf(eater)).toBe(6);
  const taken = await kitchen.database.query(
    sql`select taken from "dishPortions" where "dishId" = 'samosa' and date = ${kitchen.day(1)}::date`,
  );
  expect(taken).toEqual([{ taken: 2 }]);
  expect(await lunch()).toMatchObject({ state: 'cooking', total: 204 });
});

// PLAN-55
it('only dishes that can be ordered by themselves are added, each once, until the cutoff', async () => {
  const WRONG = [400, 'general_argument_invalid'];
  await kitchen.change(kitchen.owner, 'dishes', 'phulka', { isAvailable: false });
  const outcomes = [];
  for (const extras of [[extra('none', 1)], [extra('phulka', 1)], [extra('samosa', 1), extra('samosa', 2)]])
    outcomes.push(outcomeOf(await add(...extras)));
  await kitchen.change(kitchen.owner, 'dishes', 'phulka', { isAvailable: true });
  expect(outcomes).toEqual([WRONG, WRONG, WRONG]);
  expect(outcomeOf(await add(extra('phulka', 0)))).toEqual([400, 'document_invalid_structure']);
  await kitchen.decideAt(kitchen.day(0), '20:00');
  kitchen.waitUntil(kitchen.day(0), '20:01');
  expect(outcomeOf(await add(extra('samosa', 1)))).toEqual([409, 'meal_cutoff_passed']);
  kitchen.waitUntil(kitchen.day(1), '09:00');
});

// PLAN-55
it('what is not covered with its extra dishes is not cooked, and without them it is', async () => {
  await add(extra('samosa', 3));
  await kitchen.decideAt(kitchen.day(0), '20:00');
  expect(await kitchen.statesOf(id)).toEqual(['short']);
  await kitchen.beginAnew();
  const other = await kitchen.subscribe(eater);
  id = other;
  await add(extra('samosa', 3));
  await add();
  expect(await lunch()).toMatchObject({ total: 120, extras: [] });
  await kitchen.decideAt(kitchen.day(0), '20:00');
  expect(await kitchen.statesOf(other)).toEqual(['cooking']);
});

// PLAN-55
it('as many extra dishes as a meal had keep their price, and each more costs what the menu says now', async () => {
  expect(outcomeOf(await add(extra('samosa', 2)))).toEqual([201]);
  await kitchen.change(kitchen.owner, 'dishes', 'samosa', { price: 100 });
  expect(outcomeOf(await add(extra('samosa', 2)))).toEqual([201]);
  // 2 × ₹40 with 5 % tax, as before.
  expect((await lunch()).extraCost).toBe(84);
  expect(outcomeOf(await add(extra('samosa', 10)))).toEqual([201]);
  // And 8 × ₹100 with its tax.
  expect(await lunch()).toMatchObject({
    extraCost: 924,
    extras: [
      { dishId: 'samosa', quantity: 2, price: 40 },
      { dishId: 'samosa', quantity: 8, price: 100 },
    ],
  });
  const entry = { userId: eater.id, kind: 'payment', paidBy: 'cash', credit: 1000 };
  await kitchen.create(kitchen.owner, 'ledgerEntries', entry);
  await kitchen.decideAt(kitchen.day(0), '20:00');
  const [meal] = await kitchen.mealsOf(id);
  expect(await kitchen.order(meal?.orderId ?? '')).toMatchObject({ totalAmount: 120 + 924 });
  await kitchen.change(kitchen.owner, 'dishes', 'samosa', { price: 40 });
});
