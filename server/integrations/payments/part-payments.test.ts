import { describe, expect, it } from 'vitest';
import { expireOrders } from '#server/collections/orders/order-expiry.ts';
import { sql } from '#server/db/sql-template.ts';
import { closeAfterAll } from '#tests/close-after-all.ts';
import { openGatewayKitchen } from '#tests/gateway-kitchen.ts';
import { outcomeOf } from '#tests/kitchen.ts';
import { waitUntilNoon } from '#tests/order-kitchen.ts';

const kitchen = await closeAfterAll(openGatewayKitchen());
await waitUntilNoon(kitchen);
await kitchen.setKitchen({ orderMode: 'board' });

/** The part of the order that is paid by UPI, in paise; the rest is paid at the gateway. */
const PART = 10_000;
let count = 0;

/** An order that waits for its payment in two parts. */
async function placeInParts() {
  const orderId = await kitchen.placeByCard();
  const part = `part${++count}`;
  await kitchen.database.query(
    sql`update payments set amount = amount - ${PART} where "orderId" = ${orderId}`,
  );
  await kitchen.database.query(
    sql`insert into payments (id, "orderId", "userId", method, amount, state, mock, "createdAt", created, updated)
      select ${part}, "orderId", "userId", 'upi', ${PART}, 'due', false, "createdAt", created, updated
        from payments where "orderId" = ${orderId}`,
  );
  const total = Math.round(Number((await kitchen.order(orderId)).totalAmount) * 100);
  return { orderId, part, total, rest: total - PART };
}

const record = (part: string, data: object = { state: 'paid' }, who = kitchen.cook) =>
  kitchen.change(who, 'payments', part, data);
const statusOf = async (orderId: string) => (await kitchen.order(orderId)).status;

// PAY-13
describe('an order that is paid in two parts before the kitchen begins', () => {
  it('waits, and is not counted as placed, until both parts are paid', async () => {
    const day = async () => (await kitchen.send(kitchen.owner, 'GET', '/day')).json();
    const linesOf = async (orderId: string) => {
      const { day: today } = await day();
      const { number } = await kitchen.order(orderId);
      const answer = await kitchen.send(kitchen.owner, 'GET', `/day/accounts?from=${today}&to=${today}`);
      const rows = answer.body.split('\r\n').map((row) => row.split(','));
      return rows.filter((row) => row[4] === String(number)).map((row) => row[3]);
    };
    const { orderId, part, rest } = await placeInParts();
    const before = (await day()).totals.orders;
    expect((await record(part)).statusCode).toBe(200);
    expect(await statusOf(orderId)).toBe('awaitingPayment');
    expect((await day()).totals.orders).toBe(before);
    expect(await linesOf(orderId)).toEqual(['payment']);

    const page = await kitchen.openPage(orderId);
    expect(page.amount).toBe(rest);
    expect(await kitchen.handlings(kitchen.razorpay.pay(page))).toEqual(['recorded']);
    expect(await kitchen.story(orderId)).toEqual({
      status: 'placed',
      payments: [`paid card ${rest}`, `paid upi ${PART}`],
      refunds: [],
    });
    expect((await day()).totals.orders).toBe(before + 1);
    expect((await linesOf(orderId)).toSorted()).toEqual(['order', 'payment', 'payment']);
  });

  it('begins with the last part, whoever confirms it', async () => {
    const { orderId, part, total } = await placeInParts();
    const page = await kitchen.openPage(orderId);
    expect(page.amount).toBe(total);
    const [card] = await kitchen.ofOrder('payments', orderId);
    await record(String(card?.$id));
    expect(await statusOf(orderId)).toBe('awaitingPayment');
    await record(part);
    expect(await statusOf(orderId)).toBe('placed');
  });

  it('gives back what a page for the whole amount brings beyond the part that was due', async () => {
    const { orderId, part, total } = await placeInParts();
    const page = await kitchen.openPage(orderId);
    await record(part);
    expect(await kitchen.handlings(kitchen.razorpay.pay(page))).toEqual(['recorded']);
    expect(await kitchen.story(orderId)).toEqual({
      status: 'placed',
      payments: [`paid card ${total}`, `paid upi ${PART}`],
      refunds: [`owed paidTwice ${PART}`],
    });
  });

  it('is paid as one payment on a page for the whole amount', async () => {
    const { orderId, total } = await placeInParts();
    const page = await kitchen.openPage(orderId);
    expect(await kitchen.handlings(kitchen.razorpay.pay(page))).toEqual(['recorded']);
    expect(await kitchen.story(orderId)).toEqual({
      status: 'placed',
      payments: [`paid card ${total}`, `failed upi ${PART}`],
      refunds: [],
    });
  });

  it('has the page closed that asks for more than is due, and another one made', async () => {
    const { orderId, part, rest } = await placeInParts();
    const page = await kitchen.openPage(orderId);
    await record(part);
    expect((await kitchen.openPage(orderId)).amount).toBe(rest);
    kitchen.wait(3);
    await kitchen.app.payments.runDue();
    expect(page.status).toBe('cancelled');
    expect(await statusOf(orderId)).toBe('awaitingPayment');
  });

  it.each([
    ['at once', { state: 'due' }],
    ['later, as a mistake', { state: 'due', takenBackReason: 'slip' }],
  ])('goes on waiting when the confirmation of a part is taken back %s', async (_when, data) => {
    const { orderId, part, total } = await placeInParts();
    await record(part);
    expect(outcomeOf(await record(part, data))).toEqual([200]);
    expect(await kitchen.order(orderId)).toMatchObject({ status: 'awaitingPayment', paymentMethod: 'card' });
    expect((await kitchen.openPage(orderId)).amount).toBe(total);
  });

  it('gives the part back that came, if the other one never comes', async () => {
    const { orderId, part, rest } = await placeInParts();
    await record(part);
    kitchen.wait(16);
    await expireOrders(kitchen.app.engine, kitchen.app.documents);
    expect(await kitchen.story(orderId)).toEqual({
      status: 'expired',
      payments: [`expired card ${rest}`, `paid upi ${PART}`],
      refunds: [`owed expired ${PART}`],
    });
  });
});
