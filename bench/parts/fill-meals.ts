import type pg from 'pg';

/** The subscribers of a kitchen, whose plan 'tiffin' has one meal time 'lunch': each has an account and eats every day. */
export async function fillSubscribers(database: pg.Client, count: number): Promise<void> {
  await database.query(
    `insert into users (id, created, updated, "userId", name, balance, "houseNo", street, city, state, pincode, "createdAt")
     select 'eater-' || n, now(), now(), 'eater-' || n, 'Eater', 1000000, '4', 'MG Road', 'Pune', 'Maharashtra', 411001,
       now() from generate_series(1, $1::int) n`,
    [count],
  );
  await database.query(
    `insert into "mealSubscriptions" (id, created, updated, "userId", "planId", "mealTimeIds", weekdays, quantity,
       "startsOn", "paidBy", state, price, "agreedAt")
     select 'eats-' || n, now(), now(), 'eater-' || n, 'tiffin', '["lunch"]', plans.weekdays, 1, '2026-01-01', 'balance',
       'active', 12000, now() - interval '1 hour' from generate_series(1, $1::int) n, plans`,
    [count],
  );
}
