import { beforeEach, expect, it } from 'vitest';
import { sql } from '#server/db/sql-template.ts';
import { closeAfterAll } from '#tests/close-after-all.ts';
import type { Person } from '#tests/kitchen.ts';
import { openPlanKitchen } from '#tests/plan-kitchen.ts';

let asha: Person;
let count = 0;
const kitchen = await closeAfterAll(openPlanKitchen({ SMS_URL: 'http://127.0.0.1:9/send' }));
for (const kind of ['meal-tomorrow', 'meal-short'])
  await kitchen.create(kitchen.owner, 'messageTexts', { kind, language: 'en', templateId: '1' });

beforeEach(async () => {
  asha = await kitchen.subscriber(`told-${++count}`);
  await kitchen.beginAnew();
});

const kindsTo = async (who: Person) => (await kitchen.mailsTo(who)).map(({ kind }) => kind);
/** The messages to a person on all channels. */
const messagesTo = (who: Person) =>
  kitchen.database
    .query<{ kind: string }>(sql`select kind from mails where "userId" = ${who.id} order by sequence`)
    .then((rows) => rows.map(({ kind }) => kind));
const close = (...dates: string[]) =>
  kitchen.setSection('hours', { exceptions: dates.map((date) => ({ date, spans: [] })) });

// PLAN-16
it('the next meals are told in the evening, once, on whichever of two servers, with a link for each that can be skipped', async () => {
  await kitchen.subscribe(asha, { mealTimeIds: ['lunch', 'dinner'] });
  await kitchen.tellAt(kitchen.day(0), '16:59');
  expect(await kindsTo(asha)).toEqual([]);
  await Promise.all([1, 2, 3].map(() => kitchen.tellAt(kitchen.day(0), '17:00')));
  await kitchen.tellAt(kitchen.day(0), '17:10');
  const mails = await kitchen.mailsTo(asha);
  expect(mails).toMatchObject([{ kind: 'meal-tomorrow', subject: expect.stringMatching(/Lunch, Dinner/) }]);
  const text = mails[0]?.text ?? '';
  expect(text).toMatch(/Lunch: .*Thali, Phulka/i);
  expect(text.match(/\/skip-meal\?meal=\S+&secret=\S+/g)).toHaveLength(2);
  expect(text).toMatch(/Lunch can be skipped until .* 8:00 pm/);
});

// PLAN-16
it('news of meals come on the ways that the profile wants, and by mail only if no device shows them', async () => {
  await kitchen.subscribe(asha);
  await kitchen.database.execute(
    sql`insert into "pushSubscriptions" (id, created, updated, permissions, "userId", endpoint, p256dh, auth)
      values (${`phone-of-${asha.id}`}, now(), now(), '{}', ${asha.id}, ${`https://push.example/${asha.id}`}, 'a', 'b')`,
  );
  await kitchen.database.execute(sql`update users set "textWhenMeals" = true where id = ${asha.id}`);
  await kitchen.database.execute(
    sql`update accounts set phone = ${`+9198765432${String(count).padStart(2, '0')}`}, phone_verified = true where id = ${asha.id}`,
  );
  await kitchen.tellAt(kitchen.day(0), '17:00');
  expect((await messagesTo(asha)).sort()).toEqual([
    'meal-tomorrow',
    'meal-tomorrow-alert',
    'phone-meal-tomorrow',
  ]);
  const all = (await kitchen.mails()).filter(({ userId }) => userId === asha.id);
  const alert = all.find(({ kind }) => kind === 'meal-tomorrow-alert');
  expect(`${alert?.subject} ${alert?.text}`).not.toMatch(/Lunch|Thali|Person/);
  const mail = all.find(({ kind }) => kind === 'meal-tomorrow');
  expect(Number(mail?.dueAt) - Number(alert?.dueAt)).toBe(120_000);
  const choices = { mailWhenMeals: false, alertWhenMeals: false, textWhenMeals: false };
  expect((await kitchen.change(asha, 'users', asha.id, choices)).statusCode).toBe(200);
  await kitchen.tellAt(kitchen.day(1), '17:00');
  expect(await messagesTo(asha)).toHaveLength(3);
});

// PLAN-17
it('money that is short is told at once and again before the cutoff, and a low balance once until it is well', async () => {
  const payIn = (who: Person, credit: number) =>
    kitchen.create(kitchen.owner, 'ledgerEntries', {
      userId: who.id,
      kind: 'payment',
      paidBy: 'cash',
      credit,
    });
  const poor = await kitchen.subscriber(`poor-${count}`, 300);
  await kitchen.subscribe(poor);
  await kitchen.tellAt(kitchen.day(0), '09:00');
  await kitchen.tellAt(kitchen.day(0), '09:10');
  expect(await kindsTo(poor)).toEqual(['meal-balance-low']);
  await kitchen.decideAt(kitchen.day(0), '20:00');
  await kitchen.tellAt(kitchen.day(1), '17:00');
  await kitchen.decideAt(kitchen.day(1), '20:00');
  await kitchen.tellAt(kitchen.day(1), '20:10');
  expect((await kitchen.mailsTo(poor)).at(-1)).toMatchObject({
    kind: 'meal-short',
    text: expect.stringMatching(/₹60 is missing. If you pay it in by .* 8:00 pm/),
  });
  await kitchen.tellAt(kitchen.day(2), '17:00');
  // The last word comes with the meals of the next day.
  expect((await kitchen.mailsTo(poor)).at(-1)).toMatchObject({
    kind: 'meal-tomorrow',
    text: expect.stringContaining('₹60 is missing'),
  });
  await payIn(poor, 700);
  await kitchen.tellAt(kitchen.day(2), '17:30');
  const before = await kindsTo(poor);
  await kitchen.database.execute(sql`update users set balance = 20000 where id = ${poor.id}`);
  await kitchen.tellAt(kitchen.day(2), '18:00');
  expect((await kindsTo(poor)).slice(before.length)).toEqual(['meal-balance-low']);
  await kitchen.database.execute(sql`update users set balance = 76000 where id = ${poor.id}`);
});

// PLAN-17
it('whoever has no mail address but a proven number reads of money in text messages', async () => {
  const poor = await kitchen.subscriber(`caller-${count}`, 100);
  await kitchen.subscribe(poor);
  await kitchen.database.execute(sql`update users set email = null where id = ${poor.id}`);
  await kitchen.database.execute(
    sql`update accounts set phone = ${`+9197765432${String(count).padStart(2, '0')}`}, phone_verified = true where id = ${poor.id}`,
  );
  await kitchen.tellAt(kitchen.day(0), '09:00');
  await kitchen.tellAt(kitchen.day(0), '17:00');
  expect(await messagesTo(poor)).toEqual(['phone-meal-short', 'phone-meal-short']);
});

// PLAN-5, PLAN-59
it('a higher price is told to its subscribers, also if it does not come after all, and so is a lower one', async () => {
  await kitchen.subscribe(asha);
  await kitchen.change(kitchen.owner, 'plans', 'tiffin', { price: 130 });
  expect(await kitchen.mailsTo(asha)).toMatchObject([
    { kind: 'meal-price', subject: expect.stringMatching(/Ghar ka khana: a meal costs ₹130 from /) },
  ]);
  await kitchen.change(kitchen.owner, 'plans', 'tiffin', { price: 120 });
  await kitchen.change(kitchen.owner, 'plans', 'tiffin', { price: 100 });
  await kitchen.change(kitchen.owner, 'plans', 'tiffin', { name: 'Ghar ka khana' });
  const lower = (await kitchen.mailsTo(asha)).filter(({ kind }) => kind === 'meal-price-lower');
  expect(lower.toSorted((one, other) => (one.subject < other.subject ? 1 : -1))).toEqual([
    {
      kind: 'meal-price-lower',
      subject: 'Ghar ka khana: a meal costs ₹120',
      text: expect.stringContaining('had announced does not come'),
    },
    {
      kind: 'meal-price-lower',
      subject: 'Ghar ka khana: a meal costs ₹100',
      text: expect.stringContaining('Until now it cost ₹120'),
    },
  ]);
  await kitchen.database.execute(sql`update plans set price = 12000 where id = 'tiffin'`);
});

// PLAN-59, MAIL-8
it('a plan’s price is lowered however often, and a customer gets one message each time, some of them withheld', async () => {
  await kitchen.subscribe(asha);
  await kitchen.subscribe(asha, { mealTimeIds: ['dinner'] });
  const prices = Array.from({ length: 25 }, (_, n) => 119 - n);
  for (const price of prices) {
    const answer = await kitchen.change(kitchen.owner, 'plans', 'tiffin', { price });
    expect(answer.statusCode, answer.body).toBe(200);
  }
  const lower = (await kitchen.mails()).filter(
    ({ kind, to }) => kind === 'meal-price-lower' && to === asha.email,
  );
  expect(lower).toHaveLength(prices.length);
  await kitchen.database.execute(sql`update plans set price = 12000 where id = 'tiffin'`);
});

// PLAN-18
it('a closed kitchen is told once; its meals are left out and cost nothing, and a bundle lasts longer by its days', async () => {
  const rich = await kitchen.subscriber(`rich-${count}`, 2300);
  const id = await kitchen.subscribe(rich, { takesBundle: true, mealTimeIds: ['lunch', 'dinner'] });
  const { bundleUntil } = await kitchen.stored<{ bundleUntil: string }>('mealSubscriptions', id);
  await close(kitchen.day(1), kitchen.day(2));
  await Promise.all([1, 2].map(() => kitchen.tellAt(kitchen.day(0), '10:00')));
  await kitchen.tellAt(kitchen.day(0), '10:10');
  expect(await kitchen.mailsTo(rich)).toMatchObject([
    {
      kind: 'meal-kitchen-closed',
      subject: expect.stringMatching(/^We are closed on .*, .*/),
      text: expect.stringContaining('Your bundle lasts longer by as many days.'),
    },
  ]);
  await kitchen.decideAt(kitchen.day(1), '20:00');
  await kitchen.decideAt(kitchen.day(2), '10:00');
  await close();
  const stored = await kitchen.stored<{ bundleUntil: string; bundleLeft: number }>('mealSubscriptions', id);
  expect((await kitchen.mealsOf(id)).map(({ state, reason }) => [state, reason])).toEqual(
    [1, 2, 3, 4].map(() => ['missed', 'closed']),
  );
  expect(stored.bundleLeft).toBe(20);
  expect((Date.parse(stored.bundleUntil) - Date.parse(bundleUntil)) / 86_400_000).toBe(2);
  expect(await kitchen.balanceOf(rich)).toBe(2300);
  expect(await kindsTo(rich)).toEqual(['meal-kitchen-closed']);
});

// PLAN-58
it('a closed day that is opened again is told once; its meals whose cutoffs have not passed are planned again', async () => {
  const id = await kitchen.subscribe(asha);
  await close(kitchen.day(1), kitchen.day(2), kitchen.day(3));
  await kitchen.tellAt(kitchen.day(0), '10:00');
  await kitchen.decideAt(kitchen.day(0), '20:00');
  await close(kitchen.day(3));
  await Promise.all([1, 2].map(() => kitchen.tellAt(kitchen.day(0), '20:10')));
  await kitchen.tellAt(kitchen.day(0), '20:20');
  expect(await kitchen.mailsTo(asha)).toMatchObject([
    { kind: 'meal-kitchen-closed' },
    { kind: 'meal-kitchen-open', subject: expect.stringMatching(/^We cook on .* after all$/) },
  ]);
  await kitchen.decideAt(kitchen.day(1), '20:00');
  expect(await kitchen.statesOf(id)).toEqual(['missed', 'cooking']);
  // Whoever closes again tells it again.
  await close(kitchen.day(3));
  await close();
  await kitchen.tellAt(kitchen.day(1), '20:10');
  await close(kitchen.day(3));
  await kitchen.tellAt(kitchen.day(1), '20:20');
  await close();
  const told = (await kindsTo(asha)).filter((kind) => kind.startsWith('meal-kitchen'));
  expect(told).toEqual([
    'meal-kitchen-closed',
    'meal-kitchen-open',
    'meal-kitchen-open',
    'meal-kitchen-closed',
  ]);
});

// PLAN-18
it('if the owner wants it, the meals of a closed day leave the bundle and their money is free', async () => {
  const rich = await kitchen.subscriber(`free-${count}`, 2200);
  const id = await kitchen.subscribe(rich, { takesBundle: true });
  await kitchen.setSection('plans', { isOn: true, extendsBundles: false });
  await close(kitchen.day(1));
  await kitchen.decideAt(kitchen.day(0), '20:00');
  await close();
  await kitchen.setSection('plans', { isOn: true });
  expect(await kitchen.stored('mealSubscriptions', id)).toMatchObject({ bundleLeft: 19 });
  const standing = await kitchen.send(rich, 'GET', `/ledger/standing?userId=${rich.id}`);
  expect(standing.json().usable).toBe(110);
});

// PLAN-19
it('closing the account deletes the subscription with its meals, and what was told of them', async () => {
  const id = await kitchen.subscribe(asha);
  await kitchen.create(asha, 'meals', {
    ...{ subscriptionId: id, date: kitchen.day(3), mealTimeId: 'lunch', state: 'skipped' },
  });
  await kitchen.tellAt(kitchen.day(0), '17:00');
  const data = (await kitchen.send(asha, 'GET', '/account/export')).json();
  expect([data.mealSubscriptions, data.meals, data.mealPauses].map((each) => each.length)).toEqual([1, 1, 0]);
  expect((await kitchen.send(asha, 'PATCH', '/account/status')).statusCode).toBe(200);
  const left = await kitchen.database.query(
    sql`select 1 from meal_messages where "userId" = ${asha.id}
      union all select 1 from "mealSubscriptions" where "userId" = ${asha.id}
      union all select 1 from meals where "userId" = ${asha.id}`,
  );
  expect(left).toEqual([]);
});
