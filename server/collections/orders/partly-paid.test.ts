import { expect, it } from 'vitest';
import { toPaise } from '#domain/money.ts';
import type { WirePayment } from '#domain/payments/attributes.ts';
import { settledOf } from '#domain/payments/settled.ts';
import { sql } from '#server/db/sql-template.ts';
import { closeAfterAll } from '#tests/close-after-all.ts';
import type { Person } from '#tests/kitchen.ts';
import { openOrderKitchen, waitUntilNoon } from '#tests/order-kitchen.ts';

const kitchen = await closeAfterAll(openOrderKitchen());
await waitUntilNoon(kitchen);
await kitchen.setKitchen({ orderMode: 'board' });

/** An order that a rider has delivered: the first half came by UPI, the other half is to be paid in cash (all in paise). */
async function delivered() {
  const orderId = await kitchen.place();
  const total = paise(Number((await kitchen.order(orderId)).totalAmount));
  const half = Math.floor(total / 200) * 100;
  await kitchen.database.query(
    sql`insert into payments (id, "orderId", "userId", method, amount, state, mock, "paidAt", "createdAt", created, updated)
      select 'half-of-' || "orderId", "orderId", "userId", 'upi', ${half}, 'paid', false, "createdAt", "createdAt", created, updated
        from payments where "orderId" = ${orderId}`,
  );
  await kitchen.database.query(
    sql`update payments set amount = amount - ${half} where "orderId" = ${orderId} and state = 'due'`,
  );
  await kitchen.walk(orderId, 'accepted', 'ready');
  await kitchen.event(kitchen.cook, orderId, { type: 'assign', from: 'ready', riderId: 'rider' });
  await kitchen.walk(orderId, 'outForDelivery', 'delivered');
  return { orderId, total, half, left: total - half };
}

/** An amount in rupees as whole paise. */
const paise = (rupees: number) => Math.round(rupees * 100);

const paymentsOf = (orderId: string, who: Person) =>
  kitchen.ofOrder<WirePayment & { $id: string }>('payments', orderId, who);
const settledBy = async (orderId: string, who: Person) =>
  (await paymentsOf(orderId, who)).map((payment) => ({ ...payment, amount: toPaise(payment.amount) }));

// PAY-12
it('of an order that is paid in two parts, everybody who sees it reads the same: what came, and what is left', async () => {
  const { orderId, half, left } = await delivered();
  for (const who of [kitchen.asha, kitchen.cook, kitchen.rider]) {
    expect(settledOf(await settledBy(orderId, who))).toMatchObject({
      isPartlyPaid: true,
      paid: half,
      due: left,
      paidBy: ['upi'],
    });
  }
});

it('the day’s close counts the part that came by the way it came, and lists the other as not recorded', async () => {
  /** What the open day has received by UPI and in cash, and what it lists as not recorded (paise). */
  async function openDay() {
    const { totals, unrecorded } = (await kitchen.send(kitchen.owner, 'GET', '/day')).json();
    const methods: { method: string; received: { amount: number } }[] = totals.methods.map((text: string) =>
      JSON.parse(text),
    );
    const received = (method: string) =>
      paise(methods.find((each) => each.method === method)?.received.amount ?? 0);
    return {
      upi: received('upi'),
      cod: received('cod'),
      count: unrecorded.count,
      amount: paise(unrecorded.amount),
    };
  }
  await delivered();
  const before = await openDay();
  const { half, left } = await delivered();
  expect(await openDay()).toEqual({
    upi: before.upi + half,
    cod: before.cod,
    count: before.count + 1,
    amount: before.amount + left,
  });
});

it('the rider records the part that is left; the customer then owes nothing', async () => {
  const { orderId, total } = await delivered();
  for (const { $id, state } of await paymentsOf(orderId, kitchen.rider)) {
    if (state !== 'due') continue;
    const answer = await kitchen.change(kitchen.rider, 'payments', $id, { state: 'paid', method: 'cod' });
    expect(answer.statusCode).toBe(200);
  }
  const settled = settledOf(await settledBy(orderId, kitchen.asha));
  expect(settled).toMatchObject({ isPartlyPaid: false, paid: total, due: 0 });
});
