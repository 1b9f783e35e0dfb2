import { describe, expect, it } from 'vitest';
import { sql } from '#server/db/sql-template.ts';
import { databaseBefore, type EarlierDatabase } from '#server/db/test-migrations.ts';
import { closeAfterAll } from '#tests/close-after-all.ts';

const NUMBERS = '0061-order-numbers.sql';
const test: EarlierDatabase = await closeAfterAll(databaseBefore(NUMBERS));

// ORDER-22
describe('a kitchen that took orders before they had numbers', () => {
  it('numbers old orders by their time, and continues from there', async () => {
    await test.database.execute(
      sql`insert into users (id, created, updated, "userId") values ('asha', now(), now(), 'asha')`,
    );
    for (const id of ['zeta', 'alpha', 'midway']) {
      await test.database.execute(sql`insert into orders
        (id, created, updated, "userId", "totalAmount", subtotal, "deliveryFee", tax, items)
        values (${id}, now(), now(), 'asha', 0, 0, 0, 0, '[]')`);
    }
    await test.upgrade((name) => name === NUMBERS);
    expect(await test.database.query(sql`select id, number from orders order by number`)).toEqual([
      { id: 'zeta', number: 1001 },
      { id: 'alpha', number: 1002 },
      { id: 'midway', number: 1003 },
    ]);
    expect(await test.database.query(sql`select nextval('orders_number') as next`)).toEqual([{ next: 1004 }]);
  });
});
