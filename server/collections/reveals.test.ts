import { beforeEach, expect, it } from 'vitest';
import { sql } from '#server/db/sql-template.ts';
import { closeAfterAll } from '#tests/close-after-all.ts';
import { type OrderKitchen, openOrderKitchen } from '#tests/order-kitchen.ts';

const PHONED = { channel: 'staff', customerName: 'Meera', customerPhone: '9811000009' };
const kitchen = await closeAfterAll(openOrderKitchen());

beforeEach(() => kitchen.database.execute(sql`delete from audits`));

async function log(): Promise<string[]> {
  const { documents } = (await kitchen.list(kitchen.owner, 'audits')).json();
  return documents.map(
    (entry: Record<string, string>) => `${entry.adminId} ${entry.action} ${entry.collection}: ${entry.label}`,
  );
}

const asked = async (answer: ReturnType<OrderKitchen['send']>) => (await answer).statusCode;

// ADMIN-87
it('the audit log has who fetched or sent the link of an order', async () => {
  const id = await kitchen.place(kitchen.cook, PHONED);
  await kitchen.database.execute(sql`delete from audits`);
  expect(await asked(kitchen.send(kitchen.cook, 'GET', `/orders/${id}/link`))).toBe(200);
  expect(await asked(kitchen.send(kitchen.manager, 'POST', `/orders/${id}/link`))).toBe(202);
  expect(await asked(kitchen.send(kitchen.asha, 'GET', `/orders/${id}/link`))).toBe(401);
  const link = expect.stringMatching(/^\w+ reveal orders: Link of order #/);
  expect(await log()).toEqual([link, link]);
  expect((await log()).map((line) => line.split(' ')[0])).toEqual([kitchen.cook.id, kitchen.manager.id]);
});

// ADMIN-87
it('the audit log has whom staff looked up by a phone number, and nobody where nobody was found', async () => {
  await kitchen.place(kitchen.cook, PHONED);
  await kitchen.database.execute(sql`delete from audits`);
  expect(await asked(kitchen.send(kitchen.cook, 'GET', '/orders/customers?phone=9811000009'))).toBe(200);
  expect(await asked(kitchen.send(kitchen.cook, 'GET', '/orders/customers?phone=9811000077'))).toBe(200);
  expect(await log()).toEqual([`${kitchen.cook.id} reveal users: Meera`]);
});

// ADMIN-87
it('the audit log has the files that admins take away', async () => {
  const today = new Date().toISOString().slice(0, 7);
  const files = ['/dishes/csv', `/invoices/summary?month=${today}&table=rates`];
  for (const path of files) await kitchen.send(kitchen.owner, 'GET', path);
  const lines = await log();
  expect(lines).toContain('owner reveal dishes: All dishes as a file');
  for (const path of files) expect(await asked(kitchen.send(kitchen.asha, 'GET', path))).toBe(401);
  expect(await log()).toEqual(lines);
});
