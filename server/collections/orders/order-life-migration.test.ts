import { expect, it } from 'vitest';
import { sql } from '#server/db/sql-template.ts';
import { databaseBefore, type EarlierDatabase } from '#server/db/test-migrations.ts';
import { closeAfterAll } from '#tests/close-after-all.ts';

const FIRST = '0110-order-life.sql';
const test: EarlierDatabase = await closeAfterAll(databaseBefore(FIRST));

// LIFE-18
it('orders from before events were recorded count as placed at their order time, and as paid after an hour', async () => {
  await test.database.execute(
    sql`insert into users (id, created, updated, "userId") values ('asha', now(), now(), 'asha')`,
  );
  const orders = [
    ['old-cash', 'cod', 120, 1],
    ['new-cash', 'cod', 10, 2],
    ['old-upi', 'upi', 120, 3],
  ] as const;
  for (const [id, method, minutes, number] of orders) {
    await test.database.execute(sql`insert into orders
      (id, created, updated, "userId", "totalAmount", subtotal, "deliveryFee", tax, "paymentMethod", items, "orderedOn", number)
      values (${id}, now(), now(), 'asha', 500, 500, 0, 0, ${method}, '[]',
        now() - make_interval(mins => ${minutes}::int), ${number})`);
  }
  await test.upgrade();
  const rows = await test.database.query(
    sql`select orders.id, status, "statusSince" = "orderedOn" as since, "acceptBy", state, mock, amount
      from orders join payments on payments."orderId" = orders.id order by orders.number`,
  );
  const placed = { status: 'placed', since: true, acceptBy: null, amount: 500 };
  expect(rows).toEqual([
    { id: 'old-cash', ...placed, state: 'paid', mock: false },
    { id: 'new-cash', ...placed, state: 'due', mock: false },
    { id: 'old-upi', ...placed, state: 'paid', mock: true },
  ]);
});
