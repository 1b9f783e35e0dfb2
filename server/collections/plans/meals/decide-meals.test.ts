import { beforeEach, describe, expect, it } from 'vitest';
import type { Day } from '#domain/time/local-time.ts';
import { sql } from '#server/db/sql-template.ts';
import { closeAfterAll } from '#tests/close-after-all.ts';
import type { Person } from '#tests/kitchen.ts';
import { openPlanKitchen } from '#tests/plan-kitchen.ts';

let asha: Person;
let count = 0;
const kitchen = await closeAfterAll(openPlanKitchen());

beforeEach(async () => {
  asha = await kitchen.subscriber(`eater-${++count}`);
  await kitchen.beginAnew();
});

// PLAN-13
describe('a planned meal at its cutoff', () => {
  it('becomes an order at the price of the plan: paid, accepted, for its window, and silent', async () => {
    const id = await kitchen.subscribe(asha, { choices: ['Bread: Roti'] });
    await kitchen.decideAt(kitchen.day(0), '19:59');
    expect(await kitchen.mealsOf(id)).toEqual([]);
    kitchen.takeEvents();
    await kitchen.decideAt(kitchen.day(0), '20:00');
    const [meal] = await kitchen.mealsOf(id);
    expect(meal).toMatchObject({ date: kitchen.day(1), state: 'cooking', quantity: 1 });
    expect(await kitchen.order(meal?.orderId ?? '')).toMatchObject({
      userId: asha.id,
      channel: 'plan',
      status: 'accepted',
      totalAmount: 120,
      deliveryFee: 0,
      paymentMethod: 'balance',
      kind: 'delivery',
      address: expect.stringContaining(`${asha.id} Road`),
      note: 'Bread: Roti',
      scheduledFor: `${kitchen.day(1)}T07:00:00.000+00:00`,
      promisedAt: `${kitchen.day(1)}T08:00:00.000+00:00`,
      acceptBy: null,
      slotAt: null,
      takenBy: null,
    });
    expect(await kitchen.balanceOf(asha)).toBe(880);
    expect(await kitchen.mailsTo(asha)).toEqual([]);
    expect(kitchen.takeEvents()).toEqual(
      expect.arrayContaining([`orders create ${meal?.orderId}`, `meals create ${meal?.id}`]),
    );
  });

  it('is one order only, however often and on however many instances the cutoff is worked on', async () => {
    const ids: string[] = [];
    for (let n = 0; n < 4; n++) ids.push(await kitchen.subscribe(asha, { quantity: 3 }));
    await Promise.all([1, 2, 3].map(() => kitchen.decideAt(kitchen.day(0), '20:30')));
    await kitchen.database.execute(sql`delete from meal_cutoffs`);
    await kitchen.decideAt(kitchen.day(0), '21:00');
    expect((await kitchen.ordersOf(asha)).map(({ total }) => total).sort()).toEqual([360, 360]);
    // What the balance does not cover is short.
    const states = (await Promise.all(ids.map((id) => kitchen.statesOf(id)))).flat();
    expect(states.sort()).toEqual(['cooking', 'cooking', 'short', 'short']);
    expect(await kitchen.balanceOf(asha)).toBe(280);
  });

  it.each([
    ['skipped', async (id: string) => skip(id)],
    [
      'paused',
      (id: string) => kitchen.create(asha, 'mealPauses', { subscriptionId: id, from: kitchen.day(1) }),
    ],
    ['on a day on which the kitchen is closed', () => close(kitchen.day(1))],
  ])('is not cooked if it is %s, and costs nothing', async (_, change) => {
    const id = await kitchen.subscribe(asha);
    await change(id);
    await kitchen.decideAt(kitchen.day(0), '20:00');
    expect(await kitchen.ordersOf(asha)).toEqual([]);
    expect(await kitchen.balanceOf(asha)).toBe(1000);
    await kitchen.setSection('hours', {});
  });

  const skip = (subscriptionId: string, date = kitchen.day(1)) =>
    kitchen.create(asha, 'meals', { subscriptionId, date, mealTimeId: 'lunch', state: 'skipped' });
  const close = (date: Day) => kitchen.setSection('hours', { exceptions: [{ date, spans: [] }] });

  it('has the people, the address and the note of the day', async () => {
    const id = await kitchen.subscribe(asha);
    const office = {
      houseNo: '9',
      street: 'Office Road',
      city: 'Pune',
      state: 'Maharashtra',
      pincode: 411004,
    };
    await kitchen.create(asha, 'addresses', office, `office-${asha.id}`);
    const about = { subscriptionId: id, date: kitchen.day(1), mealTimeId: 'lunch' };
    const guest = { ...about, quantity: 2, addressId: `office-${asha.id}`, note: 'No onion' };
    expect((await kitchen.create(asha, 'meals', guest)).statusCode).toBe(201);
    await kitchen.decideAt(kitchen.day(0), '20:00');
    const [meal] = await kitchen.mealsOf(id);
    expect(await kitchen.order(meal?.orderId ?? '')).toMatchObject({
      totalAmount: 240,
      note: 'No onion',
      address: expect.stringContaining('Office Road'),
      pincode: 411004,
    });
  });

  it('is short of money if the balance does not cover it; its customer is told and pays nothing', async () => {
    const poor = await kitchen.subscriber(`poor-${count}`, 119);
    const id = await kitchen.subscribe(poor);
    await kitchen.decideAt(kitchen.day(0), '20:00');
    expect(await kitchen.statesOf(id)).toEqual(['short']);
    expect(await kitchen.balanceOf(poor)).toBe(119);
    expect(await kitchen.mailsTo(poor)).toMatchObject([
      { kind: 'meal-not-cooked', text: expect.stringContaining('Your balance does not cover it.') },
    ]);
    expect(await kitchen.ordersOf(poor)).toEqual([]);
  });

  it('goes on the house account up to its limit', async () => {
    await kitchen.change(kitchen.owner, 'users', asha.id, { houseLimit: 1 });
    await kitchen.database.execute(sql`update users set "houseLimit" = 13000 where id = ${asha.id}`);
    const poor = await kitchen.subscriber(`later-${count}`, 0);
    await kitchen.change(kitchen.owner, 'users', poor.id, { houseLimit: 130 });
    const id = await kitchen.subscribe(poor, { paidBy: 'house' });
    await kitchen.decideAt(kitchen.day(0), '20:00');
    await kitchen.decideAt(kitchen.day(1), '20:00');
    expect(await kitchen.statesOf(id)).toEqual(['cooking', 'short']);
    expect(await kitchen.balanceOf(poor)).toBe(-120);
  });

  it('after an outage is made if it is still due, and missed if not: then its customer is told', async () => {
    const id = await kitchen.subscribe(asha, { mealTimeIds: ['lunch', 'dinner'] });
    await kitchen.decideAt(kitchen.day(1), '13:31');
    expect((await kitchen.mealsOf(id)).map(({ state, reason }) => [state, reason])).toEqual([
      ['cooking', null],
      ['missed', 'late'],
    ]);
    expect(await kitchen.mailsTo(asha)).toMatchObject([
      { kind: 'meal-not-cooked', text: expect.stringContaining('not able to take it in time') },
    ]);
    expect(await kitchen.balanceOf(asha)).toBe(880);
  });

  it('after an outage of weeks is missed, also if nobody looked for more than a week: its customer is told once', async () => {
    const id = await kitchen.subscribe(asha);
    await kitchen.decideAt(kitchen.day(0), '21:00');
    await kitchen.decideAt(kitchen.day(20), '21:00');
    const meals = await kitchen.mealsOf(id);
    expect(meals.map(({ date }) => date)).toEqual(Array.from({ length: 21 }, (_, n) => kitchen.day(n + 1)));
    expect(meals.map(({ state }) => state)).toEqual([
      'cooking',
      ...Array.from({ length: 19 }, () => 'missed'),
      'cooking',
    ]);
    expect((await kitchen.mailsTo(asha)).map(({ kind }) => kind)).toEqual(['meal-not-cooked']);
    expect(await kitchen.balanceOf(asha)).toBe(760);
  });

  it('is missed without a menu', async () => {
    await kitchen.database.execute(sql`update plans set "cycleFrom" = null where id = 'tiffin'`);
    const id = await kitchen.subscribe(asha);
    await kitchen.decideAt(kitchen.day(0), '20:00');
    await kitchen.database.execute(sql`update plans set "cycleFrom" = '2026-01-05' where id = 'tiffin'`);
    expect((await kitchen.mealsOf(id)).map(({ state, reason }) => [state, reason])).toEqual([
      ['missed', 'noMenu'],
    ]);
  });

  // PLAN-4
  it('follows its order, whose money comes back if it ends without food', async () => {
    const id = await kitchen.subscribe(asha);
    await kitchen.decideAt(kitchen.day(0), '20:00');
    await kitchen.decideAt(kitchen.day(1), '20:00');
    const [first, second] = await kitchen.mealsOf(id);
    await kitchen.walk(first?.orderId ?? '', 'ready', 'delivered');
    await kitchen.step(kitchen.owner, second?.orderId ?? '', 'accepted', 'cancelled', { reason: 'tooBusy' });
    expect(await kitchen.statesOf(id)).toEqual(['delivered', 'missed']);
    expect(await kitchen.balanceOf(asha)).toBe(880);
  });

  // PLAN-8
  it('of a regular seller has its tax in the price, an invoice, and refunds as every order', async () => {
    await kitchen.setSection('tax', { sellerKind: 'regular', gstin: '27AAPFU0939F1ZV', state: '27' });
    const id = await kitchen.subscribe(asha);
    await kitchen.decideAt(kitchen.day(0), '20:00');
    await kitchen.setSection('tax', {});
    const [meal] = await kitchen.mealsOf(id);
    const orderId = meal?.orderId ?? '';
    const order = await kitchen.order(orderId);
    expect(order).toMatchObject({ totalAmount: 120 });
    expect(order.tax).toBeCloseTo(120 - 120 / 1.05, 1);
    await kitchen.walk(orderId, 'ready', 'delivered');
    const refund = { orderId, amount: 20, reason: 'goodwill' };
    expect((await kitchen.create(kitchen.owner, 'refunds', refund)).statusCode).toBe(201);
    expect(await kitchen.balanceOf(asha)).toBe(900);
  });

  it('is not cooked once plans are turned off', async () => {
    const id = await kitchen.subscribe(asha);
    await kitchen.setSection('plans', { isOn: false });
    await kitchen.decideAt(kitchen.day(0), '20:00');
    await kitchen.setSection('plans', { isOn: true });
    expect(await kitchen.mealsOf(id)).toEqual([]);
  });
});

// PLAN-6
describe('a bundle', () => {
  it('is held of the balance, its meals cost less, and what is left is free after its end', async () => {
    const rich = await kitchen.subscriber(`rich-${count}`, 2300);
    const poor = await kitchen.create(asha, 'mealSubscriptions', {
      ...{ planId: 'tiffin', mealTimeIds: ['lunch'], weekdays: ['monday'], startsOn: kitchen.day(1) },
      ...{ addressId: `home-of-${asha.id}`, takesBundle: true },
    });
    expect([poor.statusCode, poor.json().type]).toEqual([409, 'order_balance_short']);
    const id = await kitchen.subscribe(rich, { takesBundle: true, quantity: 2 });
    expect(await kitchen.stored('mealSubscriptions', id)).toMatchObject({
      bundleLeft: 20,
      bundleMealPrice: 110,
    });
    const usable = async () =>
      (await kitchen.send(rich, 'GET', `/ledger/standing?userId=${rich.id}`)).json().usable;
    expect(await usable()).toBe(100);
    await kitchen.decideAt(kitchen.day(0), '20:00');
    expect((await kitchen.ordersOf(rich)).map(({ total }) => total)).toEqual([220]);
    expect(await kitchen.stored('mealSubscriptions', id)).toMatchObject({ bundleLeft: 18 });
    expect(await usable()).toBe(100);
    // The order ends without food, so the bundle has its meals again.
    const [meal] = await kitchen.mealsOf(id);
    await kitchen.step(kitchen.owner, meal?.orderId ?? '', 'accepted', 'cancelled', { reason: 'tooBusy' });
    expect(await kitchen.stored('mealSubscriptions', id)).toMatchObject({ bundleLeft: 20 });
    expect(await usable()).toBe(100);
    await kitchen.change(rich, 'mealSubscriptions', id, { endsOn: kitchen.day(0) });
    await kitchen.decideAt(kitchen.day(1), '00:01');
    expect(await kitchen.stored('mealSubscriptions', id)).toMatchObject({ state: 'ended', bundleLeft: 0 });
    expect(await usable()).toBe(2300);
  });
});

// PLAN-3
it('a trial has its meals, and no more', async () => {
  await kitchen.database.execute(
    sql`update users set "provenPhone" = 9876500000 + ${count} where id = ${asha.id}`,
  );
  const id = await kitchen.subscribe(asha, { trial: true });
  for (let ahead = 0; ahead < 5; ahead++) await kitchen.decideAt(kitchen.day(ahead), '20:00');
  expect(await kitchen.statesOf(id)).toEqual(['cooking', 'cooking', 'cooking']);
  const again = await kitchen.create(asha, 'mealSubscriptions', {
    ...{
      planId: 'tiffin',
      mealTimeIds: ['lunch'],
      weekdays: ['monday'],
      startsOn: kitchen.day(1),
      trial: true,
    },
    ...{ addressId: `home-of-${asha.id}` },
  });
  expect([again.statusCode, again.json().type]).toEqual([409, 'plan_trial_used']);
});

// PLAN-13
it('clients place no orders as meals of plans', async () => {
  const items = [JSON.stringify({ DishID: 'samosa', quantity: 1, price: 59 })];
  for (const who of [asha, kitchen.owner]) {
    const data = { items, address: '4, MG Road, Pune', channel: 'plan' };
    const answer = await kitchen.create(who, 'orders', data, `posed-${who.id}`);
    expect([400, 401]).toContain(answer.statusCode);
  }
});
