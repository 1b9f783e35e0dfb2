import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { at, type Person } from '#tests/kitchen.ts';
import { type OrderKitchen, openOrderKitchen, outcomeOf } from '#tests/order-kitchen.ts';

let kitchen: OrderKitchen;

beforeAll(async () => {
  kitchen = await openOrderKitchen();
});
afterAll(() => kitchen.close());

async function ofOrder(collection: string, orderId: string) {
  const query = encodeURIComponent(
    JSON.stringify({ method: 'equal', attribute: 'orderId', values: [orderId] }),
  );
  const answer = await kitchen.send(kitchen.owner, 'GET', `${at(collection)}?queries[0]=${query}`);
  return answer.json().documents as Record<string, unknown>[];
}
const paymentOf = async (orderId: string) => (await ofOrder('payments', orderId))[0] ?? {};
const record = async (who: Person, orderId: string, data: object = { state: 'paid' }) =>
  kitchen.send(who, 'PATCH', at('payments', String((await paymentOf(orderId)).$id)), { data });
const refund = (who: Person, orderId: string, amount: number, over: object = {}, documentId = 'unique()') =>
  kitchen.send(who, 'POST', at('refunds'), {
    documentId,
    data: { orderId, amount, reason: 'goodwill', ...over },
  });

// PAY-1
describe('the payment of an order', () => {
  it.each([
    ['cod', 'due', false],
    ['upi', 'paid', true],
    ['card', 'paid', true],
  ])('by %s is %s when the order is placed', async (paymentMethod, state, mock) => {
    const id = await kitchen.place(kitchen.asha, { paymentMethod });
    const { totalAmount } = await kitchen.order(id);
    const payments = await ofOrder('payments', id);
    expect(payments).toHaveLength(1);
    expect(payments[0]).toMatchObject({ method: paymentMethod, state, mock, amount: totalAmount });
  });

  it('in cash is recorded once, by the person who delivers the order', async () => {
    const { cook, rider, otherRider, asha, place, event } = kitchen;
    const id = await place();
    await kitchen.walk(id, 'accepted', 'ready');
    await event(cook, id, { type: 'assign', from: 'ready', riderId: 'rider' });
    for (const who of [asha, otherRider]) {
      expect(outcomeOf(await record(who, id))).toEqual([401, 'user_unauthorized']);
    }
    const lies = { state: 'paid', reference: 'Note 7', amount: 1, recordedBy: 'asha' };
    const answer = await record(rider, id, lies);
    expect(answer.json()).toMatchObject({ state: 'paid', reference: 'Note 7', recordedBy: 'rider' });
    expect(answer.json().amount).toBe((await kitchen.order(id)).totalAmount);
    expect(outcomeOf(await record(cook, id))).toEqual([409, 'payment_not_due']);
  });

  it.each(['due', 'failed', 'expired'])('can’t be recorded as %s by hand', async (state) => {
    const id = await kitchen.place();
    const answer = await record(kitchen.owner, id, { state });
    expect(outcomeOf(answer)).toEqual([400, 'general_argument_invalid']);
  });

  it('in cash expires with an order that is not fulfilled, without a refund', async () => {
    const { owner, place, step } = kitchen;
    const id = await place();
    await step(owner, id, 'placed', 'rejected', { reason: 'closed' });
    expect((await paymentOf(id)).state).toBe('expired');
    expect(await ofOrder('refunds', id)).toEqual([]);
    expect(outcomeOf(await record(owner, id))).toEqual([409, 'payment_not_due']);
  });
});

// PAY-2
describe('a refund', () => {
  it.each([
    ['a customer who cancels', 'cancelled', () => kitchen.asha, {}],
    ['the kitchen that rejects', 'rejected', () => kitchen.owner, { reason: 'tooBusy' }],
  ] as const)('is the whole amount with %s, and immediate for test payments', async (_who, to, who, more) => {
    const id = await kitchen.place(kitchen.asha, { paymentMethod: 'upi' });
    const { totalAmount } = await kitchen.order(id);
    expect((await kitchen.step(who(), id, 'placed', to, more)).statusCode).toBe(201);
    const entries = await ofOrder('refunds', id);
    expect(entries).toHaveLength(1);
    expect(entries[0]).toMatchObject({ amount: totalAmount, reason: to, method: 'upi', line: null });
    expect(entries[0]?.doneAt).not.toBeNull();
  });

  it('is what was not refunded before, and in cash is recorded once it is paid out', async () => {
    const { owner, manager, cook, place, step, order } = kitchen;
    const id = await place();
    const { totalAmount } = await order(id);
    await record(cook, id);
    await refund(manager, id, 10);
    await step(owner, id, 'placed', 'rejected', { reason: 'tooBusy' });
    const [first, rest] = await ofOrder('refunds', id);
    expect([first?.amount, rest?.amount]).toEqual([10, Number(totalAmount) - 10]);
    expect(rest).toMatchObject({ doneAt: null, actorId: 'owner' });
    const path = at('refunds', String(rest?.$id));
    const doneAt = '2001-01-01T00:00:00.000Z';
    expect(outcomeOf(await kitchen.send(cook, 'PATCH', path, { data: { doneAt } }))[0]).toBe(401);
    const done = await kitchen.send(manager, 'PATCH', path, { data: { doneAt } });
    expect(new Date(done.json().doneAt).getFullYear()).toBeGreaterThan(2001);
    for (const data of [{ doneAt }, { doneAt: null }, { amount: 1, doneAt }]) {
      const again = await kitchen.send(manager, 'PATCH', path, { data });
      expect(outcomeOf(again)).toEqual([400, 'general_argument_invalid']);
    }
  });

  it('never exceeds the payment, however many people decide at once', async () => {
    const { owner, manager, place, order } = kitchen;
    const id = await place(kitchen.asha, { paymentMethod: 'upi' });
    const total = Number((await order(id)).totalAmount);
    const most = Math.floor(total * 0.6);
    const answers = await Promise.all([owner, manager, owner, manager].map((who) => refund(who, id, most)));
    const outcomes = answers.map((answer) => outcomeOf(answer).join(' ')).toSorted();
    expect(outcomes).toEqual(['201', ...Array(3).fill('409 refund_exceeds_payment')]);
  });

  it('is refused for unpaid amounts and for lines that do not exist', async () => {
    const { owner, place } = kitchen;
    const due = await place();
    expect(outcomeOf(await refund(owner, due, 1))).toEqual([409, 'refund_exceeds_payment']);
    const paid = await place(kitchen.asha, { paymentMethod: 'upi' });
    expect(outcomeOf(await refund(owner, paid, 1, { line: 2 }))).toEqual([400, 'general_argument_invalid']);
    expect(outcomeOf(await refund(owner, paid, 0))).toEqual([400, 'document_invalid_structure']);
    expect(outcomeOf(await refund(owner, 'nowhere', 1))).toEqual([404, 'document_not_found']);
  });
});
