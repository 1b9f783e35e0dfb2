import { expect, it } from 'vitest';
import type { ToTell } from '#domain/messages/to-tell.ts';
import { sql } from '#server/db/sql-template.ts';
import { dispatchMessages } from '#server/messages/dispatch.ts';
import { closeAfterAll } from '#tests/close-after-all.ts';
import { VISITOR } from '#tests/kitchen.ts';
import { bringPeople } from '#tests/people/bring-people.ts';
import { openPlanKitchen } from '#tests/plan-kitchen.ts';

const kitchen = await closeAfterAll(openPlanKitchen());

const list = async (): Promise<ToTell> => {
  await dispatchMessages(kitchen.app.engine);
  return (await kitchen.send(kitchen.manager, 'GET', '/to-tell')).json();
};
const post = (path: string, body: object, who = kitchen.manager) =>
  kitchen.send(who, 'POST', `/to-tell/${path}`, body);

// TELL-5
it('people from a file are told nothing until the owner has seen whom, how and for how much', async () => {
  const HEAD = 'phone,name,address,plan,days,meal times,people,balance\n';
  const people = (count: number) =>
    HEAD +
    Array.from({ length: count }, (_, n) => {
      const name = n === 0 ? '"%0aMeera <b> \u202e"' : `Guest ${n}`;
      return `98460${20_000 + n},${name},"4, MG Road, Pune 411001",Ghar ka khana,,Lunch,,-20\n`;
    }).join('');
  expect((await bringPeople(kitchen, kitchen.manager, people(60))).json()).toMatchObject({
    added: 60,
  });
  await kitchen.send(kitchen.manager, 'POST', '/plans/cancelled-meals', { date: kitchen.day(1) });
  await kitchen.tellAt(kitchen.day(0), '17:00');
  const before = await list();
  expect(before.people).toEqual([]);
  expect(before.held?.people).toHaveLength(60);
  expect(before.held).toMatchObject({ texts: 0, free: 0, cost: 0, onList: 180 });
  expect(await kitchen.mails()).toEqual([]);
  expect((await post('held', { tells: true })).statusCode).toBe(200);
  const after = await list();
  expect(after.held).toBeNull();
  expect(after.people).toHaveLength(60);
  // Each of 60 people has one row for the plan, the dinner that is called off, and the money that is missing.
  for (const { messages } of after.people)
    expect(messages.map(({ kind }) => kind).sort()).toEqual([
      'meal-not-cooked',
      'meal-short',
      'meal-subscribed',
    ]);
  expect(await list()).toEqual(after);
});

// TELL-6
it('the list has for each customer what waits, with a chat that says all of it, and the log says that it was prepared', async () => {
  const first = (await list()).people.find(({ phone }) => phone === '+919846020000');
  expect(first).toMatchObject({ name: expect.stringContaining('%0aMeera <b>'), phone: '+919846020000' });
  const chat = new URL(first?.chat ?? '');
  expect(chat.pathname).toBe('/919846020000');
  expect(chat.searchParams.get('text')?.split('\n')).toEqual([
    'Rasoi:',
    ...(first?.messages ?? []).map(({ text }) => text),
  ]);
  const ids = first?.messages.map(({ $id }) => $id) ?? [];
  expect((await post('prepared', { ids })).json()).toEqual({ messages: 3 });
  const again = (await list()).people.find(({ phone }) => phone === '+919846020000');
  expect(again?.messages.map(({ preparedAt }) => preparedAt)).not.toContain(null);
  const both = await Promise.all([post('told', { ids }), post('told', { ids })]);
  expect(both.map((answer) => answer.json().messages).sort()).toEqual([0, 3]);
  expect((await list()).people).toHaveLength(59);
  const log = await kitchen.database.query<{ action: string; label: string }>(
    sql`select action, label from audits where collection = 'customerMessages' order by sequence`,
  );
  expect(log.map(({ action }) => action)).toEqual(['update', 'prepare', 'update']);
  expect(JSON.stringify(log)).not.toMatch(/sent/);
});

it('a message whose time is over leaves the list', async () => {
  const short = async () =>
    (await list()).people.filter(({ messages }) => messages.some(({ kind }) => kind === 'meal-short')).length;
  expect(await short()).toBe(59);
  // The lunch of tomorrow is called off: the money is missing for the day after.
  kitchen.waitUntil(kitchen.day(1), '20:30');
  expect(await short()).toBe(0);
});

// TELL-6
it('only owners and managers read and tick off the list', async () => {
  for (const who of [VISITOR, kitchen.asha, kitchen.cook, kitchen.rider]) {
    expect((await kitchen.send(who, 'GET', '/to-tell')).statusCode).toBe(401);
    expect((await post('told', { ids: ['x'] }, who)).statusCode).toBe(401);
    expect((await post('held', { tells: true }, who)).statusCode).toBe(401);
  }
  expect((await post('told', { ids: [] })).statusCode).toBe(400);
  expect((await post('held', {})).statusCode).toBe(400);
});
