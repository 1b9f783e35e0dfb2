import { expect, it } from 'vitest';
import { sql } from '#server/db/sql-template.ts';
import { closeAfterAll } from '#tests/close-after-all.ts';
import { outcomeOf } from '#tests/kitchen.ts';
import { openOrderKitchen } from '#tests/order-kitchen.ts';
import { bringPeople } from '#tests/people/bring-people.ts';

const kitchen = await closeAfterAll(openOrderKitchen());
await kitchen.setSection('ledger', { isOn: true });

const preview = async (text: string) =>
  (await kitchen.send(kitchen.owner, 'POST', '/people/import/preview', { text })).json();
const enter = (text: string, who = kitchen.owner) => bringPeople(kitchen, who, text);
const balances = async () =>
  (
    await kitchen.database.query<{ words: string }>(
      sql`select concat_ws(' ', phone, name, balance) as words from users where "phoneOnly" order by phone`,
    )
  ).map(({ words }) => words);

const GOOD =
  'phone,name,balance,note\r\n9845011111,Meera,-1240,Until October\r\n98450 22222,Vikram,"₹1,340.50",\r\n';

// LEDGER-35
it('opening balances of a file are entered once, however often it is imported', async () => {
  expect((await preview(GOOD)).lines).toMatchObject([
    { line: 2, name: 'Meera', kind: 'new' },
    { line: 3, name: 'Vikram', kind: 'new' },
  ]);
  expect(await balances()).toEqual([]);
  const both = await Promise.all([enter(GOOD), enter(GOOD, kitchen.manager)]);
  expect(both.map((answer) => answer.json().added).sort()).toEqual([0, 2]);
  expect((await enter(GOOD)).json()).toEqual({ added: 0, changed: 0 });
  expect(await balances()).toEqual(['9845011111 Meera -124000', '9845022222 Vikram 134050']);
  expect((await preview(GOOD)).lines.map(({ kind }: { kind: string }) => kind)).toEqual(['same', 'same']);
});

// LEDGER-35
it('a file with a mistake enters nothing, and the preview names each line', async () => {
  const before = await balances();
  const csv =
    'Name;Phone;Balance\nAsha;9845033333;100\nRavi;123;50\nMeera;9845044444;nothing\nAsha;9845033333;5\n';
  const { lines } = await preview(csv);
  expect(lines.map(({ line, kind, problem }: Record<string, unknown>) => [line, kind, problem])).toEqual([
    [2, 'new', null],
    [3, 'error', 'noPhone'],
    [4, 'error', 'noBalance'],
    [5, 'error', 'phoneTwice'],
  ]);
  expect(outcomeOf(await enter(csv))).toEqual([400, 'general_argument_invalid']);
  expect(await balances()).toEqual(before);
});

// LEDGER-35, VALUE-1
it('numbers that a spreadsheet has spoilt are refused instead of becoming those of another person', async () => {
  const before = await balances();
  const csv = 'phone,balance\n9.81234567E9,-740\n+91 98123 456712,5\n9845066666,"12,50"\n9845077777,"99,5"\n';
  const { lines } = await preview(csv);
  expect(lines.map(({ problem }: { problem: string }) => problem)).toEqual([
    'noPhone',
    'noPhone',
    'noBalance',
    'noBalance',
  ]);
  expect(outcomeOf(await enter(csv))).toEqual([400, 'general_argument_invalid']);
  expect(await balances()).toEqual(before);
});

// VALUE-3
it('a name of 127 letters and an emoji is kept whole', async () => {
  const name = `${'a'.repeat(127)}🍛`;
  expect((await enter(`phone,name,balance\n9845088888,${name},10\n`)).json()).toMatchObject({ added: 1 });
  const [person] = await kitchen.database.query<{ name: string }>(
    sql`select name from users where phone = 9845088888`,
  );
  expect(person?.name).toBe(name);
});
