import { beforeEach, describe, expect, it } from 'vitest';
import { closeAfterAll } from '#tests/close-after-all.ts';
import { at, outcomeOf } from '#tests/kitchen.ts';
import { openPlanKitchen, PLAN } from '#tests/plan-kitchen.ts';

const kitchen = await closeAfterAll(openPlanKitchen());

beforeEach(() => kitchen.setSection('plans', { isOn: true }));

const WRONG = [400, 'general_argument_invalid'];
const lunch = {
  name: 'Lunch',
  deliveredFrom: '12:30',
  deliveredUntil: '13:30',
  cutoffDays: 1,
  cutoffAt: '20:00',
};
const menu = {
  planId: 'tiffin',
  mealTimeId: 'lunch',
  date: '2040-01-01',
  dishes: [JSON.stringify({ dishId: 'phulka', quantity: 3 })],
};

// PLAN-1, PLAN-6, PLAN-7, PLAN-9
describe('what owners and managers write', () => {
  it.each<[string, object, (string | number)[]]>([
    ['mealTimes', lunch, [201]],
    ['mealTimes', { ...lunch, cutoffAt: '25:00' }, WRONG],
    ['mealTimes', { ...lunch, deliveredUntil: '12:00' }, WRONG],
    ['mealTimes', { ...lunch, cutoffDays: 0 }, WRONG],
    ['plans', PLAN, [201]],
    ['plans', { ...PLAN, price: 120.5 }, WRONG],
    ['plans', { ...PLAN, bundleMeals: 7 }, WRONG],
    ['plans', { ...PLAN, bundleMeals: null }, WRONG],
    ['plans', { ...PLAN, mealTimeIds: ['brunch'] }, WRONG],
    ['plans', { ...PLAN, mealTimeIds: [] }, WRONG],
    ['plans', { ...PLAN, weekdays: [] }, WRONG],
    ['plans', { ...PLAN, cycleFrom: '2026-02-30' }, WRONG],
    [
      'plans',
      { ...PLAN, choices: [JSON.stringify({ name: 'Bread', options: ['Roti'] })] },
      [400, 'document_invalid_structure'],
    ],
    ['planMenus', menu, [201]],
    ['planMenus', menu, WRONG],
    ['planMenus', { ...menu, date: '2040-02-30' }, WRONG],
    ['planMenus', { ...menu, date: null }, WRONG],
    ['planMenus', { ...menu, date: '2040-01-02', week: 1 }, WRONG],
    ['planMenus', { ...menu, date: '2040-01-02', mealTimeId: 'brunch' }, WRONG],
    ['planMenus', { ...menu, date: '2040-01-02', dishes: [JSON.stringify({ dishId: 'gone' })] }, WRONG],
    ['planMenus', { ...menu, date: '2040-01-02', dishes: [] }, WRONG],
  ])('%s with %j is answered by %j', async (collection, data, expected) => {
    const answer = await kitchen.create(kitchen.manager, collection, data);
    expect(outcomeOf(answer), answer.body).toEqual(expected);
  });

  it('is not deleted while it is in use', async () => {
    const eater = await kitchen.subscriber('in-use');
    await kitchen.subscribe(eater);
    for (const path of [at('plans', 'tiffin'), at('mealTimes', 'lunch')])
      expect(outcomeOf(await kitchen.send(kitchen.owner, 'DELETE', path))).toEqual([409, 'plan_in_use']);
  });

  it('is read by customers while it is on sale', async () => {
    await kitchen.create(kitchen.owner, 'plans', { ...PLAN, isOnSale: false }, 'hidden');
    expect((await kitchen.read(kitchen.asha, 'plans', 'hidden')).statusCode).toBe(404);
    expect((await kitchen.read(kitchen.cook, 'plans', 'hidden')).statusCode).toBe(200);
    expect((await kitchen.read(kitchen.asha, 'plans', 'tiffin')).statusCode).toBe(200);
  });
});

// PLAN-9
it('nothing is written while plans are off, or without the board', async () => {
  const eater = await kitchen.subscriber('off');
  const subscriptionId = await kitchen.subscribe(eater);
  const asks = () => [
    kitchen.create(kitchen.owner, 'plans', PLAN),
    kitchen.create(kitchen.owner, 'mealTimes', lunch),
    kitchen.create(eater, 'mealPauses', { subscriptionId, from: '2040-01-01' }),
    kitchen.create(eater, 'meals', {
      subscriptionId,
      date: '2040-01-01',
      mealTimeId: 'lunch',
      state: 'skipped',
    }),
    kitchen.change(eater, 'mealSubscriptions', subscriptionId, { quantity: 2 }),
  ];
  await kitchen.setSection('plans', { isOn: false });
  for (const answer of await Promise.all(asks())) expect(outcomeOf(answer)).toEqual([403, 'plans_off']);
  await kitchen.setSection('plans', { isOn: true });
  await kitchen.setKitchen({ orderMode: 'age' });
  for (const answer of await Promise.all(asks())) expect(outcomeOf(answer)).toEqual([403, 'plans_off']);
  await kitchen.setKitchen({ orderMode: 'board' });
});

// PLAN-5
it('a new price holds at once if it is lower, and is announced to subscribers if it is higher', async () => {
  const eater = await kitchen.subscriber('priced');
  await kitchen.create(kitchen.owner, 'plans', PLAN, 'priced');
  const id = await kitchen.subscribe(eater, { planId: 'priced' });
  const stored = () => kitchen.stored('mealSubscriptions', id);
  await kitchen.change(kitchen.owner, 'plans', 'priced', { price: 110 });
  expect(await stored()).toMatchObject({ price: 110, newPrice: null });
  await kitchen.change(kitchen.owner, 'plans', 'priced', { price: 130 });
  expect(await stored()).toMatchObject({ price: 110, newPrice: 130, newPriceFrom: kitchen.day(7) });
  await kitchen.change(eater, 'mealSubscriptions', id, { acceptsPrice: 130, price: 1, newPrice: 1 });
  expect(await stored()).toMatchObject({ price: 110, newPrice: 130, acceptsNewPrice: true });
});
