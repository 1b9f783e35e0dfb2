import { expect, it } from 'vitest';
import { closeAfterAll } from '#tests/close-after-all.ts';
import { openGatewayKitchen } from '#tests/gateway-kitchen.ts';

const kitchen = await closeAfterAll(openGatewayKitchen());

/** The fee of these tests (paise), with its tax. */
const FEE = 236;

const paymentOf = async (orderId: string) => (await kitchen.ofOrder('payments', orderId))[0];
const isPaid = async (orderId: string, amount: number) => {
  expect(await kitchen.story(orderId)).toEqual({
    status: 'placed',
    payments: [`paid card ${amount}`],
    refunds: [],
  });
  expect(await paymentOf(orderId)).toMatchObject({ amount: amount / 100, gatewayFee: FEE / 100 });
};

// GATEWAY-11
it('an order is paid although the customer paid the fee of the gateway on top', async () => {
  const { orderId, page } = await kitchen.waiting();
  const message = kitchen.razorpay.pay(page, { amount: page.amount + FEE, fee: FEE });
  expect(await kitchen.handlings(message, message)).toEqual(['recorded', 'known']);
  await isPaid(orderId, page.amount);
});

// GATEWAY-11
it('so it is if the message was lost and the server asks the gateway', async () => {
  const { orderId, page } = await kitchen.waiting();
  kitchen.razorpay.pay(page, { amount: page.amount + FEE, fee: FEE });
  const asked = await kitchen.send(kitchen.asha, 'POST', `/orders/${orderId}/payment-check`);
  expect(asked.statusCode, asked.body).toBeLessThan(300);
  await isPaid(orderId, page.amount);
});

// GATEWAY-11
it('a fee that the kitchen bears is no part of what came, and is not told', async () => {
  const { orderId, page } = await kitchen.waiting();
  expect(await kitchen.handlings(kitchen.razorpay.pay(page, { fee: FEE }))).toEqual(['recorded']);
  expect(await paymentOf(orderId)).toMatchObject({ amount: page.amount / 100, gatewayFee: null });
});

// GATEWAY-3, GATEWAY-11
it.each([
  ['less than the order', -FEE],
  ['more than the order and the fee', 2 * FEE],
])('%s stays another amount, which staff look at', async (_what, more) => {
  const { orderId, page } = await kitchen.waiting();
  const message = kitchen.razorpay.pay(page, { amount: page.amount + more, fee: FEE });
  expect(await kitchen.handlings(message)).toEqual(['wrong amount']);
  expect((await kitchen.story(orderId)).payments).toEqual([`due card ${page.amount} problem`]);
});

// GATEWAY-11
it('a top-up counts without the fee', async () => {
  await kitchen.setSection('ledger', { isOn: true });
  const customer = await kitchen.customer('pays-fees');
  const data = { amount: 200, way: 'gateway' };
  const made = await kitchen.create(customer, 'topUps', data, 'with-fee');
  expect(made.statusCode, made.body).toBe(201);
  const { url } = (await kitchen.send(customer, 'POST', '/top-ups/with-fee/payment-page')).json();
  const page = [...kitchen.razorpay.pages.values()].find(({ short_url }) => short_url === url);
  if (!page) throw new Error('The stand-in has no such page');
  const message = kitchen.razorpay.pay(page, { amount: page.amount + FEE, fee: FEE });
  expect(await kitchen.handlings(message)).toEqual(['recorded']);
  expect((await kitchen.read(kitchen.owner, 'users', customer.id)).json().balance).toBe(200);
});
