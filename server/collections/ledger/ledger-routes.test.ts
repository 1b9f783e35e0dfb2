import { beforeEach, expect, it } from 'vitest';
import { sql } from '#server/db/sql-template.ts';
import { closeAfterAll } from '#tests/close-after-all.ts';
import { outcomeOf, VISITOR } from '#tests/kitchen.ts';
import { openOrderKitchen } from '#tests/order-kitchen.ts';

const kitchen = await closeAfterAll(openOrderKitchen());

beforeEach(() => kitchen.setSection('ledger', { isOn: true }));

// LEDGER-2
it('a kitchen without a ledger has no totals', async () => {
  await kitchen.setSection('ledger', { isOn: false });
  expect(outcomeOf(await kitchen.send(kitchen.owner, 'GET', '/ledger'))).toEqual([403, 'ledger_off']);
});

// LEDGER-11
it('the totals say who owes how much since when, and what the kitchen holds', async () => {
  const owing = (id: string, amount: number, days: number) =>
    kitchen.database.execute(
      sql`insert into users (id, created, updated, "userId", "createdAt", balance, "owedSince")
        values (${id}, now(), now(), ${id}, now(), ${-amount * 100}, now() - ${days} * interval '1 day')`,
    );
  await owing('today', 120.5, 0);
  await owing('week', 30, 7);
  await owing('month', 200, 30);
  await owing('older', 1000, 31);
  await kitchen.database.execute(sql`update users set balance = 34000 where id = 'asha'`);
  await kitchen.database.execute(sql`update users set balance = 0 where id = 'ravi'`);
  expect((await kitchen.send(kitchen.manager, 'GET', '/ledger')).json()).toEqual({
    owed: { people: 4, amount: 1350.5 },
    ages: {
      week: { people: 2, amount: 150.5 },
      month: { people: 1, amount: 200 },
      older: { people: 1, amount: 1000 },
    },
    held: { people: 1, amount: 340 },
  });
});

// LEDGER-4
it.each(['visitor', 'asha', 'cook', 'rider'] as const)('a %s sees no totals', async (who) => {
  const person = who === 'visitor' ? VISITOR : kitchen[who];
  expect((await kitchen.send(person, 'GET', '/ledger')).statusCode).toBe(401);
});
