import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { equal, outcomeOf } from '#tests/kitchen.ts';
import { openUpiKitchen } from '#tests/upi-kitchen.ts';

const { kitchen, placeUpi, paymentOf, record, mailsAbout } = await openUpiKitchen();

afterAll(() => kitchen.close());
beforeEach(() => kitchen.setKitchen({ orderMode: 'board', acceptWithinMinutes: 10 }));

// UPI-12
describe('a payment that was confirmed by mistake', () => {
  const because = { state: 'due', takenBackReason: 'notArrived' };
  /** An order whose payment the cook confirmed, and which has since gone through these statuses. */
  const confirmed = async (...statuses: string[]) => {
    const id = await placeUpi();
    await record(kitchen.cook, id);
    await kitchen.walk(id, ...statuses);
    kitchen.wait(2);
    return id;
  };

  it.each([
    ['accepted', ['accepted']],
    ['being cooked', ['accepted', 'preparing']],
    ['on its way', ['accepted', 'preparing', 'ready', 'outForDelivery']],
    ['delivered', ['accepted', 'preparing', 'ready', 'delivered']],
  ])('is due again at the door, with a reason, once the order is %s', async (_state, statuses) => {
    const id = await confirmed(...statuses);
    const { totalAmount, promisedAt } = await kitchen.order(id);
    kitchen.takeEvents();
    const answer = await record(kitchen.manager, id, because);
    const due = {
      state: 'due',
      method: 'cod',
      recordedBy: null,
      paidAt: null,
      takenBackReason: 'notArrived',
    };
    expect(answer.json()).toMatchObject({ ...due, amount: totalAmount });
    const order = await kitchen.order(id);
    expect(order).toMatchObject({ status: statuses.at(-1), paymentMethod: 'cod', promisedAt, payBy: null });
    expect(await kitchen.ofOrder('refunds', id)).toEqual([]);
    const { $id } = await paymentOf(id);
    expect(kitchen.takeEvents()).toEqual(
      expect.arrayContaining([`payments update ${$id}`, `orders update ${id}`]),
    );
    expect(await mailsAbout(id)).toContain('order-payment-taken-back');
  });

  it('is collected by the rider, who can also take that back at once', async () => {
    const id = await confirmed('accepted', 'preparing', 'ready');
    await kitchen.event(kitchen.cook, id, { type: 'assign', from: 'ready', riderId: 'rider' });
    await kitchen.walk(id, 'outForDelivery');
    await record(kitchen.cook, id, because);
    expect((await kitchen.ofOrder('payments', id, kitchen.rider))[0]).toMatchObject({ state: 'due' });
    const taken = await record(kitchen.rider, id, { state: 'paid', method: 'upi' });
    expect(taken.json()).toMatchObject({ recordedBy: 'rider', method: 'upi', takenBackReason: null });
    expect((await record(kitchen.rider, id, { state: 'due' })).json()).toMatchObject({
      state: 'due',
      method: 'cod',
    });
    expect(await kitchen.order(id)).toMatchObject({ status: 'outForDelivery', paymentMethod: 'cod' });
  });

  it('stands in the audit log with its reason', async () => {
    const id = await confirmed('accepted');
    await record(kitchen.cook, id, because);
    const { $id } = await paymentOf(id);
    const log = await kitchen.list(kitchen.owner, 'audits', equal('documentId', $id));
    expect(JSON.stringify(log.json().documents.at(-1))).toContain('notArrived');
    expect(log.json().documents).toHaveLength(2);
  });

  it('gives its transaction number free for the order that it belongs to', async () => {
    const [wrong, right] = [await placeUpi(), await placeUpi()];
    await record(kitchen.asha, wrong, { reference: '432112345679' });
    await record(kitchen.cook, wrong);
    await kitchen.walk(wrong, 'accepted');
    const withNumber = { state: 'paid', reference: '432112345679' };
    expect(outcomeOf(await record(kitchen.cook, right, withNumber))).toEqual([409, 'payment_reference_used']);
    await record(kitchen.cook, wrong, { ...because, takenBackReason: 'otherOrder' });
    expect(await paymentOf(wrong)).toMatchObject({ reference: null, claimedAt: null });
    expect((await record(kitchen.cook, right, withNumber)).statusCode).toBe(200);
  });

  it('waits for its payment again as long as the kitchen has not begun', async () => {
    const id = await confirmed();
    await record(kitchen.owner, id, because);
    const order = await kitchen.order(id);
    expect(order).toMatchObject({ status: 'awaitingPayment', paymentMethod: 'upi', acceptBy: null });
    expect(order.payBy).not.toBeNull();
    await kitchen.setKitchen({ orderMode: 'age' });
    const byAge = await confirmed();
    await record(kitchen.owner, byAge, because);
    expect(await kitchen.order(byAge)).toMatchObject({ status: 'placed', paymentMethod: 'cod', payBy: null });
  });

  it('is not taken back by riders and customers, without a known reason, or twice', async () => {
    const id = await confirmed('accepted', 'preparing', 'ready');
    await kitchen.event(kitchen.cook, id, { type: 'assign', from: 'ready', riderId: 'rider' });
    for (const who of [kitchen.rider, kitchen.asha])
      expect((await record(who, id, because)).statusCode).toBe(401);
    expect((await record(kitchen.cook, id, { state: 'due', takenBackReason: 'mood' })).statusCode).toBe(400);
    expect(outcomeOf(await record(kitchen.cook, id, { state: 'due' }))).toEqual([
      409,
      'payment_undo_too_late',
    ]);
    const answers = await Promise.all([kitchen.cook, kitchen.owner].map((who) => record(who, id, because)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 400]);
  });

  it('stays if something was refunded, or the order has ended without food', async () => {
    const refunded = await confirmed('accepted');
    const refund = { orderId: refunded, amount: 1, reason: 'goodwill' };
    await kitchen.create(kitchen.owner, 'refunds', refund, `r-${refunded}`);
    const cancelled = await confirmed('accepted');
    await kitchen.step(kitchen.cook, cancelled, 'accepted', 'cancelled', { reason: 'customerAsked' });
    for (const id of [refunded, cancelled]) {
      expect(outcomeOf(await record(kitchen.cook, id, because))).toEqual([409, 'payment_undo_too_late']);
      expect(await paymentOf(id)).toMatchObject({ state: 'paid', takenBackReason: null });
    }
  });

  it('is neither cash nor money that staff took with an order by phone', async () => {
    const cash = await kitchen.place();
    await record(kitchen.cook, cash);
    kitchen.wait(2);
    expect(outcomeOf(await record(kitchen.cook, cash, because))).toEqual([409, 'payment_undo_too_late']);
  });
});
