import { afterAll, describe, expect, it } from 'vitest';
import { sql } from '#server/db/sql-template.ts';
import { linesOf, openChangeKitchen } from '#tests/change-kitchen.ts';
import { outcomeOf, type Person } from '#tests/kitchen.ts';

const PHONED = { channel: 'staff', customerName: 'Meera', customerPhone: '9811000001' };

const { kitchen, propose, proposed, answer } = await openChangeKitchen();

afterAll(() => kitchen.close());

/** An accepted order of which each of these lines has run out, with a proposal for each. */
async function proposedLines(who: Person, over: object, ...lines: number[]) {
  const id = await kitchen.place(who, over);
  await kitchen.walk(id, 'accepted');
  const changes: string[] = [];
  for (const line of lines) {
    const made = await propose(id, { line, reason: 'outOfItem' });
    if (made.statusCode !== 201) throw new Error(made.body);
    changes.push(made.json().$id);
  }
  await kitchen.change(kitchen.owner, 'dishes', 'samosa', { isAvailable: true });
  await kitchen.change(kitchen.owner, 'dishes', 'ghar-ki-thali', { isAvailable: true });
  const [first = '', second = ''] = changes;
  return { id, first, second };
}
const change = async (id: string) => (await kitchen.read(kitchen.owner, 'orderChanges', id)).json();

// CHANGE-2
describe('the answer to a change', () => {
  it('removes the line, and lowers what is due in cash', async () => {
    const tax = (subtotal: number) => Math.round(subtotal * 0.05);
    const { id, change } = await proposed();
    const before = await kitchen.order(id);
    expect((await answer(change, 'takenOff')).statusCode).toBe(200);
    const after = await kitchen.order(id);
    const { price } = (await kitchen.read(kitchen.asha, 'dishes', 'ghar-ki-thali')).json();
    const subtotal = 2 * price;
    expect(linesOf(after)).toEqual(['2 ghar-ki-thali']);
    expect(after).toMatchObject({ revision: 2, subtotal, tax: tax(subtotal), status: 'accepted' });
    expect(await kitchen.ofOrder('payments', id)).toMatchObject([
      { state: 'due', amount: after.totalAmount },
    ]);
    expect(await kitchen.ofOrder('refunds', id)).toEqual([]);
    expect(await kitchen.ofOrder('orderRevisions', id)).toMatchObject([
      { revision: 1, totalAmount: before.totalAmount, actorRole: 'customer', changeId: null },
      { revision: 2, totalAmount: after.totalAmount, actorRole: 'customer', changeId: change },
    ]);
  });

  it('refunds the overpaid amount, with the line that it is for', async () => {
    const { id, change } = await proposed({}, { paymentMethod: 'upi' });
    const before = await kitchen.order(id);
    await answer(change, 'takenOff');
    const amount = Number(before.totalAmount) - Number((await kitchen.order(id)).totalAmount);
    expect(await kitchen.ofOrder('refunds', id)).toMatchObject([
      { amount, line: 1, reason: 'lineRemoved', method: 'upi', actorId: 'asha' },
    ]);
  });

  it('that accepts a more expensive dish makes the difference due on delivery', async () => {
    const offer = { substituteId: 'appam-stew', substituteQuantity: 2 };
    const { id, change } = await proposed(offer, { paymentMethod: 'card' });
    await kitchen.database.execute(sql`update orders set "testPayment" = false where id = ${id}`);
    await kitchen.database.execute(sql`update payments set mock = false where "orderId" = ${id}`);
    const before = Number((await kitchen.order(id)).totalAmount);
    await answer(change, 'accepted');
    const after = await kitchen.order(id);
    const more = Number(after.totalAmount) - before;
    expect(more).toBeGreaterThan(0);
    expect(linesOf(after)).toEqual(['2 ghar-ki-thali', '2 appam-stew']);
    expect(await kitchen.ofOrder('payments', id)).toMatchObject([
      { state: 'paid', amount: before, method: 'card' },
      { state: 'due', amount: more, method: 'cod', mock: false },
    ]);
    expect(await kitchen.ofOrder('refunds', id)).toEqual([]);
  });

  // PAY-7
  it('that makes a test order dearer asks for no money either', async () => {
    const offer = { substituteId: 'appam-stew', substituteQuantity: 2 };
    const { id, change } = await proposed(offer, { paymentMethod: 'card' });
    await answer(change, 'accepted');
    expect(await kitchen.ofOrder('payments', id)).toMatchObject([
      { state: 'paid', method: 'card', mock: true },
      { state: 'paid', method: 'card', mock: true },
    ]);
  });

  it('that cancels the order refunds everything', async () => {
    const { id, change } = await proposed({}, { paymentMethod: 'upi' });
    kitchen.wait(4);
    const paid = Number((await kitchen.order(id)).totalAmount);
    await answer(change, 'orderCancelled');
    expect(await kitchen.order(id)).toMatchObject({ status: 'cancelled', revision: 1 });
    expect(await kitchen.ofOrder('refunds', id)).toMatchObject([{ amount: paid, reason: 'cancelled' }]);
    expect((await kitchen.ofOrder('orderEvents', id)).at(-1)).toMatchObject({
      to: 'cancelled',
      actorRole: 'customer',
    });
  });

  it('about the last line cancels the order on behalf of the kitchen', async () => {
    const { id, change } = await proposed({ line: 0, quantity: 2 });
    await answer(change, 'takenOff');
    const last = (await propose(id, { line: 0, revision: 2 })).json();
    await answer(last.$id, 'accepted');
    expect(await kitchen.order(id)).toMatchObject({ status: 'cancelled', statusReason: 'customerAsked' });
    expect((await kitchen.ofOrder('orderEvents', id)).at(-1)).toMatchObject({
      to: 'cancelled',
      actorRole: 'kitchen',
    });
    expect(await kitchen.ofOrder('payments', id)).toMatchObject([{ state: 'expired' }]);
  });

  it('can be given once: a repeat gets the first answer, another answer is refused with the state', async () => {
    const { id, change } = await proposed();
    await answer(change, 'takenOff');
    expect((await answer(change, 'takenOff')).json().state).toBe('takenOff');
    const other = await answer(change, 'orderCancelled');
    expect(outcomeOf(other)).toEqual([409, 'order_change_answered']);
    expect(other.json().message).toContain('taken off');
    expect(await kitchen.order(id)).toMatchObject({ revision: 2, status: 'accepted' });
  });

  it.each(Array.from({ length: 4 }, (_, round) => round))(
    'of two that come at once one takes effect (round %d)',
    async () => {
      const { id, change } = await proposed({ substituteId: 'phulka', substituteQuantity: 1 });
      const answers = await Promise.all([
        answer(change, 'accepted'),
        answer(change, 'orderCancelled'),
        answer(change, 'withdrawn', kitchen.cook),
      ]);
      const outcomes = answers.map((each) => outcomeOf(each).join(' ')).toSorted();
      expect(outcomes).toEqual(['200', '409 order_change_answered', '409 order_change_answered']);
      const [{ state } = { state: '' }] = await kitchen.ofOrder('orderChanges', id);
      const { revision, status } = await kitchen.order(id);
      expect([state, revision, status]).toEqual(
        {
          accepted: ['accepted', 2, 'accepted'],
          orderCancelled: ['orderCancelled', 1, 'cancelled'],
          withdrawn: ['withdrawn', 1, 'accepted'],
        }[String(state)],
      );
    },
  );

  it('is refused from other people, from an older revision, and with other attributes', async () => {
    const { id, change } = await proposed();
    const { cook, asha, ravi } = kitchen;
    expect(outcomeOf(await answer(change, 'takenOff', cook))).toEqual([401, 'user_unauthorized']);
    expect(outcomeOf(await answer(change, 'withdrawn', asha))).toEqual([401, 'user_unauthorized']);
    expect(outcomeOf(await answer(change, 'takenOff', ravi))).toEqual([401, 'user_unauthorized']);
    expect(outcomeOf(await answer(change, 'unanswered', asha))).toEqual([401, 'user_unauthorized']);
    expect(outcomeOf(await answer(change, 'takenOff', asha, { quantity: 5 }))).toEqual([
      400,
      'general_argument_invalid',
    ]);
    const other = (await propose(id, { line: 0 })).json();
    await answer(other.$id, 'takenOff');
    expect(outcomeOf(await answer(change, 'takenOff', asha, { revision: 1 }))).toEqual([
      409,
      'order_revised',
    ]);
    expect((await answer(change, 'takenOff', asha, { revision: 2 })).statusCode).toBe(200);
    expect(linesOf(await kitchen.order(id))).toEqual(['1 ghar-ki-thali']);
  });
});

// CHANGE-7
describe('the answer of a customer who is asked on the phone', () => {
  it('is sent by staff and names the sender', async () => {
    const { id, first } = await proposedLines(kitchen.cook, PHONED, 1);
    expect((await answer(first, 'takenOff', kitchen.manager)).statusCode).toBe(200);
    expect(await change(first)).toMatchObject({
      state: 'takenOff',
      answeredBy: kitchen.manager.id,
      answeredRole: 'manager',
    });
    expect(await kitchen.order(id)).toMatchObject({ revision: 2, status: 'accepted' });
  });

  it('that cancels the order gives the customer’s request as the reason', async () => {
    const { id, first } = await proposedLines(kitchen.cook, PHONED, 1);
    await answer(first, 'orderCancelled', kitchen.cook);
    expect(await kitchen.order(id)).toMatchObject({ status: 'cancelled', statusReason: 'customerAsked' });
  });

  it('is refused from riders, and from staff if the customer placed the order', async () => {
    const { first } = await proposedLines(kitchen.cook, PHONED, 1);
    expect(outcomeOf(await answer(first, 'takenOff', kitchen.rider))).toEqual([401, 'user_unauthorized']);
    const online = await proposedLines(kitchen.asha, {}, 1);
    expect(outcomeOf(await answer(online.first, 'takenOff', kitchen.owner))).toEqual([
      401,
      'user_unauthorized',
    ]);
    await answer(online.first, 'takenOff', kitchen.asha);
    expect(await change(online.first)).toMatchObject({
      answeredBy: kitchen.asha.id,
      answeredRole: 'customer',
    });
  });
});

// CHANGE-2
it('an order that ends by an answer is settled and mailed like after any other step', async () => {
  const { id, first, second } = await proposedLines(kitchen.asha, { paymentMethod: 'upi' }, 1, 0);
  await answer(first, 'orderCancelled', kitchen.asha);
  expect([(await change(first)).state, (await change(second)).state]).toEqual(['orderCancelled', 'ended']);
  const about = (await kitchen.mails()).filter(({ aboutId }) => aboutId === id);
  expect(about.map(({ kind, status }) => `${kind} ${status}`)).toContain('order-ended queued');
  expect(about.at(-1)?.subject).toContain(`#${(await kitchen.order(id)).number}`);
});

// CHANGE-5
it('the mail about a proposal names the order by its number', async () => {
  const { id, first } = await proposedLines(kitchen.asha, {}, 1);
  const mail = (await kitchen.mails()).findLast(({ aboutId }) => aboutId === first);
  expect(mail?.subject).toBe(`The kitchen asks about your Rasoi order #${(await kitchen.order(id)).number}`);
});
