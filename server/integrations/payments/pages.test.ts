import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { expireOrders } from '#server/collections/orders/order-expiry.ts';
import { sql } from '#server/db/sql-template.ts';
import { type GatewayKitchen, openGatewayKitchen } from '#tests/gateway-kitchen.ts';
import { outcomeOf } from '#tests/kitchen.ts';
import { openOrderKitchen } from '#tests/order-kitchen.ts';

let kitchen: GatewayKitchen;

beforeEach(async () => {
  kitchen = await openGatewayKitchen();
});
afterEach(() => kitchen.close());

const expire = () => expireOrders(kitchen.app.engine, kitchen.app.documents);

describe('the payment page of an order', () => {
  it('a card order waits for its payment, and its customer is sent to a page of the gateway with its amount (GATEWAY-1)', async () => {
    const orderId = await kitchen.placeByCard();
    const page = await kitchen.openPage(orderId);
    const { status, totalAmount, payBy } = await kitchen.order(orderId);
    expect(status).toBe('awaitingPayment');
    expect(page).toMatchObject({
      amount: Math.round(Number(totalAmount) * 100),
      currency: 'INR',
      accept_partial: false,
      reference_id: `${orderId}-1`,
      callback_url: `http://localhost:3000/orders/${orderId}?payment=back`,
      notify: { sms: false, email: false },
    });
    expect(page.expire_by * 1000).toBeGreaterThanOrEqual(Date.parse(String(payBy)));
  });

  it('asking again, also at the same moment, leads to the same page (GATEWAY-1)', async () => {
    const orderId = await kitchen.placeByCard();
    const first = await kitchen.openPage(orderId);
    const again = await Promise.all([1, 2, 3].map(() => kitchen.askPage(orderId)));
    expect(again.map((answer) => answer.json())).toEqual(Array(3).fill({ url: first.short_url }));
    expect(kitchen.razorpay.pages.size).toBe(1);

    const other = await kitchen.placeByCard();
    const tabs = await Promise.all([1, 2, 3].map(() => kitchen.askPage(other)));
    // A tab that asks while another one does is told to try again.
    const urls = tabs.flatMap((answer) => (answer.statusCode === 200 ? [answer.json().url] : []));
    expect(new Set(urls).size).toBe(1);
    for (const answer of tabs) expect([200, 503]).toContain(answer.statusCode);
    expect(kitchen.razorpay.pages.size).toBe(2);
  });

  it('only its own customer gets a page, and only while the order waits (GATEWAY-1)', async () => {
    const orderId = await kitchen.placeByCard();
    const cash = await kitchen.place();
    expect(outcomeOf(await kitchen.askPage(orderId, kitchen.ravi))).toEqual([404, 'document_not_found']);
    expect(outcomeOf(await kitchen.askPage(orderId, kitchen.owner))).toEqual([404, 'document_not_found']);
    expect(outcomeOf(await kitchen.askPage('none'))).toEqual([404, 'document_not_found']);
    expect(outcomeOf(await kitchen.askPage(cash))).toEqual([409, 'payment_not_payable']);
    await kitchen.step(kitchen.asha, orderId, 'awaitingPayment', 'cancelled');
    expect(outcomeOf(await kitchen.askPage(orderId))).toEqual([409, 'payment_not_payable']);
    expect(kitchen.razorpay.asked).toEqual([]);
  });

  it.each(['lost', 'answer lost', 503, 'refused'] as const)(
    'when the gateway fails (%s) the order stays waiting, and the next try gets a page (GATEWAY-2)',
    async (fault) => {
      const orderId = await kitchen.placeByCard();
      kitchen.razorpay.faults.push({ path: 'payment_links', fault });
      const answer = await kitchen.askPage(orderId);
      expect(outcomeOf(answer)).toEqual([503, 'payment_gateway_out']);
      expect(answer.headers['retry-after']).toBe('5');
      expect(answer.json().message).toContain('Your order is kept for you');
      expect((await kitchen.order(orderId)).status).toBe('awaitingPayment');
      const page = await kitchen.openPage(orderId);
      expect(page.reference_id).toBe(`${orderId}-2`);
    },
  );

  it('without keys card orders stay a mock, and nothing is sent anywhere (GATEWAY-8)', async () => {
    const plain = await openOrderKitchen();
    const orderId = await plain.place(plain.asha, { paymentMethod: 'card' });
    expect((await plain.order(orderId)).status).toBe('placed');
    const answer = await plain.send(plain.asha, 'POST', `/orders/${orderId}/payment-page`);
    expect(outcomeOf(answer)).toEqual([409, 'payment_not_payable']);
    expect((await plain.send(plain.asha, 'POST', '/payments/webhook/razorpay', {})).statusCode).toBe(404);
    await plain.close();
  });
});

describe('a message that was lost', () => {
  it('the customer who comes back has the server ask the gateway (GATEWAY-5)', async () => {
    const orderId = await kitchen.placeByCard();
    const page = await kitchen.openPage(orderId);
    const check = () => kitchen.send(kitchen.asha, 'POST', `/orders/${orderId}/payment-check`);
    expect((await check()).statusCode).toBe(204);
    expect((await kitchen.order(orderId)).status).toBe('awaitingPayment');
    const message = kitchen.razorpay.pay(page);
    expect((await kitchen.send(kitchen.ravi, 'POST', `/orders/${orderId}/payment-check`)).statusCode).toBe(
      204,
    );
    expect((await kitchen.order(orderId)).status).toBe('awaitingPayment');
    expect((await check()).statusCode).toBe(204);
    expect(await kitchen.story(orderId)).toEqual({
      status: 'placed',
      payments: [`paid card ${page.amount}`],
      refunds: [],
    });
    expect((await kitchen.deliver(message)).json()).toEqual({ handling: 'known' });
    expect((await kitchen.story(orderId)).payments).toHaveLength(1);
  });

  it('the return itself proves nothing: an order that was not paid stays waiting (GATEWAY-5)', async () => {
    const orderId = await kitchen.placeByCard();
    await kitchen.openPage(orderId);
    await kitchen.send(kitchen.asha, 'POST', `/orders/${orderId}/payment-check`, {
      razorpay_payment_id: 'pay_AAAA',
      razorpay_payment_link_status: 'paid',
    });
    expect((await kitchen.order(orderId)).status).toBe('awaitingPayment');
  });

  it('a payment is found before its order expires (GATEWAY-5)', async () => {
    const orderId = await kitchen.placeByCard();
    const page = await kitchen.openPage(orderId);
    kitchen.wait(14);
    await kitchen.app.payments.runDue();
    kitchen.razorpay.pay(page);
    kitchen.wait(0.5);
    await kitchen.app.payments.runDue();
    expect((await kitchen.order(orderId)).status).toBe('placed');
    kitchen.wait(2);
    expect(await expire()).toBe(0);
  });

  it('the gateway being away for a while loses no payment (GATEWAY-5)', async () => {
    const orderId = await kitchen.placeByCard();
    kitchen.razorpay.pay(await kitchen.openPage(orderId));
    kitchen.razorpay.faults.push({ path: 'payment_links', fault: 503 });
    kitchen.wait(3);
    await kitchen.app.payments.runDue();
    expect((await kitchen.order(orderId)).status).toBe('awaitingPayment');
    kitchen.wait(6);
    await kitchen.app.payments.runDue();
    expect((await kitchen.order(orderId)).status).toBe('placed');
  });
});

describe('an order that ended unpaid', () => {
  it('its page is closed at the gateway (GATEWAY-4)', async () => {
    const orderId = await kitchen.placeByCard();
    const page = await kitchen.openPage(orderId);
    kitchen.wait(16);
    expect(await expire()).toBe(1);
    expect(await kitchen.story(orderId)).toMatchObject({ status: 'expired', refunds: [] });
    await kitchen.app.payments.runDue();
    expect(page.status).toBe('cancelled');
    const [left] = await kitchen.database.query<{ open: number }>(
      sql`select count(*)::int as open from "paymentPages" where "checkAt" is not null`,
    );
    expect(left?.open).toBe(0);
  });

  it('a cancelled order can’t be paid any more at once, also when the gateway fails first (GATEWAY-4)', async () => {
    for (const fault of [undefined, 503] as const) {
      const { orderId, page } = await kitchen.waiting();
      if (fault) kitchen.razorpay.faults.push({ path: `${page.id}/cancel`, fault });
      const before = kitchen.razorpay.asked.length;
      await kitchen.step(kitchen.asha, orderId, 'awaitingPayment', 'cancelled');
      await expect.poll(() => kitchen.razorpay.asked.length).toBeGreaterThan(before);
      await kitchen.app.payments.runDue();
      if (fault) {
        expect(page.status).toBe('created');
        kitchen.wait(0.3);
        await kitchen.app.payments.runDue();
      }
      expect(page.status).toBe('cancelled');
      expect(await kitchen.story(orderId)).toMatchObject({ status: 'cancelled', refunds: [] });
    }
  });

  it('an order that is cancelled while its page is made has it closed at the next look (GATEWAY-4)', async () => {
    const orderId = await kitchen.placeByCard();
    const asked = kitchen.askPage(orderId);
    await kitchen.database.execute(sql`update orders set status = 'cancelled' where id = ${orderId}`);
    await asked;
    await kitchen.app.payments.runDue();
    const made = [...kitchen.razorpay.pages.values()].filter(({ reference_id }) =>
      reference_id.startsWith(`${orderId}-`),
    );
    expect(made.map(({ status }) => status)).not.toContain('created');
  });

  it('money that arrived after it ended goes back by itself, also when its message was lost (GATEWAY-4)', async () => {
    const orderId = await kitchen.placeByCard();
    const page = await kitchen.openPage(orderId);
    kitchen.wait(16);
    await expire();
    kitchen.razorpay.pay(page);
    await kitchen.app.payments.runDue();
    await kitchen.app.payments.runDue();
    expect(await kitchen.story(orderId)).toEqual({
      status: 'expired',
      payments: [`paid card ${page.amount}`],
      refunds: [`sent expired ${page.amount}`],
    });
    expect(kitchen.razorpay.refunds).toMatchObject([{ amount: page.amount }]);
  });
});
