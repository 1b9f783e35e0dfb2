import { beforeEach, describe, expect, it } from 'vitest';
import { WEEKDAYS } from '#domain/time/spans.ts';
import { sql } from '#server/db/sql-template.ts';
import { closeAfterAll } from '#tests/close-after-all.ts';
import { outcomeOf, type Person, VISITOR } from '#tests/kitchen.ts';
import { openPlanKitchen, PLAN } from '#tests/plan-kitchen.ts';

let eater: Person;
let count = 0;
const kitchen = await closeAfterAll(openPlanKitchen());

beforeEach(async () => {
  await kitchen.setSection('plans', { isOn: true });
  await kitchen.database.execute(sql`delete from meal_cutoffs`);
  await kitchen.database.execute(sql`delete from cancelled_meals`);
  await kitchen.database.execute(sql`update "mealSubscriptions" set state = 'ended'`);
  eater = await kitchen.subscriber(`caller-${++count}`);
});

const WRONG = [400, 'general_argument_invalid'];
const asked = (over: object = {}) => ({
  ...{ planId: 'tiffin', mealTimeIds: ['lunch'], weekdays: WEEKDAYS, startsOn: kitchen.day(1) },
  address: '7, Hill Road, Pune 411001',
  ...over,
});

// PLAN-33
describe('subscribing whoever calls', () => {
  let id = '';
  beforeEach(() => {
    id = `called-${count}`;
  });
  const call = (body: object, who: Person | typeof VISITOR = kitchen.manager) =>
    kitchen.send(who, 'POST', '/plans/subscribers', { subscriptionId: id, data: asked(), ...body });

  it('makes a new customer of an unknown number, once, however often it is sent', async () => {
    const phone = `98450 6${`${count}`.padStart(4, '0')}`;
    const answers = [await call({ phone, name: 'Meera' }), await call({ phone, name: 'Meera' })];
    expect(answers.map(outcomeOf)).toEqual([[201], [201]]);
    const people = await kitchen.database.query<{ id: string; name: string; phoneOnly: boolean }>(
      sql`select id, name, "phoneOnly" from users where phone = ${Number(phone.replace(' ', ''))}`,
    );
    expect(people).toMatchObject([{ name: 'Meera', phoneOnly: true }]);
    expect(await kitchen.stored('mealSubscriptions', id)).toMatchObject({
      ...{ userId: people[0]?.id, planName: 'Ghar ka khana', price: 120, state: 'active' },
      address: '7, Hill Road, Pune 411001',
    });
  });

  it('takes a customer who was found, also to a plan that is off sale', async () => {
    await kitchen.create(kitchen.owner, 'plans', { ...PLAN, isOnSale: false }, `quiet-${count}`);
    const answer = await call({ userId: eater.id, data: asked({ planId: `quiet-${count}` }) });
    expect(answer.json()).toEqual({ subscriptionId: id, userId: eater.id });
  });

  it.each<[string, () => object, (string | number)[]]>([
    ['nobody', () => ({}), WRONG],
    ['a number that is none', () => ({ phone: '12' }), WRONG],
    ['somebody who does not exist', () => ({ userId: 'nobody' }), [404, 'document_not_found']],
    ['another plan', () => ({ userId: eater.id, data: asked({ planId: 'none' }) }), WRONG],
    [
      'a price',
      () => ({ userId: eater.id, data: asked({ nonsense: 1 }) }),
      [400, 'document_invalid_structure'],
    ],
  ])('with %s is refused, and makes no customer', async (_, body, expected) => {
    const people = () => kitchen.database.query(sql`select id from users`);
    const before = (await people()).length;
    expect(outcomeOf(await call(body()))).toEqual(expected);
    expect(await people()).toHaveLength(before);
  });

  it('is for owners and managers', async () => {
    for (const who of [VISITOR, kitchen.asha, kitchen.cook, kitchen.rider])
      expect((await call({ userId: eater.id }, who)).statusCode).toBe(401);
  });
});

// PLAN-34
describe('moving a customer to another plan', () => {
  const other = () => `other-${count}`;
  const move = (who: Person, id: string, over: object = {}) =>
    kitchen.change(who, 'mealSubscriptions', id, { planId: other(), choices: [], ...over });
  beforeEach(async () => {
    const plan = { ...PLAN, name: 'Mini', price: 90, mealTimeIds: ['dinner', 'lunch'], choices: [] };
    await kitchen.create(kitchen.owner, 'plans', plan, other());
    kitchen.waitUntil(kitchen.day(1), '09:00');
    await kitchen.decideAt(kitchen.day(0), '08:59');
  });

  it('gives them its price, and what was left of a bundle back as balance', async () => {
    const rich = await kitchen.subscriber(`mover-${count}`, 3000);
    const id = await kitchen.subscribe(rich, { takesBundle: true, choices: ['Bread: Roti'] });
    const usable = async () =>
      (await kitchen.send(rich, 'GET', `/ledger/standing?userId=${rich.id}`)).json().usable;
    expect(await usable()).toBe(800);
    expect(outcomeOf(await move(kitchen.manager, id, { mealTimeIds: ['dinner'] }))).toEqual([200]);
    expect(await kitchen.stored('mealSubscriptions', id)).toMatchObject({
      ...{ planId: other(), planName: 'Mini', price: 90, bundleLeft: 0, bundleUntil: null, newPrice: null },
      mealTimeIds: ['dinner'],
    });
    expect(await usable()).toBe(3000);
  });

  it('makes no trial of it, and asks for places in the other plan', async () => {
    await kitchen.database.execute(
      sql`update users set "provenPhone" = ${9_700_000_000 + count} where id = ${eater.id}`,
    );
    const id = await kitchen.subscribe(eater, { trial: true });
    await kitchen.change(kitchen.owner, 'plans', other(), { mostSubscribers: 1 });
    await kitchen.subscribe(await kitchen.subscriber(`first-${count}`), { planId: other() });
    expect(outcomeOf(await move(kitchen.owner, id))).toEqual([409, 'plan_full']);
    await kitchen.change(kitchen.owner, 'plans', other(), { mostSubscribers: null });
    expect(outcomeOf(await move(kitchen.owner, id))).toEqual([200]);
    expect(await kitchen.stored('mealSubscriptions', id)).toMatchObject({ trial: false, mealsAtMost: null });
  });

  it('is refused for customers, for what the plan does not offer, and while the kitchen takes a meal', async () => {
    const id = await kitchen.subscribe(eater, { choices: ['Bread: Roti'] });
    expect(outcomeOf(await move(eater, id))).toEqual(WRONG);
    expect(outcomeOf(await move(kitchen.owner, id, { choices: ['Bread: Roti'] }))).toEqual(WRONG);
    expect(outcomeOf(await move(kitchen.owner, id, { planId: 'none' }))).toEqual([404, 'document_not_found']);
    kitchen.waitUntil(kitchen.day(0), '20:01');
    expect(outcomeOf(await move(kitchen.owner, id))).toEqual([409, 'meal_cutoff_passed']);
    await kitchen.decideAt(kitchen.day(0), '20:02');
    expect(outcomeOf(await move(kitchen.owner, id))).toEqual([200]);
    const meals = await kitchen.database.query(
      sql`select state from meals where "subscriptionId" = ${id} order by date`,
    );
    expect(meals).toEqual([{ state: 'cooking' }]);
  });
});

// PLAN-35
describe('cancelling the meals of a day', () => {
  const cancel = (body: object, who: Person | typeof VISITOR = kitchen.manager) =>
    kitchen.send(who, 'POST', '/plans/cancelled-meals', body);
  const mealsOf = (id: string) =>
    kitchen.database.query<{ mealTimeId: string; state: string; reason: string | null }>(
      sql`select "mealTimeId", state, reason from meals where "subscriptionId" = ${id} order by date, "mealTimeId"`,
    );
  const balanceOf = async (who: Person) =>
    (await kitchen.stored<{ balance: number }>('users', who.id)).balance;
  const mailsTo = async (who: Person) =>
    (await kitchen.mails()).filter(({ to }) => to === who.email).map(({ kind }) => kind);
  beforeEach(async () => {
    kitchen.waitUntil(kitchen.day(1), '09:00');
    await kitchen.decideAt(kitchen.day(0), '08:59');
    await kitchen.database.execute(sql`delete from cancelled_meals`);
  });

  it('leaves out what is planned, tells each customer once, and costs nothing', async () => {
    const id = await kitchen.subscribe(eater, { mealTimeIds: ['lunch', 'dinner'] });
    const away = await kitchen.subscribe(eater);
    await kitchen.create(eater, 'meals', {
      ...{ subscriptionId: away, date: kitchen.day(1), mealTimeId: 'lunch', state: 'skipped' },
    });
    const lunch = { date: kitchen.day(1), mealTimeId: 'lunch' };
    expect((await cancel(lunch)).json()).toEqual({ meals: 1, orders: 0, kept: 0 });
    expect((await cancel(lunch)).json()).toEqual({ meals: 0, orders: 0, kept: 0 });
    expect(await mealsOf(id)).toEqual([{ mealTimeId: 'lunch', state: 'missed', reason: 'kitchen' }]);
    expect(await mealsOf(away)).toMatchObject([{ state: 'skipped' }]);
    expect(await mailsTo(eater)).toEqual(['meal-not-cooked']);
    // Somebody who subscribes later gets none either; dinner is cooked.
    const later = await kitchen.subscribe(eater, { mealTimeIds: ['lunch', 'dinner'] });
    await kitchen.decideAt(kitchen.day(1), '10:00');
    const lunches = [...(await mealsOf(id)), ...(await mealsOf(later))].filter(
      ({ mealTimeId, state }) => mealTimeId === 'lunch' && state === 'cooking',
    );
    expect(lunches).toEqual([]);
    expect(await balanceOf(eater)).toBe(1000 - 2 * 120);
  });

  it('cancels orders that have not left, and gives their money and their part of a bundle back', async () => {
    const rich = await kitchen.subscriber(`bundled-${count}`, 2300);
    const id = await kitchen.subscribe(rich, { takesBundle: true });
    const { bundleUntil } = await kitchen.stored<{ bundleUntil: string }>('mealSubscriptions', id);
    const gone = await kitchen.subscribe(eater);
    await kitchen.decideAt(kitchen.day(0), '20:00');
    const [order] = await kitchen.database.query<{ orderId: string }>(
      sql`select "orderId" from meals where "subscriptionId" = ${gone}`,
    );
    await kitchen.walk(order?.orderId ?? '', 'ready', 'outForDelivery');
    const answer = await cancel({ date: kitchen.day(1) });
    expect(answer.json()).toEqual({ meals: 0, orders: 1, kept: 1 });
    expect(await mealsOf(id)).toMatchObject([{ state: 'missed', reason: 'kitchen' }]);
    expect(await mealsOf(gone)).toMatchObject([{ state: 'cooking' }]);
    expect(await balanceOf(rich)).toBe(2300);
    const after = await kitchen.stored<{ bundleLeft: number; bundleUntil: string }>('mealSubscriptions', id);
    expect(after.bundleLeft).toBe(20);
    expect(Date.parse(after.bundleUntil) - Date.parse(bundleUntil)).toBe(86_400_000);
  });

  it('is for owners and managers, for days from today, while plans are on', async () => {
    const body = { date: kitchen.day(1) };
    for (const who of [VISITOR, kitchen.asha, kitchen.cook, kitchen.rider])
      expect((await cancel(body, who)).statusCode).toBe(401);
    for (const wrong of [
      { date: kitchen.day(-1) },
      { date: kitchen.day(61) },
      { date: '2026-02-30' },
      { ...body, mealTimeId: 'brunch' },
    ])
      expect(outcomeOf(await cancel(wrong))).toEqual(WRONG);
    await kitchen.setSection('plans', { isOn: false });
    expect(outcomeOf(await cancel(body))).toEqual([403, 'plans_off']);
    const [entry] = (await kitchen.list(kitchen.owner, 'audits')).json().documents.slice(-1);
    expect(entry).toBeDefined();
  });
});

// PLAN-37
it('the months of plans have what was sold and skipped, for owners and managers', async () => {
  await kitchen.database.execute(sql`delete from "mealSubscriptions"`);
  await kitchen.database.execute(sql`delete from past_subscriptions`);
  kitchen.waitUntil(kitchen.day(1), '09:00');
  const id = await kitchen.subscribe(eater, { quantity: 2, startsOn: kitchen.day(0) });
  await kitchen.subscribe(eater, { startsOn: kitchen.day(0) });
  await kitchen.database.execute(
    sql`insert into meals (id, created, updated, "userId", "subscriptionId", date, "mealTimeId", state)
      values ('was-skipped', now(), now(), ${eater.id}, ${id}, ${kitchen.day(0)}, 'lunch', 'skipped'),
        ('was-eaten', now(), now(), ${eater.id}, ${id}, ${kitchen.day(0)}, 'dinner', 'delivered')`,
  );
  const uncooked = [
    ['missed', 'late'],
    ['missed', 'kitchen'],
    ['missed', 'closed'],
    ['missed', 'company'],
    ['short', null],
    ['short', 'company'],
  ] as const;
  for (const [at, [state, reason]] of uncooked.entries()) {
    const other = await kitchen.subscribe(eater, { startsOn: kitchen.day(0) });
    await kitchen.database.execute(
      sql`insert into meals (id, created, updated, "userId", "subscriptionId", date, "mealTimeId", state, reason)
        values (${`uncooked-${at}`}, now(), now(), ${eater.id}, ${other}, ${kitchen.day(0)}, 'lunch', ${state}, ${reason})`,
    );
  }
  const ask = (who: Person | typeof VISITOR) => kitchen.send(who, 'GET', '/plans/months');
  expect((await ask(kitchen.manager)).json()).toEqual({
    months: [
      {
        ...{ month: kitchen.day(0).slice(0, 7), sold: 2, skipped: 2, missed: 2, unpaid: 3 },
        ...{ atStart: 0, began: 8, lost: 0 },
      },
    ],
  });
  for (const who of [VISITOR, kitchen.asha, kitchen.cook, kitchen.rider])
    expect((await ask(who)).statusCode).toBe(401);
});

// PLAN-37
it('a subscriber who closes the login counts as lost, without a name', async () => {
  const id = await kitchen.subscribe(eater);
  const lastMonth = `${kitchen.day(-31).slice(0, 7)}-02`;
  await kitchen.database.execute(
    sql`update "mealSubscriptions" set "startsOn" = ${lastMonth} where id = ${id}`,
  );
  const month = async () => (await kitchen.send(kitchen.owner, 'GET', '/plans/months')).json().months[0];
  const before = await month();
  expect((await kitchen.send(eater, 'PATCH', '/account/status')).statusCode).toBe(200);
  expect(await month()).toMatchObject({ atStart: before.atStart, lost: before.lost + 1 });
});
