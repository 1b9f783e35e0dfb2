import { describe, expect, it } from 'vitest';
import { expireOrders } from '#server/collections/orders/order-expiry.ts';
import { closeAfterAll } from '#tests/close-after-all.ts';
import type { FakeRazorpay } from '#tests/doubles/fake-razorpay.ts';
import { openGatewayKitchen } from '#tests/gateway-kitchen.ts';

const kitchen = await closeAfterAll(openGatewayKitchen());
const razorpay: FakeRazorpay = kitchen.razorpay;

describe('money that comes too late or twice', () => {
  const ended = async (end: (orderId: string) => Promise<unknown>) => {
    const { orderId, page } = await kitchen.waiting();
    await end(orderId);
    const message = razorpay.pay(page);
    return { orderId, page, message };
  };

  it('money for a cancelled order is recorded, and goes back by itself (GATEWAY-4)', async () => {
    const { orderId, page, message } = await ended((id) =>
      kitchen.step(kitchen.asha, id, 'awaitingPayment', 'cancelled'),
    );
    // The page of a cancelled order is closed at once, and the server may learn of the money then already.
    const [, repeated] = await kitchen.handlings(message, message);
    expect(repeated).toBe('known');
    await kitchen.app.payments.runDue();
    expect(await kitchen.story(orderId)).toEqual({
      status: 'cancelled',
      payments: [`paid card ${page.amount}`],
      refunds: [`sent cancelled ${page.amount}`],
    });
  });

  it('a second payment of an order goes back by itself, and the first one stays (GATEWAY-4)', async () => {
    const { orderId, page } = await kitchen.waiting();
    const messages = [razorpay.pay(page), razorpay.pay(page)];
    expect(await kitchen.handlings(...messages)).toEqual(['recorded', 'refunded']);
    await kitchen.app.payments.runDue();
    expect(await kitchen.story(orderId)).toEqual({
      status: 'placed',
      payments: [`paid card ${page.amount}`, `paid card ${page.amount}`],
      refunds: [`sent paidTwice ${page.amount}`],
    });
    const second = JSON.parse(messages[1]?.body ?? '').payload.payment.entity.id;
    expect(razorpay.refunds.at(-1)).toMatchObject({ payment_id: second, amount: page.amount });
  });

  it('money for an order that expired is recorded, and goes back by itself (GATEWAY-4)', async () => {
    const { orderId, page, message } = await ended(async () => {
      kitchen.wait(16);
      await expireOrders(kitchen.app.engine, kitchen.app.documents);
    });
    // The server looks at the page of an order that has ended, and may find the money before the message comes.
    const [, repeated] = await kitchen.handlings(message, message);
    expect(repeated).toBe('known');
    await kitchen.app.payments.runDue();
    expect(await kitchen.story(orderId)).toMatchObject({
      status: 'expired',
      refunds: [`sent expired ${page.amount}`],
    });
  });
});
