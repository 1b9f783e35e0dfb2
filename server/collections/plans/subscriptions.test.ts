import { beforeEach, describe, expect, it } from 'vitest';
import { weekdayOf } from '#domain/time/local-time.ts';
import { WEEKDAYS } from '#domain/time/spans.ts';
import { sql } from '#server/db/sql-template.ts';
import { closeAfterAll } from '#tests/close-after-all.ts';
import { at, outcomeOf, type Person } from '#tests/kitchen.ts';
import { ELSEWHERE, openPlanKitchen, PLAN, type PlanKitchen } from '#tests/plan-kitchen.ts';

let eater: Person;
let count = 0;
const kitchen = await closeAfterAll(openPlanKitchen());

beforeEach(async () => {
  eater = await kitchen.subscriber(`eater-${++count}`);
});

const WRONG = [400, 'general_argument_invalid'];
const asked = (over: object = {}) => ({
  planId: 'tiffin',
  mealTimeIds: ['lunch'],
  weekdays: ['monday'],
  startsOn: kitchen.day(1),
  addressId: `home-of-${eater.id}`,
  ...over,
});

// PLAN-10
describe('subscribing', () => {
  it('takes price, state, owner and bundle from the server, whatever is sent', async () => {
    const lies = {
      ...{ price: 1, state: 'ended', userId: 'asha', bundleLeft: 99, bundleMealPrice: 1, mealsAtMost: 99 },
      ...{ agreedAt: '2020-01-01T00:00:00.000Z', planName: 'Free', newPrice: 1, acceptsNewPrice: true },
    };
    const answer = await kitchen.create(eater, 'mealSubscriptions', asked(lies));
    expect(answer.json()).toMatchObject({
      ...{ userId: eater.id, planName: PLAN.name, price: 120, state: 'active', bundleLeft: 0 },
      ...{ bundleMealPrice: null, mealsAtMost: null, newPrice: null, acceptsNewPrice: false },
    });
    const id = answer.json().$id;
    await kitchen.change(eater, 'mealSubscriptions', id, { ...lies, quantity: 2 });
    expect(await kitchen.stored('mealSubscriptions', id)).toMatchObject({
      ...{ userId: eater.id, price: 120, state: 'active', bundleLeft: 0, quantity: 2, mealsAtMost: null },
    });
  });

  it.each<[string, object, (string | number)[]]>([
    ['another plan', { planId: 'none' }, WRONG],
    ['another meal time', { mealTimeIds: ['brunch'] }, WRONG],
    ['no day', { weekdays: [] }, WRONG],
    ['no people', { quantity: 0 }, [400, 'document_invalid_structure']],
    ['a choice that is not offered', { choices: ['Bread: Naan'] }, WRONG],
    ['a choice that is made twice', { choices: ['Bread: Roti', 'Bread: Rice'] }, WRONG],
    ['a day that has passed', { startsOn: '2026-01-01' }, WRONG],
    ['a day that does not exist', { startsOn: '2041-02-29' }, WRONG],
    ['an end before the beginning', { startsOn: '2041-01-02', endsOn: '2041-01-01' }, WRONG],
    ['the address of somebody else', { addressId: 'home-of-eater-1' }, WRONG],
    ['a house account without one', { paidBy: 'house' }, WRONG],
    ['a bundle on the house account', { takesBundle: true, paidBy: 'house' }, WRONG],
    ['a trial without a proven number', { trial: true }, WRONG],
    ['another customer', { forUserId: 'asha' }, [401, 'user_unauthorized']],
    ['an address that is typed', { address: 'Somewhere' }, [401, 'user_unauthorized']],
  ])('for %s is refused', async (_, over, expected) => {
    const answer = await kitchen.create(eater, 'mealSubscriptions', asked(over));
    expect(outcomeOf(answer), answer.body).toEqual(expected);
  });

  it('outside the delivery area is refused', async () => {
    await kitchen.create(kitchen.owner, 'areas', ELSEWHERE, 'elsewhere');
    const answer = await kitchen.create(eater, 'mealSubscriptions', asked());
    await kitchen.delete(kitchen.owner, 'areas', 'elsewhere');
    expect(outcomeOf(answer)).toEqual([400, 'order_outside_area']);
  });

  // AREA-14
  it('outside the areas of the plan is refused, and a subscription goes on where its plan is no longer offered', async () => {
    const area = { name: 'Home', kind: 'pincodes', pincodes: ['411001'] };
    await kitchen.create(kitchen.owner, 'areas', area, 'home');
    await kitchen.create(kitchen.owner, 'areas', ELSEWHERE, 'elsewhere');
    const set = (areaIds: string[]) => kitchen.change(kitchen.owner, 'plans', 'tiffin', { areaIds });
    expect(outcomeOf(await set(['gone']))).toEqual(WRONG);
    await set(['elsewhere']);
    const refused = await kitchen.create(eater, 'mealSubscriptions', asked());
    expect(outcomeOf(refused)).toEqual([400, 'order_outside_area']);
    expect(refused.json().message).toContain('meals of this plan to 411001');
    await set(['home']);
    const subscribed = await kitchen.create(eater, 'mealSubscriptions', asked());
    expect(subscribed.statusCode, subscribed.body).toBe(201);
    const inUse = await kitchen.delete(kitchen.owner, 'areas', 'home');
    expect(outcomeOf(inUse)).toEqual([403, 'document_delete_restricted']);
    await set([]);
    const without = { plans: false };
    await kitchen.change(kitchen.owner, 'areas', 'home', without);
    const change = (data: object) => kitchen.change(eater, 'mealSubscriptions', subscribed.json().$id, data);
    expect((await change({ quantity: 2 })).statusCode).toBe(200);
    const same = { addressId: `home-of-${eater.id}`, addresses: null };
    expect((await change({ ...same, mealTimeIds: ['lunch'] })).statusCode).toBe(200);
    for (const id of ['home', 'elsewhere']) await kitchen.delete(kitchen.owner, 'areas', id);
  });

  it('is done by managers for a customer on the phone, to a typed address', async () => {
    const data = asked({ forUserId: eater.id, addressId: null, address: '7, Hill Road, Pune 411001' });
    const answer = await kitchen.create(kitchen.manager, 'mealSubscriptions', data);
    expect(answer.json()).toMatchObject({ userId: eater.id, address: '7, Hill Road, Pune 411001' });
    const byCook = await kitchen.create(kitchen.cook, 'mealSubscriptions', data);
    expect(outcomeOf(byCook)).toEqual([401, 'user_unauthorized']);
  });
});

// PLAN-11
describe('after the cutoff of tomorrow’s lunch', () => {
  let id: string;
  const LATE = [409, 'meal_cutoff_passed'];
  const meal = (ahead: number, over: object = {}) => ({
    subscriptionId: id,
    date: kitchen.day(ahead),
    mealTimeId: 'lunch',
    ...over,
  });
  beforeEach(async () => {
    kitchen.waitUntil(kitchen.day(1), '09:00');
    eater = await kitchen.subscriber(`late-${count}`);
    id = await kitchen.subscribe(eater);
    kitchen.waitUntil(kitchen.day(0), '20:01');
  });

  it.each<[string, () => ReturnType<PlanKitchen['create']>, (string | number)[]]>([
    ['skipping it', () => kitchen.create(eater, 'meals', meal(1, { state: 'skipped' })), LATE],
    ['a guest', () => kitchen.create(eater, 'meals', meal(1, { quantity: 2 })), LATE],
    ['skipping the day after', () => kitchen.create(eater, 'meals', meal(2, { state: 'skipped' })), [201]],
    [
      'a pause from tomorrow',
      () => kitchen.create(eater, 'mealPauses', { subscriptionId: id, from: kitchen.day(1) }),
      LATE,
    ],
    [
      'a pause from the day after',
      () => kitchen.create(eater, 'mealPauses', { subscriptionId: id, from: kitchen.day(2) }),
      [201],
    ],
    [
      'another meal time’s pause',
      () =>
        kitchen.create(eater, 'mealPauses', {
          subscriptionId: id,
          from: kitchen.day(1),
          mealTimeId: 'dinner',
        }),
      WRONG,
    ],
    ['another day', () => kitchen.create(eater, 'meals', meal(400, { date: '2020-01-01' })), WRONG],
    ['deciding it', () => kitchen.create(eater, 'meals', meal(2, { state: 'delivered' })), WRONG],
    ['somebody else’s', () => kitchen.create(kitchen.ravi, 'meals', meal(2)), [404, 'document_not_found']],
  ])('%s is answered so, before the kitchen has worked it off', async (_, ask, expected) => {
    const answer = await ask();
    expect(outcomeOf(answer), answer.body).toEqual(expected);
    if (expected === LATE)
      expect(answer.json().message).toMatch(
        /^It is too late to change Lunch on \d+ \w+ \d+: until 8:00 pm today/,
      );
  });

  it.each<[string, object]>([
    ['other days', { weekdays: WEEKDAYS.slice(0, 1) }],
    ['other people', { quantity: 2 }],
    ['an end', { endsOn: '' }],
  ])('%s are refused until it is worked off, and then hold for what comes', async (_, change) => {
    const over = 'endsOn' in change ? { endsOn: kitchen.day(0) } : change;
    const others =
      'weekdays' in over ? { weekdays: WEEKDAYS.filter((_, n) => n !== weekdayOf(kitchen.day(1))) } : over;
    expect(outcomeOf(await kitchen.change(eater, 'mealSubscriptions', id, others))).toEqual(LATE);
    await kitchen.decideAt(kitchen.day(0), '20:02');
    expect(outcomeOf(await kitchen.change(eater, 'mealSubscriptions', id, others))).toEqual([200]);
  });

  it('nothing changes a meal that is cooking', async () => {
    await kitchen.decideAt(kitchen.day(0), '20:02');
    const [cooking] = await kitchen.database.query<{ id: string; state: string }>(
      sql`select id, state from meals where "subscriptionId" = ${id}`,
    );
    expect(cooking?.state).toBe('cooking');
    const path = at('meals', cooking?.id ?? '');
    expect(outcomeOf(await kitchen.send(eater, 'PATCH', path, { data: { state: 'skipped' } }))).toEqual(LATE);
    expect(outcomeOf(await kitchen.send(eater, 'DELETE', path))).toEqual(LATE);
    const pause = { subscriptionId: id, from: kitchen.day(1) };
    expect(outcomeOf(await kitchen.create(eater, 'mealPauses', pause))).toEqual(LATE);
  });

  it('a pause is not taken back for it, and ends for what comes', async () => {
    kitchen.waitUntil(kitchen.day(1), '09:00');
    const pause = { subscriptionId: id, from: kitchen.day(1), until: kitchen.day(5) };
    await kitchen.create(eater, 'mealPauses', pause, `pause-${id}`);
    kitchen.waitUntil(kitchen.day(0), '20:01');
    const path = at('mealPauses', `pause-${id}`);
    expect(outcomeOf(await kitchen.send(eater, 'DELETE', path))).toEqual(LATE);
    const until = (day: string) => kitchen.change(eater, 'mealPauses', `pause-${id}`, { until: day });
    expect(outcomeOf(await until(kitchen.day(0)))).toEqual(WRONG);
    expect(outcomeOf(await until(kitchen.day(1)))).toEqual([200]);
  });
});

// PLAN-11
it('a meal is changed at most 62 days ahead', async () => {
  const id = await kitchen.subscribe(eater);
  const skip = (date: string) =>
    kitchen.create(eater, 'meals', { subscriptionId: id, date, mealTimeId: 'lunch', state: 'skipped' });
  const answers = [];
  for (const date of [kitchen.day(62), kitchen.day(63), '9999-12-31']) answers.push(await skip(date));
  expect(answers.map(outcomeOf)).toEqual([[201], WRONG, WRONG]);
  expect(answers[2]?.json().message).toContain('62 days ahead');
});

// PLAN-6
it('a bundle is taken once it is used up, by whoever pays from the balance', async () => {
  await kitchen.create(kitchen.owner, 'plans', { ...PLAN, bundleMeals: null, bundlePrice: null }, 'single');
  const single = await kitchen.create(
    eater,
    'mealSubscriptions',
    asked({ planId: 'single', takesBundle: true }),
  );
  expect(outcomeOf(single)).toEqual([409, 'plan_bundle_refused']);
  const rich = await kitchen.subscriber(`bundled-${count}`, 5000);
  const id = await kitchen.subscribe(rich, { takesBundle: true });
  const again = await kitchen.change(rich, 'mealSubscriptions', id, { takesBundle: true });
  expect(outcomeOf(again)).toEqual([409, 'plan_bundle_refused']);
  await kitchen.database.execute(sql`update "mealSubscriptions" set "bundleLeft" = 0 where id = ${id}`);
  expect(outcomeOf(await kitchen.change(rich, 'mealSubscriptions', id, { takesBundle: true }))).toEqual([
    200,
  ]);
});

// PLAN-11
it('days are added although they have passed this week, and nothing is cooked for those', async () => {
  kitchen.waitUntil(kitchen.day(1), '09:00');
  await kitchen.decideAt(kitchen.day(0), '08:59');
  const dayOfWeek = (ahead: number) =>
    WEEKDAYS[(new Date(`${kitchen.day(ahead)}T00:00Z`).getUTCDay() + 6) % 7];
  const id = await kitchen.subscribe(eater, { weekdays: [dayOfWeek(3)] });
  kitchen.waitUntil(kitchen.day(2), '09:00');
  await kitchen.decideAt(kitchen.day(0), '08:59');
  expect(outcomeOf(await kitchen.change(eater, 'mealSubscriptions', id, { weekdays: WEEKDAYS }))).toEqual([
    200,
  ]);
  await kitchen.decideAt(kitchen.day(0), '09:01');
  expect(await kitchen.database.query(sql`select 1 from meals where "subscriptionId" = ${id}`)).toEqual([]);
  await kitchen.decideAt(kitchen.day(0), '20:00');
  expect(await kitchen.database.query(sql`select 1 from meals where "subscriptionId" = ${id}`)).toHaveLength(
    1,
  );
});

// PLAN-11
it('a meal has one document, however often it is asked for', async () => {
  const id = await kitchen.subscribe(eater);
  const about = { subscriptionId: id, date: kitchen.day(3), mealTimeId: 'lunch' };
  const states = ['skipped', 'planned', 'skipped'];
  const answers = await Promise.all(
    states.map((state) => kitchen.create(eater, 'meals', { ...about, state })),
  );
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
  const found = await kitchen.database.query(sql`select 1 from meals where "subscriptionId" = ${id}`);
  expect(found).toHaveLength(1);
});

// PLAN-10
it('closing the login ends subscriptions, pauses and meals', async () => {
  const id = await kitchen.subscribe(eater);
  await kitchen.create(eater, 'mealPauses', { subscriptionId: id, from: kitchen.day(5) });
  await kitchen.create(eater, 'meals', {
    subscriptionId: id,
    date: kitchen.day(3),
    mealTimeId: 'lunch',
    state: 'skipped',
  });
  const exported = (await kitchen.send(eater, 'GET', '/account/export')).json();
  expect(exported).toMatchObject({ mealSubscriptions: [{}], mealPauses: [{}], meals: [{}] });
  const closed = await kitchen.send(eater, 'PATCH', '/account/status');
  expect(closed.statusCode, closed.body).toBe(200);
  const left = await kitchen.database.query(
    sql`select 1 from "mealSubscriptions" where id = ${id} union all select 1 from "mealPauses" where "subscriptionId" = ${id}
      union all select 1 from meals where "subscriptionId" = ${id}`,
  );
  expect(left).toEqual([]);
});
