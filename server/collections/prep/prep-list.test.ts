import { describe, expect, it } from 'vitest';
import type { PrepList } from '#domain/prep/list.ts';
import { momentOf } from '#domain/time/local-time.ts';
import { minuteOf } from '#domain/time/spans.ts';
import { closeAfterAll } from '#tests/close-after-all.ts';
import { outcomeOf, type Person, VISITOR } from '#tests/kitchen.ts';
import { offerOptions } from '#tests/option-kitchen.ts';
import { openPlanKitchen } from '#tests/plan-kitchen.ts';

const ZONE = 'Asia/Kolkata';
const kitchen = await closeAfterAll(openPlanKitchen());
await kitchen.setSection('capacity', { scheduleDays: 7 });
await offerOptions(kitchen, kitchen.owner);

const ask = (who: Person, query: string) => kitchen.send(who, 'GET', `/prep?${query}`);
const listOf = async (query: string): Promise<PrepList> => (await ask(kitchen.cook, query)).json();
const shown = ({ needs }: PrepList) =>
  needs.map(({ name, firm, expected, unit, readyAt }) => {
    const time = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: ZONE }).format(
      new Date(readyAt),
    );
    return `${time} ${name} ${firm}+${expected} ${unit}`;
  });
const item = (over: object = {}) => ({
  name: 'Dal',
  unit: 'ml',
  minutesAhead: 30,
  batchSize: 4000,
  uses: [JSON.stringify({ dishId: 'masala-chai', quantity: 150 })],
  ...over,
});

// PREP-3
describe('the prep list of a day', () => {
  it('has orders ahead with their options, and meals of plans before and after their cutoff', async () => {
    const ahead = (day: string, time: string) => new Date(momentOf(day, minuteOf(time), ZONE)).toISOString();
    const day = kitchen.day(2);
    const who = await kitchen.subscriber('eater');
    await kitchen.create(kitchen.owner, 'preparedItems', item(), 'chai-pot');
    const priceOf = async (id: string) => (await kitchen.stored<{ price: number }>('dishes', id)).price;
    const full = [{ groupId: 'size', choiceId: 'full' }];
    const items = [
      { DishID: 'masala-chai', quantity: 2, price: await priceOf('masala-chai'), note: 'No sugar' },
      { DishID: 'samosa', quantity: 3, price: await priceOf('samosa'), options: full },
    ].map((line) => JSON.stringify(line));
    const address = { addressId: 'home-of-eater' };
    const placed = await kitchen.create(
      who,
      'orders',
      { items, paymentMethod: 'cod', scheduledFor: ahead(day, '13:00'), note: 'Jain food', ...address },
      'ahead',
    );
    expect(outcomeOf(placed)).toEqual([201]);
    await kitchen.subscribe(who, { quantity: 2, choices: ['Bread: Roti'] });
    const before = await listOf(`day=${day}`);
    expect(before.counts).toEqual({ orders: 1, soon: 0, meals: 2, expected: 2, unpaid: 0 });
    expect(shown(before)).toEqual([
      '12:15 Dal 300+0 ml',
      '12:15 Ghar Ki Thali 0+2 portion',
      '12:15 Phulka (4 pieces) 0+6 portion',
      '12:45 Punjabi Samosa (3 pieces) 3+0 portion',
    ]);
    expect(before.needs[0]).toMatchObject({
      batchSize: 4000,
      choices: [{ words: 'Masala Chai: No sugar', quantity: 2, warns: true }],
    });
    expect(before.needs[3]?.choices).toEqual([{ words: 'FULL', quantity: 3, warns: false }]);
    expect(before.notes.map(({ kind, words, count }) => [kind, words, count])).toEqual([
      ['without', 'Masala Chai: No sugar', 2],
      ['without', 'Jain food', 1],
      ['choice', 'Bread: Roti', 2],
    ]);
    await kitchen.decideAt(kitchen.day(1), '20:01');
    const after = await listOf(`day=${day}`);
    expect(after.counts).toEqual({ orders: 1, soon: 0, meals: 2, expected: 0, unpaid: 0 });
    expect(shown(after)).toEqual(shown(before).map((row) => row.replace(/0\+(\d+)/, '$1+0')));
    expect(after.notes.map(({ words, count }) => [words, count])).toEqual(
      before.notes.map(({ words, count }) => [words, count]),
    );
  });

  it('of some hours has what is delivered or fetched from the first to the last', async () => {
    const day = kitchen.day(2);
    expect(shown(await listOf(`day=${day}&from=12:30&until=13:00`))).toHaveLength(2);
    expect(shown(await listOf(`day=${day}&from=13:00`))).toHaveLength(2);
    expect(shown(await listOf(`day=${kitchen.day(3)}&until=12:00`))).toEqual([]);
  });

  it('has what orders as soon as possible need apart, until they are packed, and only today', async () => {
    const { price } = await kitchen.stored<{ price: number }>('dishes', 'masala-dosa');
    const items = [JSON.stringify({ DishID: 'masala-dosa', quantity: 2, price })];
    const id = await kitchen.place(kitchen.ravi, { items, note: 'No garlic' });
    const today = `day=${kitchen.day(0)}`;
    const { counts, soon, needs, notes } = await listOf(today);
    expect([counts.soon, counts.orders, needs]).toEqual([1, 0, []]);
    expect(soon.map(({ id: dish, firm }) => [dish, firm])).toEqual([['masala-dosa', 2]]);
    expect(notes.map(({ words }) => words)).toEqual(['No garlic']);
    expect((await listOf(`day=${kitchen.day(1)}`)).soon).toEqual([]);
    expect((await listOf(`${today}&until=08:00`)).soon).toEqual([]);
    await kitchen.walk(id, 'accepted', 'ready');
    expect((await listOf(today)).counts.soon).toBe(0);
  });

  it('has allergies of expected meals, by the profile of their customer, and their extra dishes', async () => {
    const day = kitchen.day(4);
    const who = await kitchen.subscriber('careful');
    const profile = { allergies: 'Peanuts', allergiesConsent: true };
    expect((await kitchen.change(who, 'users', 'careful', profile)).statusCode).toBe(200);
    const subscriptionId = await kitchen.subscribe(who, { quantity: 2 });
    const extras = [JSON.stringify({ dishId: 'masala-dosa', quantity: 3 })];
    const meal = { subscriptionId, date: day, mealTimeId: 'lunch', extras };
    expect((await kitchen.create(who, 'meals', meal)).statusCode).toBe(201);
    const { needs, notes } = await listOf(`day=${day}`);
    expect(notes.filter(({ kind }) => kind === 'allergy')).toEqual([
      { kind: 'allergy', words: 'Peanuts', count: 2, numbers: [] },
    ]);
    expect(needs.find(({ id }) => id === 'masala-dosa')).toMatchObject({ firm: 0, expected: 3 });
  });

  it('leaves out orders that ended without food', async () => {
    const day = kitchen.day(2);
    await kitchen.walk('ahead', 'accepted');
    const step = await kitchen.step(kitchen.cook, 'ahead', 'accepted', 'cancelled', { reason: 'tooBusy' });
    expect(step.statusCode).toBe(201);
    expect((await listOf(`day=${day}`)).counts.orders).toBe(0);
  });

  it.each([
    '',
    'day=2026-02-30',
    'day=tomorrow',
    'day=2026-08-03&from=25:00',
    'day=2026-08-03&from=13:00&until=13:00',
  ])('is refused for "%s"', async (query) => {
    expect(outcomeOf(await ask(kitchen.owner, query))).toEqual([400, 'general_argument_invalid']);
  });
});

// PREP-1
it('owners and managers change prepared items, cooks read them, and stations are menus', async () => {
  for (const who of [VISITOR, kitchen.asha, kitchen.rider])
    expect((await ask(who, `day=${kitchen.day(1)}`)).statusCode).toBe(401);
  for (const who of [kitchen.owner, kitchen.manager, kitchen.cook])
    expect((await ask(who, `day=${kitchen.day(1)}`)).statusCode).toBe(200);
  expect(outcomeOf(await kitchen.create(kitchen.manager, 'preparedItems', item({ menuId: 'gone' })))).toEqual(
    [400, 'general_argument_invalid'],
  );
  for (const use of [
    {},
    { dishId: 'dal', quantity: 0 },
    { dishId: 'dal', groupId: 'size', choiceId: 'half', quantity: 1 },
  ])
    expect(
      (await kitchen.create(kitchen.owner, 'preparedItems', item({ uses: [JSON.stringify(use)] })))
        .statusCode,
    ).toBe(400);
});
