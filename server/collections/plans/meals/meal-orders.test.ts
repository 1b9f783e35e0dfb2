import { beforeEach, describe, expect, it } from 'vitest';
import { WEEKDAYS } from '#domain/time/spans.ts';
import { sql } from '#server/db/sql-template.ts';
import { closeAfterAll } from '#tests/close-after-all.ts';
import { outcomeOf, type Person } from '#tests/kitchen.ts';
import { openPlanKitchen } from '#tests/plan-kitchen.ts';

let asha: Person;
let count = 0;
const kitchen = await closeAfterAll(openPlanKitchen());

beforeEach(async () => {
  asha = await kitchen.subscriber(`orders-${++count}`);
  await kitchen.beginAnew();
});

/** Subscribes, and works off the first cutoff. */
async function cooked(over: object = {}): Promise<{ id: string; orderId: string }> {
  const id = await kitchen.subscribe(asha, over);
  await kitchen.decideAt(kitchen.day(0), '20:00');
  const [meal] = await kitchen.mealsOf(id);
  return { id, orderId: meal?.orderId ?? '' };
}
const dishesOf = async (orderId: string) => {
  const { items } = await kitchen.order(orderId);
  const lines = (items as string[]).map((item) => JSON.parse(item) as { DishID: string; quantity: number });
  return lines.map(({ DishID, quantity }) => [DishID, quantity]);
};
const changeDish = (id: string, data: object) => kitchen.change(kitchen.owner, 'dishes', id, data);

// PLAN-14
describe('a dish of a meal', () => {
  it('is cooked although the menu has it as sold out or switched off: the owner has promised it', async () => {
    await changeDish('phulka', { soldOutFor: 'untilSwitchedOn' });
    await changeDish('ghar-ki-thali', { isAvailable: false });
    const { id, orderId } = await cooked();
    await changeDish('phulka', { isAvailable: true });
    await changeDish('ghar-ki-thali', { isAvailable: true });
    expect(await kitchen.statesOf(id)).toEqual(['cooking']);
    expect((await dishesOf(orderId)).map(([dish]) => dish)).toContain('phulka');
  });

  it('counts among the portions of its day, also above what is left, and comes back if the order ends', async () => {
    await changeDish('phulka', { portionsPerDay: 4 });
    const date = kitchen.day(1);
    const left = async () => {
      const [row] = await kitchen.database.query<{ taken: number }>(
        sql`select taken from "dishPortions" where "dishId" = 'phulka' and date = ${date}::date`,
      );
      return row?.taken ?? 0;
    };
    const { orderId } = await cooked({ quantity: 2 });
    expect(await left()).toBe(6);
    const ahead = { scheduledFor: `${date}T07:00:00.000+00:00` };
    const items = [JSON.stringify({ DishID: 'phulka', quantity: 1 })];
    await expect(kitchen.place(asha, { ...ahead, items })).rejects.toThrow();
    await kitchen.step(kitchen.owner, orderId, 'accepted', 'cancelled', { reason: 'tooBusy' });
    expect(await left()).toBe(0);
    await changeDish('phulka', { portionsPerDay: null });
  });

  it('is left out once it was deleted; the meal costs the same, and a meal without any dish is missed', async () => {
    const dishes = [{ dishId: 'samosa' }, { dishId: 'phulka', quantity: 2 }].map((each) =>
      JSON.stringify(each),
    );
    const menu = { planId: 'tiffin', mealTimeId: 'lunch', date: kitchen.day(1), dishes };
    const answer = await kitchen.create(kitchen.owner, 'planMenus', menu, 'dated');
    expect(answer.statusCode).toBe(201);
    await kitchen.delete(kitchen.owner, 'dishes', 'samosa');
    const { orderId } = await cooked();
    expect(await kitchen.order(orderId)).toMatchObject({ totalAmount: 120 });
    expect(await dishesOf(orderId)).toEqual([
      ['phulka', 1],
      ['phulka', 1],
    ]);
    await kitchen.database.execute(
      sql`update "planMenus" set dishes = '[{"dishId":"samosa","quantity":1}]' where id = 'dated'`,
    );
    await kitchen.beginAnew();
    const { id } = await cooked();
    expect((await kitchen.mealsOf(id)).map(({ state, reason }) => [state, reason])).toEqual([
      ['missed', 'noMenu'],
    ]);
    await kitchen.database.execute(sql`delete from "planMenus" where id = 'dated'`);
  });
});

// PLAN-15
it('the entry of a meal says which it was, and a refund of it goes to the balance', async () => {
  const { orderId } = await cooked();
  const entries = await kitchen.database.query<{ kind: string; note: string }>(
    sql`select kind, note, "mealDate", "mealTimeId" from "ledgerEntries" where "userId" = ${asha.id} order by sequence`,
  );
  const day = Number(kitchen.day(1).slice(8));
  expect(entries.slice(1)).toEqual([
    {
      kind: 'meal',
      note: expect.stringMatching(new RegExp(`^Lunch, ${day} [A-Z][a-z]+$`)),
      mealDate: expect.any(String),
      mealTimeId: expect.any(String),
    },
  ]);
  const refund = { orderId, amount: 20, reason: 'goodwill' };
  await kitchen.walk(orderId, 'ready', 'delivered');
  expect((await kitchen.create(kitchen.owner, 'refunds', refund)).statusCode).toBe(201);
  expect(await kitchen.balanceOf(asha)).toBe(900);
});

// ALLERGY-4
it('the allergies of a meal’s customer are kept with its order, and read by whoever begins with it', async () => {
  await kitchen.database.execute(sql`update users set allergies = 'Peanuts' where id = ${asha.id}`);
  const { orderId } = await cooked();
  expect(await kitchen.order(orderId)).toMatchObject({ hasAllergies: true });
  const words = await kitchen.read(kitchen.cook, 'orderAllergies', orderId);
  expect(words.json()).toMatchObject({ words: 'Peanuts' });
  const begin = (more = {}) => kitchen.step(kitchen.cook, orderId, 'accepted', 'preparing', more);
  expect(outcomeOf(await begin())).toEqual([409, 'order_allergies_unseen']);
  expect(outcomeOf(await begin({ allergiesSeen: true }))).toEqual([201]);
  expect(outcomeOf(await kitchen.step(kitchen.cook, orderId, 'preparing', 'ready'))).toEqual([201]);
  // Calling it off needs nobody who has read them.
  const { orderId: other } = await cooked();
  const answer = await kitchen.step(kitchen.owner, other, 'accepted', 'cancelled', { reason: 'tooBusy' });
  expect(outcomeOf(answer)).toEqual([201]);
});

// PLAN-61
it('allergies of the subscription need a consent, and reach order and prep list until it ends', async () => {
  await kitchen.database.execute(sql`update users set allergies = 'Peanuts' where id = ${asha.id}`);
  const asked = { allergies: 'Sesame', allergiesConsent: false };
  await expect(kitchen.subscribe(asha, asked)).rejects.toThrow('agree');
  const id = await kitchen.subscribe(asha, { ...asked, allergiesConsent: true });
  const change = async (data: object) => outcomeOf(await kitchen.change(asha, 'mealSubscriptions', id, data));
  expect(await change({ allergies: 'Milk' })).toEqual([400, 'general_argument_invalid']);
  expect(await change({ allergies: 'Sesame', weekdays: WEEKDAYS })).toEqual([200]);
  const list = async () =>
    (await kitchen.send(kitchen.cook, 'GET', `/prep?day=${kitchen.day(1)}`)).json().notes;
  const note = expect.objectContaining({ kind: 'allergy', words: 'Peanuts; Sesame', count: 1 });
  expect(await list()).toContainEqual(note);
  await kitchen.decideAt(kitchen.day(0), '20:00');
  const [meal] = await kitchen.mealsOf(id);
  const words = await kitchen.read(kitchen.cook, 'orderAllergies', meal?.orderId ?? '');
  expect(words.json()).toMatchObject({ words: 'Peanuts; Sesame' });
  expect(await list()).toContainEqual(note);
  const data = (await kitchen.send(asha, 'GET', '/account/export')).json();
  expect(data.mealSubscriptions).toMatchObject([{ allergies: 'Sesame' }]);
  // Whoever takes them away needs no consent; with the subscription they end by themselves.
  expect(await change({ allergies: null })).toEqual([200]);
  expect(await change({ allergies: 'Milk', allergiesConsent: true, endsOn: kitchen.day(1) })).toEqual([200]);
  await kitchen.decideAt(kitchen.day(2), '20:00');
  expect(await kitchen.stored('mealSubscriptions', id)).toMatchObject({
    ...{ state: 'ended', allergies: null, allergiesNotice: null },
  });
});

it('what a customer has in the cart stays there when a meal of theirs becomes an order', async () => {
  const line = { dishId: 'phulka', quantity: 1 };
  expect((await kitchen.create(asha, 'carts', line, `cart-${asha.id}`)).statusCode).toBe(201);
  await cooked();
  expect((await kitchen.list(asha, 'carts')).json().total).toBe(1);
});
