import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { sql } from '#server/db/sql-template.ts';
import { SYSTEM } from '#server/documents/actor.ts';
import { find } from '#server/documents/store.ts';
import { runUnitOfWork } from '#server/documents/unit-of-work.ts';
import { at, outcomeOf } from '#tests/kitchen.ts';
import { waitUntilNoon } from '#tests/order-kitchen.ts';
import { minutesUntil, openUpiKitchen } from '#tests/upi-kitchen.ts';
import { confirmPayment } from '../orders/confirm-payment.ts';
import { orders } from '../orders/orders.ts';

const { kitchen, placeUpi, expire, paymentOf, record, mailsAbout } = await openUpiKitchen();
await waitUntilNoon(kitchen);

afterAll(() => kitchen.close());
beforeEach(() => kitchen.setKitchen({ orderMode: 'board', acceptWithinMinutes: 10 }));

// UPI-1
describe('an order that is paid by UPI', () => {
  it('waits for its payment if the kitchen has a UPI id', async () => {
    const id = await placeUpi();
    const order = await kitchen.order(id);
    expect(order).toMatchObject({ status: 'awaitingPayment', prepaid: true, acceptBy: null });
    expect(minutesUntil(order.payBy, order.orderedOn)).toBe(15);
    expect(await paymentOf(id)).toMatchObject({ state: 'due', mock: false, method: 'upi', paidAt: null });
    expect(await mailsAbout(id)).toEqual(['order-awaits-payment']);
  });

  it.each([
    ['in cash', { paymentMethod: 'cod' }, false],
    ['by card, which stays a mock', { paymentMethod: 'card' }, true],
  ])('does not wait if it is paid %s', async (_how, over, mock) => {
    const id = await placeUpi(over);
    expect(await kitchen.order(id)).toMatchObject({ status: 'placed', prepaid: false, payBy: null });
    expect((await paymentOf(id)).mock).toBe(mock);
  });

  it('stays a mock if the kitchen has no UPI id', async () => {
    await kitchen.setPayments({});
    const id = await placeUpi();
    expect(await kitchen.order(id)).toMatchObject({ status: 'placed', prepaid: false, payBy: null });
    expect(await paymentOf(id)).toMatchObject({ state: 'paid', mock: true });
    await kitchen.setPayments({ vpa: 'rasoi@icici' });
  });

  it('can’t be made to look paid by its customer', async () => {
    const lies = { prepaid: false, payBy: null, status: 'placed', alreadyPaid: false };
    const id = await placeUpi(lies);
    expect(await kitchen.order(id)).toMatchObject({ status: 'awaitingPayment', prepaid: true });
    expect(outcomeOf(await record(kitchen.asha, id))).toEqual([401, 'user_unauthorized']);
    const step = await kitchen.step(kitchen.asha, id, 'awaitingPayment', 'placed');
    expect(outcomeOf(step)).toEqual([401, 'user_unauthorized']);
  });

  it('is not cooked, promised or given to a rider before it is paid', async () => {
    const id = await placeUpi();
    const event = (data: object) => kitchen.event(kitchen.cook, id, { from: 'awaitingPayment', ...data });
    for (const data of [
      { type: 'promise', promisedInMinutes: 30, reason: 'tooBusy' },
      { type: 'assign', riderId: 'rider' },
      { type: 'lines', doneLines: [0] },
    ]) {
      expect(outcomeOf(await event(data))).toEqual([409, 'order_moved_on']);
    }
    expect((await event({ type: 'step', to: 'accepted' })).statusCode).toBe(400);
    expect((await kitchen.read(kitchen.rider, 'orders', id)).statusCode).toBe(404);
  });
});

// UPI-3
describe('a confirmed payment', () => {
  it('begins the order: its age, its promise and the time to accept count from then', async () => {
    const id = await placeUpi();
    const before = await kitchen.order(id);
    kitchen.wait(8);
    const answer = await record(kitchen.cook, id, { state: 'paid', reference: '432112345678' });
    expect(answer.json()).toMatchObject({ state: 'paid', recordedBy: 'kitchen', reference: '432112345678' });
    const order = await kitchen.order(id);
    expect(order).toMatchObject({ status: 'placed', payBy: null, prepaid: true });
    expect(Math.round(minutesUntil(order.promisedAt, before.promisedAt))).toBe(8);
    expect(Math.round(minutesUntil(order.dueAt, before.orderedOn))).toBe(8);
    expect(Math.round(minutesUntil(order.acceptBy, order.dueAt))).toBe(10);
    const [step] = await kitchen.ofOrder('orderEvents', id);
    expect(step).toMatchObject({ type: 'step', from: 'awaitingPayment', to: 'placed', actorId: 'kitchen' });
    expect(await mailsAbout(id)).toEqual(['order-awaits-payment', 'order-confirmation']);
  });

  it('keeps the mode of the kitchen: without a board nobody has to accept', async () => {
    await kitchen.setKitchen({ orderMode: 'age' });
    const id = await placeUpi();
    kitchen.wait(12);
    await record(kitchen.cook, id);
    expect(await kitchen.order(id)).toMatchObject({ status: 'placed', acceptBy: null });
  });

  it('is recorded once, however many people confirm it', async () => {
    const id = await placeUpi();
    const { cook, owner, manager } = kitchen;
    const answers = await Promise.all([cook, owner, manager].map((who) => record(who, id)));
    expect(answers.map((answer) => answer.statusCode).toSorted()).toEqual([200, 409, 409]);
    expect(await kitchen.ofOrder('orderEvents', id)).toHaveLength(1);
  });

  it('can be taken back for 30 seconds while nothing has happened to the order', async () => {
    const id = await placeUpi();
    const before = await kitchen.order(id);
    await record(kitchen.cook, id);
    expect((await record(kitchen.cook, id, { state: 'due' })).statusCode).toBe(200);
    const again = await kitchen.order(id);
    expect(again).toMatchObject({ status: 'awaitingPayment', acceptBy: null, promisedAt: before.promisedAt });
    expect(again.payBy).not.toBeNull();
    expect(await mailsAbout(id)).toEqual(['order-awaits-payment']);
    await record(kitchen.cook, id);
    await kitchen.walk(id, 'accepted');
    const late = await record(kitchen.cook, id, { state: 'due' });
    expect(outcomeOf(late)).toEqual([409, 'payment_undo_too_late']);
    expect(await paymentOf(id)).toMatchObject({ state: 'paid' });
  });

  it('can come from another system, for example from a gateway', async () => {
    const id = await placeUpi();
    const confirm = () =>
      runUnitOfWork(kitchen.app.engine, SYSTEM, async (work) => {
        const order = await find(work.sql, orders, id, true);
        if (!order) return undefined;
        const { totalAmount: amount } = order.data;
        const receipt = { amount, method: 'card', reference: 'pay_1', recordedBy: null } as const;
        return confirmPayment(work, order, receipt);
      });
    expect(await confirm()).toBe(true);
    expect(await paymentOf(id)).toMatchObject({ state: 'paid', method: 'card', reference: 'pay_1' });
    expect(await kitchen.order(id)).toMatchObject({ status: 'placed', payBy: null });
    expect(await confirm()).toBe(false);
  });
});

// UPI-4
describe('an order that is not paid in time', () => {
  it('expires with its reason and a mail, in either mode', async () => {
    await kitchen.setKitchen({ orderMode: 'age' });
    await expire();
    const id = await placeUpi();
    kitchen.wait(14);
    expect(await expire()).toBe(0);
    kitchen.wait(1);
    expect(await expire()).toBe(1);
    expect(await kitchen.order(id)).toMatchObject({ status: 'expired', statusReason: 'unpaid' });
    expect(await paymentOf(id)).toMatchObject({ state: 'expired' });
    expect(await kitchen.ofOrder('refunds', id)).toEqual([]);
    const mail = (await kitchen.mails()).findLast(({ aboutId }) => aboutId === id);
    expect([mail?.kind, mail?.text]).toEqual(['order-ended', expect.stringContaining('no payment arrived')]);
  });

  it('gives back its portions, its coupon and its place', async () => {
    const { owner, send } = kitchen;
    const coupon = { code: 'ONCE', kind: 'amount', amount: 20, total: 1 };
    await send(owner, 'POST', at('coupons'), { documentId: 'once', data: coupon });
    await send(owner, 'PATCH', at('dishes', 'samosa'), { data: { portionsPerDay: 5 } });
    const capacity = { value: JSON.stringify({ ordersPerQuarter: 40 }) };
    await send(owner, 'PATCH', at('settings', 'capacity'), { data: capacity });
    const left = async () => (await send(owner, 'GET', at('dishes', 'samosa'))).json().portionsLeft;
    const used = async () => (await send(owner, 'GET', at('coupons', 'once'))).json().used;
    const places = async () =>
      (await kitchen.database.query<{ orders: number }>(sql`select sum(orders)::int as orders from slots`))[0]
        ?.orders;

    await placeUpi({ couponCodes: ['ONCE'] });
    expect([await left(), await used(), await places()]).toEqual([4, 1, 1]);
    kitchen.wait(15);
    await expire();
    expect([await left(), await used(), await places()]).toEqual([5, 0, 0]);
    await send(owner, 'PATCH', at('dishes', 'samosa'), { data: { portionsPerDay: null } });
    await send(owner, 'PATCH', at('settings', 'capacity'), { data: { value: '{}' } });
  });

  it('either expires or begins if both happen at once', async () => {
    for (let round = 0; round < 4; round++) {
      const id = await placeUpi();
      kitchen.wait(15);
      await Promise.all([expire(), record(kitchen.cook, id)]);
      const { status } = await kitchen.order(id);
      const owed = (await kitchen.ofOrder('refunds', id)).length;
      expect([status, owed]).toEqual(status === 'placed' ? ['placed', 0] : ['expired', 1]);
      expect(await paymentOf(id)).toMatchObject({ state: 'paid' });
    }
  });
});

// UPI-5
describe('an order that waits for its payment', () => {
  it('is cancelled by its customer, and by the kitchen with a reason', async () => {
    const [own, theirs] = [await placeUpi(), await placeUpi()];
    expect((await kitchen.step(kitchen.asha, own, 'awaitingPayment', 'cancelled')).statusCode).toBe(201);
    const reason = { reason: 'unpaid' };
    const answer = await kitchen.step(kitchen.cook, theirs, 'awaitingPayment', 'cancelled', reason);
    expect(answer.statusCode).toBe(201);
    for (const id of [own, theirs]) {
      expect(await kitchen.order(id)).toMatchObject({ status: 'cancelled' });
      expect(await paymentOf(id)).toMatchObject({ state: 'expired' });
    }
  });
});

// UPI-6
describe('money that arrives after the order has ended', () => {
  it('is recorded and owed back, and the order stays ended', async () => {
    const id = await placeUpi();
    const { totalAmount } = await kitchen.order(id);
    await kitchen.step(kitchen.asha, id, 'awaitingPayment', 'cancelled');
    expect((await record(kitchen.owner, id)).json()).toMatchObject({ state: 'paid' });
    expect(await kitchen.order(id)).toMatchObject({ status: 'cancelled', payBy: null });
    const [owed] = await kitchen.ofOrder('refunds', id);
    expect(owed).toMatchObject({ amount: totalAmount, method: 'upi', reason: 'cancelled', doneAt: null });
    expect(outcomeOf(await record(kitchen.owner, id))).toEqual([409, 'payment_not_due']);
    expect(await kitchen.ofOrder('refunds', id)).toHaveLength(1);
  });
});
