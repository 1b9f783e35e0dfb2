import { expect, it } from 'vitest';
import { sql } from '#server/db/sql-template.ts';
import { SYSTEM } from '#server/documents/actor.ts';
import { runUnitOfWork } from '#server/documents/unit-of-work.ts';
import { dispatchMessages } from '#server/messages/dispatch.ts';
import { tell } from '#server/messages/tell.ts';
import { closeAfterAll } from '#tests/close-after-all.ts';
import { openCodeKitchen } from '#tests/code-kitchen.ts';
import { VISITOR } from '#tests/kitchen.ts';
import { openPlanKitchen } from '#tests/plan-kitchen.ts';

let userId = '';
let code = '';
const kitchen = await closeAfterAll(openPlanKitchen({ SMS_URL: 'http://127.0.0.1:9/send' }));
for (const kind of ['money-received', 'meal-subscribed'])
  await kitchen.create(kitchen.owner, 'messageTexts', { kind, language: 'en', templateId: '1' });
const data = {
  ...{ planId: 'tiffin', mealTimeIds: ['lunch'], weekdays: ['monday'], startsOn: kitchen.day(1) },
  address: '7, Hill Road, Pune 411001',
};
const body = { subscriptionId: 'wrong', phone: '9845012345', name: 'Meera', data };
({ userId } = (await kitchen.send(kitchen.manager, 'POST', '/plans/subscribers', body)).json());
await dispatchMessages(kitchen.app.engine);
const [text] = (await kitchen.mails()).filter(({ kind }) => kind === 'phone-meal-subscribed');
code = /not-me\/([\w-]{16})/.exec(text?.text ?? '')?.[1] ?? '';

const ask = (method: 'GET' | 'POST', of = code) => kitchen.send(VISITOR, method, `/not-me/${of}`);
const texts = async () => (await kitchen.mails()).filter(({ to }) => to === '+919845012345');

// TELL-2
it('opening the link of a text changes nothing, and a press stops its number and tells the kitchen once', async () => {
  expect([(await ask('GET')).json(), (await ask('GET')).json()]).toEqual([
    { isStopped: false },
    { isStopped: false },
  ]);
  expect((await texts()).map(({ status }) => status)).toEqual(['queued']);
  const pressed = await Promise.all([ask('POST'), ask('POST'), ask('POST')]);
  expect(pressed.map((answer) => answer.json())).toEqual(Array(3).fill({ isStopped: true }));
  expect((await texts()).map(({ status }) => status)).toEqual(['expired']);
  const alerts = (await kitchen.mails()).filter(({ kind }) => kind === 'number-stopped');
  expect(alerts.map(({ to, text }) => [to, text.includes('/admin/to-tell')])).toEqual([[null, true]]);
});

// TELL-2
it('nothing goes to a stopped number any more, neither a text nor a chat, and the list says why', async () => {
  const say = (about: string) =>
    runUnitOfWork(kitchen.app.engine, SYSTEM, (work) =>
      tell(work, userId, { kind: 'money-received', about, values: { amount: 100, balance: 100 } }),
    );
  await say('later');
  await dispatchMessages(kitchen.app.engine);
  expect(await texts()).toHaveLength(1);
  kitchen.wait(20);
  await dispatchMessages(kitchen.app.engine);
  const { people } = (await kitchen.send(kitchen.owner, 'GET', '/to-tell')).json();
  expect(people).toMatchObject([{ userId, phone: null, chat: null, isStopped: true }]);
});

// TELL-2
it('whoever proves a stopped number gets texts again', async () => {
  const codes = await openCodeKitchen();
  codes.nextNumber();
  await codes.kitchen.database.execute(
    sql`insert into stopped_numbers (phone, at) values (${codes.phone()}, now()), ('+919999999999', now())`,
  );
  await codes.signIn();
  expect(await codes.kitchen.database.query(sql`select phone from stopped_numbers`)).toEqual([
    { phone: '+919999999999' },
  ]);
  await codes.kitchen.close();
});

// TELL-2
it('a wrong code and one that is over get the same answer', async () => {
  for (const wrong of ['x', 'A'.repeat(16), '%00', `${code}x`, "';--"])
    for (const method of ['GET', 'POST'] as const) expect((await ask(method, wrong)).statusCode).toBe(404);
  await kitchen.database.execute(sql`delete from mails`);
  expect((await ask('GET')).statusCode).toBe(404);
});
