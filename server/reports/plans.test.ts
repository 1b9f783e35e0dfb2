import { expect, it } from 'vitest';
import { type SQL, sql } from '#server/db/sql-template.ts';
import { closeAfterAll } from '#tests/close-after-all.ts';
import { openKitchen } from '#tests/kitchen.ts';
import { buyersStatement, salesStatement, timesStatement } from './statements.ts';

const ZONE = 'Asia/Kolkata';
const SPAN = { from: new Date('2026-08-01T00:00:00Z'), until: new Date('2026-08-08T00:00:00Z') };
const kitchen = await closeAfterAll(openKitchen());
await kitchen.database.execute(sql`
    insert into orders (id, created, updated, "totalAmount", subtotal, "deliveryFee", tax, packing, items, "orderedOn", number, status)
    select 'o' || n, moment, moment, 100, 0, 0, 0, 0, '[]', moment, nextval('orders_number'), 'delivered'
    from generate_series(1, 3000) as n, lateral (select now() - n * interval '3 hours' as moment) as placed`);
await kitchen.database.execute(sql`analyze orders`);

// REPORT-4
it.each<[string, SQL]>([
  ['sales', salesStatement(SPAN, 'day', ZONE)],
  ['customers', buyersStatement(SPAN)],
  ['times', timesStatement(SPAN, ZONE, { lateAfter: 15, now: SPAN.until })],
])('a report of %s reads the orders of its period from an index', async (_of, statement) => {
  const lines = await kitchen.database.query<{ 'QUERY PLAN': string }>(sql`explain ${statement}`);
  expect(lines.map((line) => line['QUERY PLAN']).join('\n')).toMatch(/using orders_reported on orders/);
});
