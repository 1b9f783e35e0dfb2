import { expect, it } from 'vitest';
import type { RevenueSteps } from '#domain/reports/revenue.ts';
import { sql } from '#server/db/sql-template.ts';
import { closeAfterAll } from '#tests/close-after-all.ts';
import { openReportKitchen } from '#tests/report-kitchen.ts';

const kitchen = await closeAfterAll(openReportKitchen());

// DAY-12
it('placed orders, less those that ended and what was given back, are the revenue, at the close and in reports', async () => {
  const day = '2024-05-06';
  const noon = `${day}T12:00:00+05:30`;
  for (const status of ['delivered', 'preparing', 'rejected', 'cancelled', 'cancelled'])
    await kitchen.storeOrder(noon, { status });
  // Neither was placed: one waits for its payment, the other is of the day after.
  await kitchen.storeOrder(noon, { status: 'awaitingPayment' });
  await kitchen.storeOrder('2024-05-07T12:00:00+05:30', { status: 'cancelled' });
  const refunded = await kitchen.storeOrder(noon, { status: 'delivered' });
  await kitchen.database.execute(
    sql`insert into refunds (id, created, updated, "orderId", amount, reason, method, "userId")
      values ('back', now(), now(), ${refunded}, 2500, 'goodwill', 'cod', 'asha')`,
  );

  const report = await kitchen.report(`from=${day}&to=${day}&compare=none`);
  const closed: RevenueSteps = (await kitchen.send(kitchen.owner, 'GET', `/day?day=${day}`)).json().revenue;
  expect(closed).toEqual({
    orders: 3,
    revenue: 275,
    refunded: 25,
    ended: [
      { status: 'rejected', orders: 1, amount: 100 },
      { status: 'cancelled', orders: 2, amount: 200 },
    ],
  });
  const { orders, revenue, refunded: givenBack } = report.now.totals;
  expect({ orders, revenue, refunded: givenBack, ended: report.ended }).toEqual(closed);
});
