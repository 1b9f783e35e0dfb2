import { beforeEach, describe, expect, it } from 'vitest';
import { sql } from '#server/db/sql-template.ts';
import { closeAfterAll } from '#tests/close-after-all.ts';
import { outcomeOf, type Person, VISITOR } from '#tests/kitchen.ts';
import { openPlanKitchen } from '#tests/plan-kitchen.ts';

let eater: Person;
let count = 0;
const kitchen = await closeAfterAll(openPlanKitchen());

beforeEach(async () => {
  eater = await kitchen.subscriber(`missed-${++count}`, 3000);
  await kitchen.beginAnew();
});

const DECIDED = [409, 'meal_money_decided'];
const decide = (mealId: string, money: string, who: Person | typeof VISITOR = kitchen.manager) =>
  kitchen.send(who, 'POST', `/plans/meals/${mealId}/money`, { money });
const bundleOf = (id: string) =>
  kitchen.stored<{ bundleLeft: number; bundleUntil: string }>('mealSubscriptions', id);

/** A meal that was cooked, and whose order ended so. */
async function ended(reason: string, over: object = {}): Promise<{ id: string; mealId: string }> {
  const id = await kitchen.subscribe(eater, over);
  await kitchen.decideAt(kitchen.day(0), '20:00');
  const [meal] = await kitchen.mealsOf(id);
  const orderId = meal?.orderId ?? '';
  await kitchen.walk(orderId, 'ready', 'outForDelivery');
  const answer = await kitchen.step(kitchen.owner, orderId, 'outForDelivery', 'cancelled', { reason });
  expect(outcomeOf(answer)).toEqual([201]);
  return { id, mealId: meal?.id ?? '' };
}

// PLAN-57
describe('a meal that nobody took', () => {
  it('is charged anyway with one tap, once, also from two instances, and its customer is told', async () => {
    const listed = async () =>
      (await kitchen.send(kitchen.manager, 'GET', '/plans/missed-meals')).json().meals;
    const kindsOf = () =>
      kitchen.database.query<{ kind: string; amount: number }>(
        sql`select kind, (credit - debit) / 100 as amount from "ledgerEntries" where "userId" = ${eater.id}
      order by sequence offset 1`,
      );
    const { mealId } = await ended('notTaken');
    expect(await kitchen.balanceOf(eater)).toBe(3000);
    expect(await listed()).toEqual([
      expect.objectContaining({
        $id: mealId,
        orderReason: 'notTaken',
        amount: 120,
        choices: ['credit', 'charge'],
      }),
    ]);
    const answers = await Promise.all([decide(mealId, 'charge'), decide(mealId, 'charge', kitchen.owner)]);
    expect(answers.map(outcomeOf).sort()).toEqual([[200], DECIDED]);
    expect(outcomeOf(await decide(mealId, 'credit'))).toEqual(DECIDED);
    expect(await kitchen.balanceOf(eater)).toBe(2880);
    expect(await kindsOf()).toEqual([
      { kind: 'meal', amount: -120 },
      { kind: 'refund', amount: 120 },
      { kind: 'meal', amount: -120 },
    ]);
    expect(await listed()).toEqual([]);
    expect((await kitchen.mailsTo(eater)).map(({ kind }) => kind)).toContain('meal-charged');
    const { meals } = (
      await kitchen.send(eater, 'GET', `/plans/meals?from=${kitchen.day(1)}&to=${kitchen.day(1)}`)
    ).json();
    expect(meals).toMatchObject([{ state: 'missed', settledAs: 'charge' }]);
  });

  it('stays credited with the other', async () => {
    const { mealId } = await ended('notReachable');
    expect(outcomeOf(await decide(mealId, 'extend'))).toEqual(DECIDED);
    expect(outcomeOf(await decide(mealId, 'credit'))).toEqual([200]);
    expect(await kitchen.balanceOf(eater)).toBe(3000);
  });

  it.each<[string, { left: number; longer: number; has: number; free: number }]>([
    ['extend', { left: 20, longer: 1, has: 3000, free: 800 }],
    ['credit', { left: 19, longer: 0, has: 3000, free: 910 }],
    ['charge', { left: 19, longer: 0, has: 2890, free: 800 }],
  ])('of a bundle: %s', async (money, { left, longer, has, free }) => {
    const usable = async () =>
      (await kitchen.send(eater, 'GET', `/ledger/standing?userId=${eater.id}`)).json().usable;
    const { id, mealId } = await ended('notTaken', { takesBundle: true });
    const before = await bundleOf(id);
    expect(before.bundleLeft).toBe(20);
    expect(outcomeOf(await decide(mealId, money))).toEqual([200]);
    const after = await bundleOf(id);
    expect(after.bundleLeft).toBe(left);
    expect((Date.parse(after.bundleUntil) - Date.parse(before.bundleUntil)) / 86_400_000).toBe(longer);
    expect(await kitchen.balanceOf(eater)).toBe(has);
    expect(await usable()).toBe(free);
  });
});

// PLAN-57
describe('a meal that the kitchen missed', () => {
  it('may make its bundle a day longer, once for a day, and is not charged', async () => {
    const id = await kitchen.subscribe(eater, {
      takesBundle: true,
      mealTimeIds: ['lunch', 'dinner'],
      endsOn: kitchen.day(1),
    });
    const { bundleUntil } = await bundleOf(id);
    await kitchen.decideAt(kitchen.day(1), '23:00');
    const meals = (await kitchen.mealsOf(id)).filter(({ date }) => date === kitchen.day(1));
    expect(meals.map(({ state, reason }) => [state, reason])).toEqual([
      ['missed', 'late'],
      ['missed', 'late'],
    ]);
    const [first, second] = meals.map((meal) => meal.id);
    expect(outcomeOf(await decide(first ?? '', 'charge'))).toEqual(DECIDED);
    expect(outcomeOf(await decide(first ?? '', 'extend'))).toEqual([200]);
    expect(outcomeOf(await decide(second ?? '', 'extend'))).toEqual([200]);
    const after = await bundleOf(id);
    expect(after.bundleLeft).toBe(20);
    expect((Date.parse(after.bundleUntil) - Date.parse(bundleUntil)) / 86_400_000).toBe(1);
  });
});

it('deciding about money is for owners and managers, and off while plans are', async () => {
  const { mealId } = await ended('notTaken');
  for (const who of [VISITOR, eater, kitchen.cook, kitchen.rider]) {
    expect((await decide(mealId, 'charge', who)).statusCode).toBe(401);
    expect((await kitchen.send(who, 'GET', '/plans/missed-meals')).statusCode).toBe(401);
  }
  expect(outcomeOf(await decide('none', 'credit'))).toEqual([404, 'document_not_found']);
  expect((await decide(mealId, 'give')).statusCode).toBe(400);
  await kitchen.setSection('plans', { isOn: false });
  expect(outcomeOf(await decide(mealId, 'credit'))).toEqual([403, 'plans_off']);
  await kitchen.setSection('plans', { isOn: true });
});
