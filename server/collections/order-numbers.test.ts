import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrate } from '#server/db/migrate.ts';
import { createTestDatabase, type TestDatabase } from '#server/db/test-database.ts';
import { PROJECT_FOLDER } from '#server/settings/project-folder.ts';

const MIGRATIONS = join(PROJECT_FOLDER, 'server/db/migrations');
const NUMBERS = '0061-order-numbers.sql';

let test: TestDatabase;
let earlier: string;

beforeAll(async () => {
  test = await createTestDatabase();
  await test.database.execute(sql`drop schema public cascade`);
  await test.database.execute(sql`create schema public`);
  earlier = await mkdtemp(join(tmpdir(), 'rasoi-migrations-'));
  for (const name of await readdir(MIGRATIONS)) {
    if (name < NUMBERS) await cp(join(MIGRATIONS, name), join(earlier, name));
  }
  await migrate(test.database, earlier);
});
afterAll(async () => {
  await test.drop();
  await rm(earlier, { recursive: true });
});

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
    await cp(join(MIGRATIONS, NUMBERS), join(earlier, NUMBERS));
    await migrate(test.database, earlier);
    expect(await test.database.query(sql`select id, number from orders order by number`)).toEqual([
      { id: 'zeta', number: 1001 },
      { id: 'alpha', number: 1002 },
      { id: 'midway', number: 1003 },
    ]);
    expect(await test.database.query(sql`select nextval('orders_number') as next`)).toEqual([{ next: 1004 }]);
  });
});
