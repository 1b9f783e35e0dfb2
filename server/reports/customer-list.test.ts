import { expect, it } from 'vitest';
import type { CustomerPage } from '#domain/reports/customers.ts';
import { sql } from '#server/db/sql-template.ts';
import { closeAfterAll } from '#tests/close-after-all.ts';
import { VISITOR } from '#tests/kitchen.ts';
import { openReportKitchen } from '#tests/report-kitchen.ts';

const ask = (query = '', who = kitchen.owner) => kitchen.send(who, 'GET', `/reports/customers?${query}`);
const listed = async (query: string): Promise<CustomerPage> => {
  const answer = await ask(query);
  if (answer.statusCode !== 200) throw new Error(`${query}: ${answer.body}`);
  return answer.json();
};
const ids = async (query: string) => (await listed(query)).customers.map(({ id }) => id);

const kitchen = await closeAfterAll(openReportKitchen());
for (const id of ['kiran', 'meenal']) await kitchen.customer(id);
await kitchen.storeOrder('2026-08-03T07:00:00Z', { userId: 'kiran', totalAmount: 90_000 });
await kitchen.storeOrder('2026-08-04T07:00:00Z', { userId: 'meenal' });
await kitchen.storeOrder('2026-08-05T07:00:00Z', { userId: 'meenal' });
await kitchen.storeOrder('2026-08-06T07:00:00Z', { userId: 'kiran', status: 'cancelled' });
await kitchen.database.execute(sql`update users set balance = -5000 where id = 'meenal'`);

// ADMIN-106
it('customers are listed with what they ordered and spent, and sorted by it', async () => {
  const { customers } = await listed('sort=spent');
  expect(customers.slice(0, 2)).toMatchObject([
    { id: 'kiran', orders: 1, spent: 900, lastOrderOn: '2026-08-03T07:00:00.000Z' },
    { id: 'meenal', orders: 2, spent: 200, lastOrderOn: '2026-08-05T07:00:00.000Z', balance: -50 },
  ]);
  expect((await ids('sort=orders')).slice(0, 2)).toEqual(['meenal', 'kiran']);
  expect((await ids('sort=last')).slice(0, 2)).toEqual(['meenal', 'kiran']);
  expect((await ids('sort=owed'))[0]).toBe('meenal');
  expect((await ids('')).slice(0, 2)).toEqual(['meenal', 'kiran']);
});

it('a search finds customers by the beginnings of words, and pages follow one another', async () => {
  expect(await ids('search=kiran@')).toEqual(['kiran']);
  await kitchen.database.execute(sql`update users set phone = 9845012345 where id = 'meenal'`);
  expect(await ids('search=12345')).toEqual(['meenal']);
  const all = await listed('sort=spent');
  expect(all.total).toBe(all.customers.length);
  expect(await ids('sort=spent&after=1')).toEqual(all.customers.slice(1).map(({ id }) => id));
  for (const query of ['sort=name', 'after=-1', `search=${'a'.repeat(201)}`])
    expect((await ask(query)).statusCode).toBe(400);
});

it('only admins read the list', async () => {
  for (const who of [VISITOR, kitchen.cook]) expect((await ask('', who)).statusCode).toBe(401);
});
