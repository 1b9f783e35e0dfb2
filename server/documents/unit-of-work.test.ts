import { expect, it } from 'vitest';
import { paise } from '#domain/money.ts';
import { users } from '#server/collections/users.ts';
import { sql } from '#server/db/sql-template.ts';
import { closeAfterAll } from '#tests/close-after-all.ts';
import { openOrderKitchen } from '#tests/order-kitchen.ts';
import { SYSTEM } from './actor.ts';
import { find } from './store.ts';
import { runUnitOfWork } from './unit-of-work.ts';

const kitchen = await closeAfterAll(openOrderKitchen());
const { id: customer } = await kitchen.customer('versions');

// LEDGER-17
it('runs again if a document was changed after it was read', async () => {
  const versionOf = async (id: string): Promise<string> => {
    const [row] = await kitchen.database.query<{ version: string }>(
      sql`select xmin::text as version from users where id = ${id}`,
    );
    return row?.version ?? '';
  };
  /** Changes the balance from a version, after `between`; returns whether each run was a repeated one. */
  async function changeBalance(between: () => Promise<unknown>): Promise<boolean[]> {
    const runs: boolean[] = [];
    await runUnitOfWork(kitchen.app.engine, SYSTEM, async (work) => {
      runs.push(work.isRepeated);
      const before = await find(kitchen.database, users, customer);
      const version = await versionOf(customer);
      if (!work.isRepeated) await between();
      // It is not waited for, so that it is sent alone at the commit, as that of a placement is.
      work.later(
        work.updateAsRead(users, customer, version, { balance: paise((before?.data.balance ?? 0) + 100) }),
      );
    });
    return runs;
  }
  const balance = async () => (await find(kitchen.database, users, customer))?.data.balance;
  expect(await changeBalance(async () => {})).toEqual([false]);
  expect(await balance()).toBe(100);
  const rename = () => kitchen.change(kitchen.owner, 'users', customer, { houseLimit: 500 });
  expect(await changeBalance(rename)).toEqual([false, true]);
  expect(await balance()).toBe(200);
});
