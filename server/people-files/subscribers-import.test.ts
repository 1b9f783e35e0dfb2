import { expect, it } from 'vitest';
import { sql } from '#server/db/sql-template.ts';
import { closeAfterAll } from '#tests/close-after-all.ts';
import { outcomeOf } from '#tests/kitchen.ts';
import { bringPeople } from '#tests/people/bring-people.ts';
import { ELSEWHERE, openPlanKitchen, PLAN } from '#tests/plan-kitchen.ts';

const kitchen = await closeAfterAll(openPlanKitchen());

const preview = async (text: string) =>
  (await kitchen.send(kitchen.manager, 'POST', '/people/import/preview', { text })).json();
const enter = (text: string) => bringPeople(kitchen, kitchen.manager, text);
const subscribed = async () =>
  (
    await kitchen.database.query<{ words: string }>(
      sql`select concat_ws(' ', u.phone, u.name, s."planId", s.quantity, s."mealTimeIds"::text, u.balance) as words
        from "mealSubscriptions" s join users u on u.id = s."userId" where u."phoneOnly" order by u.phone`,
    )
  ).map(({ words }) => words);

const HEAD = 'phone,name,address,plan,days,meal times,people,balance\n';
const GOOD = `${HEAD}9846011111,Meera,"4, MG Road, Pune 411001",Ghar ka khana,Mon-Fri,Lunch,2,340\n98460 22222,Vikram,"5, MG Road, Pune 411001",ghar ka khana,,,,-120.50\n`;

// PLAN-38, LEDGER-35
it('subscribers of a file are imported with their balances once, however often it is sent', async () => {
  expect((await preview(GOOD)).lines).toMatchObject([
    { line: 2, phone: '9846011111', name: 'Meera', kind: 'new' },
    { line: 3, phone: '9846022222', name: 'Vikram', kind: 'new' },
  ]);
  expect(await subscribed()).toEqual([]);
  const both = await Promise.all([enter(GOOD), enter(GOOD)]);
  expect(both.map((answer) => answer.json().added).sort()).toEqual([0, 2]);
  expect((await enter(GOOD)).json()).toEqual({ added: 0, changed: 0 });
  const audited = await kitchen.database.query(
    sql`select label, "adminId" from audits where collection = 'ledgerEntries' and label like 'Opening%'`,
  );
  expect(audited).toEqual([{ label: 'Opening balances from a file: 2 added', adminId: kitchen.manager.id }]);
  expect(await subscribed()).toEqual([
    '9846011111 Meera tiffin 2 ["lunch"] 34000',
    '9846022222 Vikram tiffin 1 ["lunch", "dinner"] -12050',
  ]);
  expect((await preview(GOOD)).lines.map(({ kind }: { kind: string }) => kind)).toEqual(['same', 'same']);
});

// PLAN-38
it('a file with a mistake imports nothing, and the preview names each line', async () => {
  const before = await subscribed();
  const csv = `${HEAD}9846033333,Asha,Pune 411001,Ghar ka khana,,,,\n123,Ravi,Pune 411001,Ghar ka khana,,,,\n9846044444,Leela,Pune 411001,Mini,,,,\n9846033333,Asha,Pune 411001,Ghar ka khana,,,,\n`;
  const { lines } = await preview(csv);
  expect(lines.map(({ line, kind, problem }: Record<string, unknown>) => [line, kind, problem])).toEqual([
    [2, 'new', null],
    [3, 'error', 'noPhone'],
    [4, 'unclear', 'noPlan'],
    [5, 'error', 'phoneTwice'],
  ]);
  expect(outcomeOf(await enter(csv))).toEqual([400, 'general_argument_invalid']);
  await kitchen.create(kitchen.owner, 'areas', ELSEWHERE, 'elsewhere');
  const outside = `${HEAD}9846033333,Asha,Pune 411001,Ghar ka khana,,,,\n`;
  expect((await preview(outside)).lines).toMatchObject([{ kind: 'error', problem: 'outside' }]);
  await kitchen.delete(kitchen.owner, 'areas', 'elsewhere');
  expect(await subscribed()).toEqual(before);
});

// PLAN-38
it('a line that the server refuses is named, and nothing of the file is imported', async () => {
  const before = await subscribed();
  await kitchen.create(kitchen.owner, 'plans', { ...PLAN, name: 'Small', mostSubscribers: 1 }, 'small');
  const csv = `${HEAD}9846055555,One,Pune 411001,Small,,,,\n9846066666,Two,Pune 411001,Small,,,,\n`;
  const answer = await enter(csv);
  expect(outcomeOf(answer)).toEqual([400, 'general_argument_invalid']);
  expect(answer.json().message).toMatch(/^Line [23] is refused: This plan is full/);
  expect(await subscribed()).toEqual(before);
});
