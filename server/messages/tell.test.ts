import { beforeEach, describe, expect, it } from 'vitest';
import { MESSAGE_KINDS } from '#domain/messages/message-rows.ts';
import { type Day, momentOf } from '#domain/time/local-time.ts';
import { minuteOf, WEEKDAYS } from '#domain/time/spans.ts';
import { sql } from '#server/db/sql-template.ts';
import { SYSTEM } from '#server/documents/actor.ts';
import { runUnitOfWork } from '#server/documents/unit-of-work.ts';
import { closeAfterAll } from '#tests/close-after-all.ts';
import { openTextGateway } from '#tests/doubles/text-gateway.ts';
import { openPlanKitchen } from '#tests/plan-kitchen.ts';
import { dispatchMessages } from './dispatch.ts';
import { tell } from './tell.ts';

let count = 0;
const { url, sent } = await closeAfterAll(openTextGateway());
const kitchen = await closeAfterAll(openPlanKitchen({ SMS_URL: url, PUBLIC_URL: 'https://swaad.example' }));
for (const kind of MESSAGE_KINDS)
  for (const language of ['en', 'hi']) {
    const text = { kind, language, templateId: `id of ${kind} ${language}` };
    await kitchen.create(kitchen.owner, 'messageTexts', text);
  }

beforeEach(async () => {
  await kitchen.beginAnew();
  await kitchen.setSection('limits', {});
  for (const table of ['customerMessages', 'mails', 'text_message_days', 'cancelled_meals'])
    await kitchen.database.execute(sql`delete from ${sql.raw(`"${table}"`)}`);
  sent.splice(0);
});

/** A customer who called, without a login; returns their id. */
async function caller(over: object = {}): Promise<{ id: string; phone: string; subscription: string }> {
  const phone = `98450${String(10_000 + ++count)}`;
  const data = {
    ...{ planId: 'tiffin', mealTimeIds: ['lunch'], weekdays: WEEKDAYS, startsOn: kitchen.day(1) },
    ...{ address: '7, Hill Road, Pune 411001', ...over },
  };
  const body = { subscriptionId: `by-phone-${count}`, phone, name: 'Meera Rao', data };
  const made = (await kitchen.send(kitchen.manager, 'POST', '/plans/subscribers', body)).json();
  await kitchen.database.execute(sql`delete from "customerMessages"`);
  return { id: made.userId, phone: `+91${phone}`, subscription: made.subscriptionId };
}
const dispatch = (clock = kitchen.app.engine.clock) => dispatchMessages({ ...kitchen.app.engine, clock });
const stateOf = async (userId: string) =>
  (
    await kitchen.database.query<{ said: string }>(
      sql`select concat_ws(' ', kind, state, channel, reason) as said from "customerMessages"
        where "userId" = ${userId} order by sequence`,
    )
  ).map(({ said }) => said);
const say = (userId: string, about: string, over: object = {}) =>
  runUnitOfWork(kitchen.app.engine, SYSTEM, (work) =>
    tell(work, userId, {
      kind: 'money-received',
      about,
      values: { amount: 50_000, balance: -34_000 },
      ...over,
    }),
  );
const callOff = () =>
  kitchen.send(kitchen.manager, 'POST', '/plans/cancelled-meals', { date: kitchen.day(1) });

// TELL-1, TELL-2, TELL-4, PLAN-35
describe('whoever has only a number', () => {
  it('reads once of a meal that is called off: in a registered text without name, address or dish', async () => {
    const { id, phone } = await caller();
    await Promise.all([callOff(), callOff()]);
    await Promise.all([dispatch(), dispatch(), dispatch()]);
    await kitchen.app.mail.deliverDue();
    await callOff();
    await dispatch();
    await kitchen.app.mail.deliverDue();
    expect(sent).toEqual([
      {
        ...{ id: expect.any(String), to: phone, template: 'id of meal-not-cooked en' },
        text: expect.stringMatching(
          /^Rasoi: Lunch on \w{3},? \d+ \w{3,4} is not cooked: we do not cook on that day\. You pay nothing for it\. Not you\? https:\/\/swaad\.example\/not-me\/[\w-]{16}$/,
        ),
        variables: [
          'Lunch',
          expect.any(String),
          'we do not cook on that day',
          expect.stringMatching(/^[\w-]{16}$/),
        ],
      },
    ]);
    expect(sent[0]?.text).not.toMatch(/Meera|Hill Road|Thali/);
    kitchen.wait(1);
    await dispatch();
    expect(await stateOf(id)).toEqual(['meal-not-cooked handedOver text']);
  });

  // PLAN-13
  it('reads that a meal is not cooked for lack of money, after it was told at once, in the evening and before the cutoff', async () => {
    const { id } = await caller();
    for (const time of ['10:00', '17:00', '17:10', '20:01']) {
      kitchen.waitUntil(kitchen.day(0), time);
      if (time === '20:01') await kitchen.decideAt(kitchen.day(0), time);
      else await kitchen.tellAt(kitchen.day(0), time);
      await kitchen.app.mail.deliverDue();
    }
    kitchen.waitUntil(kitchen.day(1), '09:00');
    expect(sent.map(({ template }) => template)).toEqual([
      'id of meal-short en',
      'id of meal-short en',
      'id of meal-not-cooked en',
    ]);
    expect(sent.at(-1)?.text).toContain('your balance is too low');
    expect(await stateOf(id)).toHaveLength(3);
  });

  it('reads it in their language', async () => {
    const { id } = await caller();
    await kitchen.database.execute(sql`update users set language = 'hi' where id = ${id}`);
    await callOff();
    await dispatch();
    await kitchen.app.mail.deliverDue();
    expect(sent).toMatchObject([
      { template: 'id of meal-not-cooked hi', text: expect.stringMatching(/नहीं पकेगा/) },
    ]);
  });

  it('waits for the morning if it is night, but for food of today', async () => {
    const clockAt = (day: Day, time: string) => () => new Date(momentOf(day, minuteOf(time), 'Asia/Kolkata'));
    const [one, other] = [await caller(), await caller()];
    const night = clockAt(kitchen.day(0), '22:30');
    await say(one.id, 'paid');
    await runUnitOfWork(kitchen.app.engine, SYSTEM, (work) =>
      tell(work, other.id, {
        kind: 'meal-not-cooked',
        about: 'x',
        values: { name: 'Dinner', date: kitchen.day(0), reason: 'late' },
      }),
    );
    await dispatch(night);
    expect([await stateOf(one.id), await stateOf(other.id)]).toEqual([
      ['money-received new'],
      ['meal-not-cooked sending text'],
    ]);
    await dispatch(clockAt(kitchen.day(1), '08:59'));
    expect(await stateOf(one.id)).toEqual(['money-received new']);
    await dispatch(clockAt(kitchen.day(1), '09:00'));
    expect(await stateOf(one.id)).toEqual(['money-received sending text']);
  });

  it('is on the list if nothing of the last 60 days is theirs, and reads no news', async () => {
    const { id, subscription } = await caller();
    await kitchen.database.execute(
      sql`update "mealSubscriptions" set state = 'ended' where id = ${subscription}`,
    );
    await say(id, 'old');
    await dispatch();
    expect(await stateOf(id)).toEqual(['money-received waiting longAgo']);
    const eater = await caller();
    await kitchen.create(kitchen.owner, 'ledgerEntries', {
      userId: eater.id,
      kind: 'payment',
      paidBy: 'cash',
      credit: 900,
    });
    await kitchen.tellAt(kitchen.day(0), '17:00');
    expect(await stateOf(eater.id)).not.toContainEqual(expect.stringContaining('tomorrow'));
  });

  it('is on the list while the text has no template', async () => {
    const { id } = await caller();
    const missing = sql`"messageTexts" where kind = 'money-received' and language = 'en'`;
    await kitchen.database.execute(
      sql`update "messageTexts" set "templateId" = null where kind = 'money-received'`,
    );
    await say(id, 'x');
    await dispatch();
    expect(await stateOf(id)).toEqual(['money-received waiting noTemplate']);
    await kitchen.database.execute(sql`delete from ${missing}`);
    await kitchen.create(kitchen.owner, 'messageTexts', {
      kind: 'money-received',
      language: 'en',
      templateId: 'again',
    });
  });
});

// TELL-1
describe('the first channel that works', () => {
  const subscribeDevice = (userId: string) =>
    kitchen.database.execute(
      sql`insert into "pushSubscriptions" (id, created, updated, permissions, "userId", endpoint, p256dh, auth)
        values (${`phone-of-${userId}`}, now(), now(), '{}', ${userId}, ${`https://push.example/${userId}`}, 'a', 'b')`,
    );

  it('is a device, then a text if it is wanted, then mail, then the list', async () => {
    const eater = await kitchen.subscriber(`ways-${++count}`);
    await kitchen.subscribe(eater);
    await kitchen.database.execute(sql`update users set "textWhenMeals" = true where id = ${eater.id}`);
    await kitchen.database.execute(
      sql`update accounts set phone = ${`+9197111${10_000 + count}`}, phone_verified = true where id = ${eater.id}`,
    );
    await subscribeDevice(eater.id);
    const fail = () =>
      kitchen.database.execute(
        sql`update mails set status = 'failed' where "userId" = ${eater.id} and status = 'queued'`,
      );
    await say(eater.id, 'once');
    const channels: string[] = [];
    for (let step = 0; step < 4; step++) {
      await dispatch();
      channels.push(...(await stateOf(eater.id)));
      await fail();
      kitchen.wait(3);
    }
    expect(channels).toEqual([
      'money-received sending push',
      'money-received sending text',
      'money-received sending mail',
      'money-received waiting mail failed',
    ]);
  });

  it('withdraws an alert that no push service takes in time, and sends the mail alone', async () => {
    const eater = await kitchen.subscriber(`slow-${++count}`);
    await subscribeDevice(eater.id);
    await say(eater.id, 'slow');
    await dispatch();
    kitchen.wait(3);
    await dispatch();
    const mails = (await kitchen.mails()).filter(({ userId }) => userId === eater.id);
    expect(mails.map(({ kind, status }) => [kind, status])).toEqual([
      ['money-received-alert', 'expired'],
      ['money-received', 'queued'],
    ]);
  });

  it('tells one thing once, whoever says it at the same time, and nothing of an act that failed', async () => {
    const { id } = await caller();
    await Promise.all([1, 2, 3, 4].map(() => say(id, 'the same')));
    await runUnitOfWork(kitchen.app.engine, SYSTEM, async (work) => {
      await tell(work, id, { kind: 'money-received', about: 'failed', values: { amount: 1, balance: 1 } });
      throw new Error('The act failed');
    }).catch(() => undefined);
    await Promise.all([dispatch(), dispatch()]);
    expect(await stateOf(id)).toEqual(['money-received sending text']);
    expect((await kitchen.mails()).filter(({ userId }) => userId === id)).toHaveLength(1);
  });
});

// TELL-3
describe('the texts of a day', () => {
  it('end at the owner’s limit for all and for one number, on two instances at once', async () => {
    await kitchen.setSection('limits', { textsPerDay: 5, textsPerNumber: 3 });
    const [one, other] = [await caller(), await caller()];
    for (let n = 0; n < 5; n++) {
      await say(one.id, `a${n}`);
      await say(other.id, `b${n}`);
    }
    await Promise.all([dispatch(), dispatch()]);
    const all = [...(await stateOf(one.id)), ...(await stateOf(other.id))];
    expect(all.filter((said) => said.endsWith('sending text'))).toHaveLength(5);
    expect(all.filter((said) => said.endsWith('waiting ceiling'))).toHaveLength(5);
    for (const { id } of [one, other])
      expect((await stateOf(id)).filter((said) => said.endsWith('text')).length).toBeLessThanOrEqual(3);
    // Codes are counted beside them.
    expect(await kitchen.database.query(sql`select codes, texts from text_message_days`)).toEqual([
      { codes: 0, texts: 5 },
    ]);
  });
});

// TELL-1
it('what people at work change for somebody is told to them, and what customers change themselves is not', async () => {
  const { id, subscription } = await caller();
  const eater = await kitchen.subscriber(`self-${++count}`);
  const own = await kitchen.subscribe(eater);
  const skip = (subscriptionId: string) => ({
    ...{ subscriptionId, date: kitchen.day(3), mealTimeId: 'lunch', state: 'skipped' },
  });
  await kitchen.create(kitchen.manager, 'meals', skip(subscription));
  await kitchen.create(eater, 'meals', skip(own));
  await kitchen.change(kitchen.manager, 'mealSubscriptions', subscription, { quantity: 2 });
  await kitchen.change(kitchen.manager, 'mealSubscriptions', subscription, { endsOn: kitchen.day(20) });
  for (const entry of [
    { kind: 'payment', paidBy: 'cash', credit: 500 },
    { kind: 'goodwill', credit: 20, note: 'Sorry' },
    { kind: 'adjustment', debit: 10, note: 'Mistake' },
  ])
    await kitchen.create(kitchen.owner, 'ledgerEntries', { userId: id, ...entry });
  expect((await stateOf(id)).map((said) => said.split(' ')[0])).toEqual([
    'meal-skipped',
    'meal-subscription-changed',
    'meal-subscription-ended',
    'money-received',
    'money-credited',
    'money-charged',
  ]);
  expect(await stateOf(eater.id)).toEqual([]);
});
