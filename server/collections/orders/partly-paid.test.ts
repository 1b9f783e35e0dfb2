import { afterAll, beforeAll, expect, it } from 'vitest';
import type { WirePayment } from '#domain/payments/attributes.ts';
import { settledOnWire } from '#domain/payments/settled.ts';
import { sql } from '#server/db/sql-template.ts';
import { at } from '#tests/kitchen.ts';
import { type OrderKitchen, openOrderKitchen, waitUntilNoon } from '#tests/order-kitchen.ts';

let kitchen: OrderKitchen;
/** An order that a rider has delivered: the first half came by UPI, the other half is to be paid in cash. */
let orderId: string;
let total: number;
let half: number;

beforeAll(async () => {
  kitchen = await openOrderKitchen();
  await waitUntilNoon(kitchen);
  await kitchen.setKitchen({ orderMode: 'board' });
  orderId = await kitchen.place();
  total = Number((await kitchen.order(orderId)).totalAmount);
  half = Math.floor(total / 2);
  await kitchen.database.query(
    sql`insert into payments (id, "orderId", "userId", method, amount, state, mock, "paidAt", "createdAt", created, updated)
      select 'half', "orderId", "userId", 'upi', ${half * 100}, 'paid', false, "createdAt", "createdAt", created, updated
        from payments where "orderId" = ${orderId}`,
  );
  await kitchen.database.query(
    sql`update payments set amount = amount - ${half * 100} where "orderId" = ${orderId} and state = 'due'`,
  );
  await kitchen.walk(orderId, 'accepted', 'ready');
  await kitchen.event(kitchen.cook, orderId, { type: 'assign', from: 'ready', riderId: 'rider' });
  await kitchen.walk(orderId, 'outForDelivery', 'delivered');
});
afterAll(() => kitchen.close());

const left = () => Math.round((total - half) * 100) / 100;

// PAY-12
it('of an order that is paid in two parts, everybody who sees it reads the same: what came, and what is left', async () => {
  const { asha, cook, rider } = kitchen;
  for (const who of [asha, cook, rider]) {
    const payments = await kitchen.ofOrder<WirePayment>('payments', orderId, who);
    expect(settledOnWire(payments)).toMatchObject({
      isPartlyPaid: true,
      paid: half * 100,
      due: Math.round(left() * 100),
      paidBy: ['upi'],
    });
  }
});

it('the day’s close counts the part that came by the way it came, and lists the other as not recorded', async () => {
  const { totals, unrecorded } = (await kitchen.send(kitchen.owner, 'GET', '/day')).json();
  const methods = totals.methods.map((text: string) => JSON.parse(text));
  const received = Object.fromEntries(
    methods.map(({ method, received: { amount } }: { method: string; received: { amount: number } }) => [
      method,
      amount,
    ]),
  );
  expect(received).toMatchObject({ upi: half });
  expect(received.cod ?? 0).toBe(0);
  expect(unrecorded).toMatchObject({ count: 1, amount: left() });
});

it('the rider records the part that is left; the customer then owes nothing', async () => {
  const payments = await kitchen.ofOrder<WirePayment & { $id: string }>('payments', orderId, kitchen.rider);
  for (const { $id, state } of payments) {
    if (state !== 'due') continue;
    const answer = await kitchen.send(kitchen.rider, 'PATCH', at('payments', $id), {
      data: { state: 'paid', method: 'cod' },
    });
    expect(answer.statusCode).toBe(200);
  }
  const settled = settledOnWire(await kitchen.ofOrder<WirePayment>('payments', orderId, kitchen.asha));
  expect(settled).toMatchObject({ isPartlyPaid: false, paid: Math.round(total * 100), due: 0 });
});
