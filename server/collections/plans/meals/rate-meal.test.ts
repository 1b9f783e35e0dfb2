import { expect, it } from 'vitest';
import { sql } from '#server/db/sql-template.ts';
import { closeAfterAll } from '#tests/close-after-all.ts';
import type { Person } from '#tests/kitchen.ts';
import { outcomeOf } from '#tests/kitchen.ts';
import { openPlanKitchen } from '#tests/plan-kitchen.ts';

const kitchen = await closeAfterAll(openPlanKitchen());
const eater = await kitchen.subscriber('eater');
const subscription = await kitchen.subscribe(eater);
await kitchen.decideAt(kitchen.day(0), '20:01');
kitchen.waitUntil(kitchen.day(1), '15:00');
const id: string = (await kitchen.mealsOf(subscription))[0]?.id ?? '';

const WRONG = [400, 'general_argument_invalid'];
const rate = (who: Person, change: object) => kitchen.change(who, 'meals', id, change);

// PLAN-53
it('a meal is rated once it is delivered, by whoever ate it, and that can be changed', async () => {
  const become = (state: string) =>
    kitchen.database.execute(sql`update meals set state = ${state} where id = ${id}`);
  const shown = async () => {
    const path = `/plans/meals?from=${kitchen.day(0)}&to=${kitchen.day(0)}`;
    const [meal] = (await kitchen.send(eater, 'GET', path)).json().meals;
    return { id: meal.id, rating: meal.rating, words: meal.ratingWords };
  };
  expect(outcomeOf(await rate(eater, { rating: 'up' }))).toEqual(WRONG);
  await become('delivered');
  expect(outcomeOf(await rate(eater, { rating: 'up' }))).toEqual([200]);
  expect(outcomeOf(await rate(eater, { ratingWords: ' Too salty ' }))).toEqual([200]);
  expect(outcomeOf(await rate(eater, { rating: 'down' }))).toEqual([200]);
  expect(await shown()).toEqual({ id, rating: 'down', words: 'Too salty' });
  expect(outcomeOf(await rate(kitchen.ravi, { rating: 'up' }))).toEqual([401, 'user_unauthorized']);
  expect(outcomeOf(await rate(kitchen.owner, { rating: 'up' }))).toEqual(WRONG);
  expect(outcomeOf(await rate(eater, { rating: 'up', note: 'Less salt' }))).toEqual(WRONG);
  expect(outcomeOf(await rate(eater, { rating: 'five' }))).toEqual([400, 'document_invalid_structure']);
});

// PLAN-54
it('owners and managers read ratings by dish, and nobody else', async () => {
  await rate(eater, { rating: 'down', ratingWords: 'Too salty' });
  const read = (who: Person) => kitchen.send(who, 'GET', '/plans/ratings');
  const answer = (await read(kitchen.manager)).json();
  expect(answer).toMatchObject({ up: 0, down: 1, said: [{ words: 'Too salty', rating: 'down' }] });
  expect(answer.dishes).toHaveLength(2);
  for (const who of [eater, kitchen.cook])
    expect(outcomeOf(await read(who))).toEqual([401, 'user_unauthorized']);
});

// PLAN-53
it('is over after some days, and not part of a request for a meal', async () => {
  const data = { subscriptionId: 'subscription-1', date: kitchen.day(3), mealTimeId: 'lunch', rating: 'up' };
  expect((await kitchen.create(eater, 'meals', data)).statusCode).toBeGreaterThanOrEqual(400);
  kitchen.waitUntil(kitchen.day(8), '09:00');
  expect(outcomeOf(await rate(eater, { rating: 'up' }))).toEqual(WRONG);
});
