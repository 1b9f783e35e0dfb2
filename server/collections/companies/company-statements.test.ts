import { expect, it } from 'vitest';
import { sendDueStatements } from '#server/collections/ledger/send-statements.ts';
import { sql } from '#server/db/sql-template.ts';
import { closeAfterAll } from '#tests/close-after-all.ts';
import type { Person } from '#tests/kitchen.ts';
import { openPlanKitchen } from '#tests/plan-kitchen.ts';

let zoya: Person;
/** Two people of a company had lunch, one of them twice. */
const kitchen = await closeAfterAll(openPlanKitchen());
// What both days charge has to stand on the statement of one month.
if (kitchen.day(1).endsWith('-01')) kitchen.waitUntil(kitchen.day(1), '09:00');
const company = {
  ...{ name: 'Lotus Traders', gstin: '29AAGCB7383J1Z4', email: 'Accounts@Lotus.example' },
  houseLimit: 5000,
};
const payerId: string = (await kitchen.create(kitchen.owner, 'companies', company, 'lotus')).json().payerId;

const join = async (who: Person, name: string, role = 'member') => {
  await kitchen.database.execute(sql`update users set "emailVerification" = true where id = ${who.id}`);
  const body = { memberId: `of-${who.id}`, name, contact: who.email, role };
  await kitchen.send(kitchen.owner, 'POST', '/companies/lotus/members', body);
  await kitchen.send(who, 'POST', `/companies/lotus/members/of-${who.id}/join`);
};

const boss = await kitchen.subscriber('boss', 0);
await join(boss, 'Boss', 'admin');
for (const [id, name, mealTimeIds] of [
  ['zoya', 'Zoya', ['lunch']],
  ['asha', 'Asha of accounts', ['lunch', 'dinner']],
] as const) {
  const eater = await kitchen.subscriber(`${id}-eater`, 0);
  await join(eater, name);
  if (id === 'zoya') zoya = eater;
  await kitchen.subscribe(eater, { paidBy: 'house', companyId: 'lotus', mealTimeIds });
}
await kitchen.decideAt(kitchen.day(0), '20:00');
await kitchen.decideAt(kitchen.day(1), '17:00');
const [entry] = await kitchen.database.query<{ month: string }>(
  sql`select to_char(max(at) at time zone 'Asia/Kolkata', 'YYYY-MM') as month from "ledgerEntries" where "userId" = ${payerId}`,
);
const month: string = entry?.month ?? '';

const statement = (who: Person, path = `/${month}`) =>
  kitchen.send(who, 'GET', `/ledger/${payerId}/statements${path}`);

// PLAN-45
it('a company’s statement names who ate what, sums up each person, and has its GSTIN', async () => {
  const { customer, entries, people, closing } = (await statement(boss)).json();
  expect(customer).toMatchObject({
    name: 'Lotus Traders',
    gstin: '29AAGCB7383J1Z4',
    email: 'accounts@lotus.example',
  });
  expect(entries.map(({ eater }: { eater: { name: string } }) => eater.name).sort()).toEqual([
    'Asha of accounts',
    'Asha of accounts',
    'Zoya',
  ]);
  expect(people).toEqual([
    { name: 'Asha of accounts', amount: 240, meals: 2 },
    { name: 'Zoya', amount: 120, meals: 1 },
  ]);
  expect(closing).toBe(-360);
});

it('a company’s statement is read by its admins and the kitchen, and not by its people', async () => {
  expect((await statement(kitchen.owner)).statusCode).toBe(200);
  expect((await statement(boss, '')).json().periods).toEqual([month]);
  expect((await statement(zoya)).statusCode).toBe(401);
  expect((await statement(kitchen.asha)).statusCode).toBe(401);
  expect((await statement(kitchen.cook)).statusCode).toBe(401);
  await kitchen.send(kitchen.owner, 'PATCH', `/companies/lotus/members/of-${boss.id}`, { role: 'member' });
  expect((await statement(boss)).statusCode).toBe(401);
  await kitchen.send(kitchen.owner, 'PATCH', `/companies/lotus/members/of-${boss.id}`, { role: 'admin' });
});

it('a company’s statement goes to its address, with a link to the page of its admins', async () => {
  await kitchen.setSection('ledger', { isOn: true, sendsStatements: true, statementDay: 1 });
  const next = month.endsWith('-12')
    ? `${Number(month.slice(0, 4)) + 1}-01`
    : `${month.slice(0, 5)}${`${Number(month.slice(5)) + 1}`.padStart(2, '0')}`;
  const clock = () => new Date(`${next}-02T06:00:00Z`);
  await sendDueStatements({ ...kitchen.app.engine, clock });
  await sendDueStatements({ ...kitchen.app.engine, clock });
  const sent = (await kitchen.mails()).filter(({ to }) => to === 'accounts@lotus.example');
  expect(sent).toEqual([
    expect.objectContaining({
      kind: 'balance-statement',
      text: expect.stringContaining(`/my-company/statements/${month}`),
    }),
  ]);
});
