import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Kitchen, openKitchen } from '#tests/kitchen.ts';
import { buyersStatement, salesStatement, timesStatement } from './statements.ts';

const SPAN = { from: new Date('2026-08-01T00:00:00Z'), until: new Date('2026-08-08T00:00:00Z') };

let kitchen: Kitchen;
beforeAll(async () => {
  kitchen = await openKitchen();
});
afterAll(() => kitchen.close());

// REPORT-4
it.each<[string, SQL]>([
  ['sales', salesStatement(SPAN, 'day', 'Asia/Kolkata')],
  ['customers', buyersStatement(SPAN)],
  ['times', timesStatement(SPAN, 15)],
])('a report of %s reads the orders of its period from an index', async (_of, statement) => {
  const lines = await kitchen.database.query<{ 'QUERY PLAN': string }>(sql`explain ${statement}`);
  expect(lines.map((line) => line['QUERY PLAN']).join('\n')).toMatch(/using orders_reported on orders/);
});
