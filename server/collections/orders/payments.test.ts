import { describe, expect, it } from 'vitest';
import { closeAfterAll } from '#tests/close-after-all.ts';
import { at, equal, outcomeOf, type Person } from '#tests/kitchen.ts';
import { openOrderKitchen } from '#tests/order-kitchen.ts';

const kitchen = await closeAfterAll(openOrderKitchen());

const paymentOf = async (orderId: string): Promise<Record<string, unknown>> =>
  (await kitchen.ofOrder('payments', orderId))[0] ?? {};
const record = async (who: Person, orderId: string, data: object = { state: 'paid' }) =>
  kitchen.change(who, 'payments', String((await paymentOf(orderId)).$id), data);
const refund = (who: Person, orderId: string, amount: number, over: object = {}, documentId = 'unique()') =>
  kitchen.create(who, 'refunds', { orderId, amount, reason: 'goodwill', ...over }, documentId);

// PAY-1
describe('the payment of an order', () => {
  it.each([
    ['cod', 'due', false],
    ['upi', 'paid', true],
    ['card', 'paid', true],
  ])('by %s is %s when the order is placed', async (paymentMethod, state, mock) => {
    const id = await kitchen.place(kitchen.asha, { paymentMethod });
    const { totalAmount } = await kitchen.order(id);
    const payments = await kitchen.ofOrder('payments', id);
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

  it('by UPI on delivery is recorded as such', async () => {
    const { cook, place } = kitchen;
    const id = await place();
    const answer = await record(cook, id, { state: 'paid', method: 'upi', reference: '4301' });
    expect(answer.json()).toMatchObject({ state: 'paid', method: 'upi', reference: '4301', mock: false });
  });

  // PAY-4
  it('that was recorded by mistake can be undone by the same person, and both are in the audit log', async () => {
    const { owner, cook, place } = kitchen;
    const id = await place();
    const { $id } = await paymentOf(id);
    await record(cook, id, { state: 'paid', method: 'upi', reference: '4301' });
    expect(outcomeOf(await record(owner, id, { state: 'due' }))).toEqual([409, 'payment_undo_too_late']);
    const answer = await record(cook, id, { state: 'due' });
    const due = { state: 'due', method: 'cod', reference: null, recordedBy: null, paidAt: null };
    expect(answer.json()).toMatchObject(due);
    expect((await record(owner, id)).statusCode).toBe(200);
    const log = await kitchen.list(owner, 'audits', equal('documentId', $id));
    expect(log.json().documents.map(({ adminId }: { adminId: string }) => adminId)).toEqual([
      'kitchen',
      'kitchen',
      'owner',
    ]);
  });

  it('can’t be undone after 30 seconds, or after a refund', async () => {
    const { owner, cook, place } = kitchen;
    const [late, refunded] = [await place(), await place()];
    await record(cook, refunded);
    await refund(owner, refunded, 1);
    expect(outcomeOf(await record(cook, refunded, { state: 'due' }))).toEqual([409, 'payment_undo_too_late']);
    await record(cook, late);
    kitchen.wait(0.5);
    expect(outcomeOf(await record(cook, late, { state: 'due' }))).toEqual([409, 'payment_undo_too_late']);
  });

  it('that is undone while the order is rejected leaves nothing due and nothing to refund', async () => {
    const { owner, cook, place, step } = kitchen;
    for (let round = 0; round < 5; round++) {
      const id = await place();
      await record(cook, id);
      await Promise.all([
        record(cook, id, { state: 'due' }),
        step(owner, id, 'placed', 'rejected', { reason: 'closed' }),
      ]);
      const { state, amount } = await paymentOf(id);
      const owed = (await kitchen.ofOrder('refunds', id)).map((entry) => entry.amount);
      expect([state, owed]).toEqual(state === 'paid' ? ['paid', [amount]] : ['expired', []]);
    }
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
    expect(await kitchen.ofOrder('refunds', id)).toEqual([]);
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
    const entries = await kitchen.ofOrder('refunds', id);
    expect(entries).toHaveLength(1);
    expect(entries[0]).toMatchObject({ amount: totalAmount, reason: to, method: 'upi', line: null });
    expect(entries[0]?.doneAt).not.toBeNull();
  });

  it('is for the amount not refunded before, and in cash is recorded when it is paid out', async () => {
    const { owner, manager, cook, place, step, order } = kitchen;
    const id = await place();
    const { totalAmount } = await order(id);
    await record(cook, id);
    await refund(manager, id, 10);
    await step(owner, id, 'placed', 'rejected', { reason: 'tooBusy' });
    const [first, rest] = await kitchen.ofOrder('refunds', id);
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
