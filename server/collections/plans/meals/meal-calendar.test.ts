import { beforeEach, describe, expect, it } from 'vitest';
import type { WireMeal } from '#domain/plans/wire-meals.ts';
import { sql } from '#server/db/sql-template.ts';
import { closeAfterAll } from '#tests/close-after-all.ts';
import type { Person } from '#tests/kitchen.ts';
import { outcomeOf } from '#tests/kitchen.ts';
import { openPlanKitchen } from '#tests/plan-kitchen.ts';

let eater: Person;
let count = 0;
const kitchen = await closeAfterAll(openPlanKitchen());

beforeEach(async () => {
  eater = await kitchen.subscriber(`calendar-${++count}`);
  await kitchen.database.execute(sql`delete from meal_cutoffs`);
});

const ask = (who: Person, from: string, to: string) =>
  kitchen.send(who, 'GET', `/plans/meals?from=${from}&to=${to}`);
const mealsOf = async (ahead: number, days: number): Promise<WireMeal[]> =>
  (await ask(eater, kitchen.day(ahead), kitchen.day(ahead + days - 1))).json().meals;

// PLAN-23
describe('the calendar of meals', () => {
  it('says of each meal what is served, until when it can be changed, and what it costs', async () => {
    const id = await kitchen.subscribe(eater, { quantity: 2 });
    const [lunch, ...others] = await mealsOf(0, 4);
    expect(others).toHaveLength(2);
    expect(lunch).toMatchObject({
      ...{ subscriptionId: id, date: kitchen.day(1), mealTimeId: 'lunch', state: 'planned', people: 2 },
      ...{ total: 240, fromBundle: 0, orderId: null, reason: null },
      mealTime: { name: 'Lunch' },
      changed: { quantity: null, addressId: null, address: null, note: null },
      menu: {
        dishes: [
          { dishId: 'ghar-ki-thali', quantity: 1 },
          { dishId: 'phulka', quantity: 3 },
        ],
      },
    });
    expect(lunch?.cutoff).toBe(new Date(`${kitchen.day(0)}T20:00:00+05:30`).toISOString());
    expect(lunch?.from).toBe(new Date(`${kitchen.day(1)}T12:30:00+05:30`).toISOString());
  });

  it('shows skipped and paused meals, guests, and what is of the bundle', async () => {
    await kitchen.create(kitchen.owner, 'ledgerEntries', {
      ...{ userId: eater.id, kind: 'payment', paidBy: 'cash', credit: 3000 },
    });
    const id = await kitchen.subscribe(eater, { takesBundle: true });
    const meal = (ahead: number, over: object) =>
      kitchen.create(eater, 'meals', {
        subscriptionId: id,
        date: kitchen.day(ahead),
        mealTimeId: 'lunch',
        ...over,
      });
    await meal(2, { state: 'skipped' });
    await meal(3, { quantity: 2, note: 'Less salt' });
    await kitchen.create(eater, 'mealPauses', {
      subscriptionId: id,
      from: kitchen.day(4),
      until: kitchen.day(5),
    });
    const meals = await mealsOf(1, 6);
    expect(meals.map(({ state, people, total, fromBundle }) => [state, people, total, fromBundle])).toEqual([
      ['planned', 1, 110, 1],
      ['skipped', 1, 110, 1],
      ['planned', 2, 220, 2],
      ['paused', 1, 110, 1],
      ['paused', 1, 110, 1],
      ['planned', 1, 110, 1],
    ]);
    expect(meals[2]?.changed).toEqual({ quantity: 2, addressId: null, address: null, note: 'Less salt' });
  });

  it('is what the kitchen got at the cutoff, and stays after the plan has ended and is off sale', async () => {
    const id = await kitchen.subscribe(eater);
    await kitchen.decideAt(kitchen.day(0), '20:00');
    await kitchen.change(eater, 'mealSubscriptions', id, { endsOn: kitchen.day(1) });
    await kitchen.change(kitchen.owner, 'plans', 'tiffin', { isOnSale: false });
    const meals = await mealsOf(0, 7);
    await kitchen.change(kitchen.owner, 'plans', 'tiffin', { isOnSale: true });
    expect(meals.map(({ date, state, total }) => [date, state, total])).toEqual([
      [kitchen.day(1), 'cooking', 120],
    ]);
    expect(meals[0]?.orderId).toEqual(expect.any(String));
    expect(meals[0]?.menu?.dishes).toHaveLength(2);
  });

  // PLAN-5
  it('shows what was cooked at the price of then, once the plan costs less', async () => {
    await kitchen.subscribe(eater);
    await kitchen.decideAt(kitchen.day(0), '20:00');
    await kitchen.change(kitchen.owner, 'plans', 'tiffin', { price: 100 });
    const meals = await mealsOf(0, 4);
    await kitchen.change(kitchen.owner, 'plans', 'tiffin', { price: 120 });
    expect(meals.map(({ state, total }) => [state, total])).toEqual([
      ['cooking', 120],
      ['planned', 100],
      ['planned', 100],
    ]);
  });

  // PLAN-52
  it('has after a pause the dinner of the same day, and no lunch that was not cooked', async () => {
    const id = await kitchen.subscribe(eater, { mealTimeIds: ['lunch', 'dinner'] });
    const pause = { subscriptionId: id, from: kitchen.day(1), until: kitchen.day(5) };
    await kitchen.create(eater, 'mealPauses', pause, `pause-${id}`);
    await kitchen.decideAt(kitchen.day(0), '20:01');
    kitchen.waitUntil(kitchen.day(1), '08:00');
    const path = `/databases/rasoi/collections/mealPauses/documents/pause-${id}`;
    expect((await kitchen.send(eater, 'DELETE', path)).statusCode).toBe(204);
    await kitchen.decideAt(kitchen.day(0), '10:01');
    const meals = await mealsOf(0, 2);
    expect(meals.map(({ date, mealTimeId, state }) => [date, mealTimeId, state])).toEqual([
      [kitchen.day(0), 'dinner', 'cooking'],
      [kitchen.day(1), 'lunch', 'planned'],
      [kitchen.day(1), 'dinner', 'planned'],
    ]);
    expect(await kitchen.statesOf(id)).toEqual(['cooking']);
  });

  it('is everybody’s own, for a bounded number of days, and only while plans are on', async () => {
    const VISITOR: Person = { id: '', email: '', session: '' };
    await kitchen.subscribe(eater);
    const other = await kitchen.subscriber(`other-${count}`);
    expect((await ask(other, kitchen.day(0), kitchen.day(7))).json()).toEqual({ meals: [] });
    const [from, soon] = [kitchen.day(0), kitchen.day(7)];
    const asked: [Person, string, string][] = [
      [VISITOR, from, soon],
      [eater, from, kitchen.day(63)],
      [eater, soon, from],
      [eater, '2026-02-30', soon],
    ];
    const outcomes = [];
    for (const [who, first, last] of asked) outcomes.push(outcomeOf(await ask(who, first, last)));
    await kitchen.setSection('plans', { isOn: false });
    outcomes.push(outcomeOf(await ask(eater, from, soon)));
    await kitchen.setSection('plans', { isOn: true });
    const wrong = [400, 'general_argument_invalid'];
    expect(outcomes).toEqual([[401, 'user_unauthorized'], wrong, wrong, wrong, [403, 'plans_off']]);
  });
});
