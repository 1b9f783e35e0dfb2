import { expect, it } from 'vitest';
import { sql } from '#server/db/sql-template.ts';
import { closeAfterAll } from '#tests/close-after-all.ts';
import { outcomeOf, type Person, VISITOR } from '#tests/kitchen.ts';
import { openPlanKitchen } from '#tests/plan-kitchen.ts';

const kitchen = await closeAfterAll(openPlanKitchen());
await kitchen.setSection('ledger', { isOn: true });

type Who = Person | typeof VISITOR;
const preview = (text: string, more: object = {}, who: Who = kitchen.owner) =>
  kitchen.send(who, 'POST', '/people/import/preview', { text, ...more });
const previewed = async (text: string, more: object = {}) => (await preview(text, more)).json();
const enter = async (text: string, more: object = {}, who: Who = kitchen.owner) =>
  kitchen.send(who, 'POST', '/people/import', {
    ...{ text, seen: (await previewed(text, more)).seen, withoutErrors: true },
    ...more,
  });
const people = async () =>
  (
    await kitchen.database.query<{ words: string }>(
      sql`select concat_ws('|', phone, name, street, language, balance) as words from users where "phoneOnly" order by phone`,
    )
  ).map(({ words }) => words);
const entries = async () =>
  (
    await kitchen.database.query<{ words: string }>(
      sql`select concat_ws(' ', kind, credit - debit, note, "recordedBy") as words from "ledgerEntries" order by sequence`,
    )
  ).map(({ words }) => words);
const kinds = async (text: string, more: object = {}) =>
  (await previewed(text, more)).lines.map(({ kind }: { kind: string }) => kind);

const NOTEBOOK = `Meera Joshi 98470 11111 due 300/-
Vikram, 9847022222, 4 MG Road Pune 411001, adv 1500
Asha 9847033333 250
Ravi 123`;

// MOVE-1, MOVE-3
it('a pasted notebook enters its clear lines once, however often and from however many sides it is sent', async () => {
  const first = await previewed(NOTEBOOK);
  expect(first.lines).toMatchObject([
    { line: 1, kind: 'new', changes: [{ column: 'name' }, { column: 'balance', before: null, after: -300 }] },
    { line: 2, kind: 'new', name: 'Vikram' },
    { line: 3, kind: 'unclear', choice: { column: 'amount', values: ['adv 250', 'due 250'] } },
    { line: 4, kind: 'error', problem: 'noPhone' },
  ]);
  expect(await people()).toEqual([]);
  const sent = { text: NOTEBOOK, seen: first.seen };
  const whole = await kitchen.send(kitchen.owner, 'POST', '/people/import', sent);
  expect(outcomeOf(whole)).toEqual([400, 'general_argument_invalid']);
  const both = await Promise.all(
    [kitchen.owner, kitchen.manager].map((who) =>
      kitchen.send(who, 'POST', '/people/import', { ...sent, withoutErrors: true, name: 'notebook.txt' }),
    ),
  );
  expect(both.map((answer) => answer.json().added).sort()).toEqual([0, 2]);
  expect((await enter(NOTEBOOK)).json()).toEqual({ added: 0, changed: 0 });
  expect(await people()).toEqual([
    '9847011111|Meera Joshi|en|-30000',
    '9847022222|Vikram|4 MG Road Pune 411001|en|150000',
  ]);
  expect(await kinds(NOTEBOOK)).toEqual(['same', 'same', 'unclear', 'error']);
  const audited = await kitchen.database.query<{ label: string }>(
    sql`select label from audits where label like 'Imported%' or label like 'Opening%' order by label`,
  );
  expect(audited.map(({ label }) => label)).toEqual([
    'Imported 2 customers from notebook.txt: 2 added, 0 changed',
    'Opening balances from a file: 2 added',
  ]);
});

// MOVE-1
it('what only the writer knows is chosen in the preview, and the rest of the list stays as it is', async () => {
  const answers = { answers: { 3: { amount: 'due 250' } } };
  expect(await kinds(NOTEBOOK, answers)).toEqual(['same', 'same', 'new', 'error']);
  expect((await enter(NOTEBOOK, answers)).json()).toEqual({ added: 1, changed: 0 });
  expect((await people()).at(-1)).toBe('9847033333|Asha|en|-25000');
  expect((await entries()).at(-1)).toBe(`opening -25000 ${kitchen.owner.id}`);
});

// MOVE-3
it('a corrected list changes names and addresses, and leaves a balance that stands here', async () => {
  const csv =
    'phone,name,address,language,due\n9847011111,Meera J. Joshi,"5, FC Road",hindi,900\n9847022222,VIKRAM,,,\n';
  expect((await previewed(csv)).lines).toMatchObject([
    {
      kind: 'changed',
      changes: [
        { column: 'name', before: 'Meera Joshi', after: 'Meera J. Joshi' },
        { column: 'address', before: null, after: '5, FC Road' },
        { column: 'language', before: 'en', after: 'hi' },
      ],
      kept: [{ column: 'balance', before: -300, after: -900 }],
    },
    { kind: 'same' },
  ]);
  expect((await enter(csv)).json()).toEqual({ added: 0, changed: 1 });
  expect((await people())[0]).toBe('9847011111|Meera J. Joshi|5, FC Road|hi|-30000');
  expect(await kinds(csv)).toEqual(['same', 'same']);
});

// MOVE-1, TELL-5
it('whoever is known already and has a new name is told of their orders as before', async () => {
  await kitchen.database.execute(sql`delete from message_holds`);
  await enter('phone,name\n9847022222,Vikram Rao\n9847015151,Zoya\n');
  const held = await kitchen.database.query(
    sql`select u.name from message_holds h join users u on u.id = h."userId"`,
  );
  expect(held).toEqual([{ name: 'Zoya' }]);
});

// MOVE-4
it('an account that has proven its number keeps its name, address and language', async () => {
  const { asha } = kitchen;
  await kitchen.database.execute(
    sql`update accounts set phone = '+919847055555', phone_verified = true where id = ${asha.id}`,
  );
  const profile = () =>
    kitchen.database.query(sql`select name, street, language from users where id = ${asha.id}`);
  const before = await profile();
  const csv = 'phone,name,address,language,balance\n9847055555,Somebody else,"9, JM Road",hi,100\n';
  expect((await previewed(csv)).lines).toMatchObject([
    {
      kind: 'changed',
      changes: [{ column: 'balance' }],
      kept: [{ column: 'name' }, { column: 'address' }, {}],
    },
  ]);
  expect((await enter(csv)).json()).toEqual({ added: 0, changed: 1 });
  expect(await profile()).toEqual(before);
});

// MOVE-3
it('whoever has entries here already is given no balance that only looks like an opening', async () => {
  await enter('phone,name\n9847044444,Ravi\n');
  const [ravi] = await kitchen.database.query<{ id: string }>(
    sql`select id from users where phone = 9847044444`,
  );
  const paid = { userId: ravi?.id ?? '', kind: 'payment', credit: 1500, paidBy: 'cash' };
  await kitchen.create(kitchen.owner, 'ledgerEntries', paid, 'paid-by-ravi');
  const csv = (amount: number) => `phone,balance\n9847044444,${amount}\n`;
  expect(await kinds(csv(1500))).toEqual(['same']);
  expect((await previewed(csv(2000))).lines).toMatchObject([{ kind: 'error', problem: 'hasEntries' }]);
});

// MOVE-1
it('subscribers come with their days and balance, and are told nothing before the owner has seen whom', async () => {
  const csv =
    'name,mobile,address,plan,days,balance\nLeela,9847066666,"4, MG Road, Pune 411001",ghar ka khana,Mon to Sat,1500/-\nOm,9847077777,"5, MG Road, Pune 411001",Ghar ka khana,alternate days,\n';
  expect((await previewed(csv)).lines).toMatchObject([
    { kind: 'new' },
    { kind: 'unclear', choice: { column: 'days' } },
  ]);
  const more = { answers: { 3: { days: 'Mon, Wed, Fri' } } };
  const both = await Promise.all([enter(csv, more), enter(csv, more, kitchen.manager)]);
  expect(both.map((answer) => answer.json().added).sort()).toEqual([0, 2]);
  const subscribed = await kitchen.database.query(
    sql`select u.name, jsonb_array_length(s.weekdays) as days, h.at is not null as held
      from "mealSubscriptions" s join users u on u.id = s."userId" left join message_holds h on h."userId" = u.id
      where u."phoneOnly" order by u.phone`,
  );
  expect(subscribed).toEqual([
    { name: 'Leela', days: 6, held: true },
    { name: 'Om', days: 3, held: true },
  ]);
  expect(await kitchen.database.query(sql`select 1 from subscribers`)).toEqual([]);
});

// MOVE-1
it('an import that would do something else than its preview showed does nothing', async () => {
  const text = 'phone,name\n9847088888,Farah\n';
  const { seen } = await previewed(text);
  await enter('phone,name\n9847088888,Zoya\n');
  const late = await kitchen.send(kitchen.owner, 'POST', '/people/import', { text, seen });
  expect(outcomeOf(late)).toEqual([409, 'document_update_conflict']);
  expect((await people()).at(-1)).toContain('Zoya');
});

// MOVE-5
it('everything that came in goes out as the same list, safe from formulas, and comes back as the same', async () => {
  await enter('phone,name,note,balance\n9847099999,"=SUM(A1)",Gate 2,10\n+1 415 555 0123,Joe,,\n');
  const answer = await kitchen.send(kitchen.owner, 'GET', '/people/csv');
  expect(answer.body).toContain("'=SUM(A1)");
  expect(answer.body).toContain('monday, wednesday, friday');
  expect(answer.body.split('\r\n')[0]).toBe(
    '\ufeffphone,name,address,language,note,balance,plan,days,meal times,people,company',
  );
  const { lines, problem } = await previewed(answer.body);
  expect(problem).toBeNull();
  expect(lines.length).toBeGreaterThan(6);
  expect(lines.filter(({ kind }: { kind: string }) => kind !== 'same')).toEqual([]);
  const [audit] = await kitchen.database.query<{ label: string }>(
    sql`select label from audits where action = 'reveal' order by "createdAt" desc limit 1`,
  );
  expect(audit?.label).toBe('All customers with balances and plans as a file');
});

// MOVE-1, MOVE-5
it('owners and managers bring lists, owners alone take them away', async () => {
  const roles = { visitor: VISITOR, ...kitchen };
  for (const who of ['visitor', 'asha', 'cook', 'rider'] as const) {
    const refused = [
      await preview(NOTEBOOK, {}, roles[who]),
      await enter(NOTEBOOK, {}, roles[who]),
      await kitchen.send(roles[who], 'GET', '/people/csv'),
    ];
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([401, 401, 401]);
  }
  expect((await preview(NOTEBOOK, {}, kitchen.manager)).statusCode).toBe(200);
  expect((await enter(NOTEBOOK, {}, kitchen.manager)).statusCode).toBe(200);
  expect((await kitchen.send(kitchen.manager, 'GET', '/people/csv')).statusCode).toBe(401);
});

// MOVE-1
it('balances and plans are refused line by line while the kitchen keeps none', async () => {
  await kitchen.setSection('ledger', { isOn: false });
  await kitchen.setSection('plans', { isOn: false });
  const csv =
    'phone,name,address,plan,balance\n9847012121,A,"4, MG Road, Pune 411001",Ghar ka khana,\n9847013131,B,,,5\n9847014141,C,,,\n';
  expect((await previewed(csv)).lines).toMatchObject([
    { kind: 'error', problem: 'plansOff' },
    { kind: 'error', problem: 'ledgerOff' },
    { kind: 'new' },
  ]);
});
