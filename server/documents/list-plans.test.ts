import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#server/db/test-database.ts';

// What the database does for lists that clients ask for, on one customer with 2,000 of 20,000 orders.

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
  await test.database.execute(sql`
    insert into users (id, created, updated, "userId") select 'u' || n, now(), now(), 'u' || n from generate_series(0, 1) n`);
  await test.database.execute(sql`
    insert into orders (id, created, updated, "userId", "totalAmount", subtotal, "deliveryFee", tax, items, "orderedOn", number)
    select 'o' || n, now() - n * interval '1 minute', now(), 'u' || least(n % 10, 1), 1, 1, 0, 0, '[]', now(), n
    from generate_series(1, 20000) n`);
  await test.database.execute(sql`analyze orders`);
});
afterAll(() => test.drop());

async function planOf(order: string): Promise<string> {
  const rows = await test.database.query<{ 'QUERY PLAN': string }>(sql`
    explain select * from orders where "userId" = 'u0' order by ${sql.raw(order)} limit 20`);
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}

// SAFE-46
describe('the newest orders of a customer', () => {
  it.each([
    ['newest first by $createdAt', 'created desc, sequence'],
    ['oldest first by $createdAt', 'created, sequence'],
    ['newest first by orderedOn', '"orderedOn" desc nulls last, sequence'],
  ])('%s are read from an index, without sorting all of them', async (_what, order) => {
    const plan = await planOf(order);
    expect(plan).toMatch(/Index Scan (Backward )?using orders_user/);
    expect(plan).not.toMatch(/Seq Scan|Bitmap|(?<!Incremental )Sort {2}\(/);
  });
});
