import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { at, type Person } from '#tests/kitchen.ts';
import { type OrderKitchen, openOrderKitchen, outcomeOf } from '#tests/order-kitchen.ts';
import { answerLateChanges } from './order-change-expiry.ts';

let kitchen: OrderKitchen;
let price: Record<string, number>;
let count = 0;

beforeAll(async () => {
  kitchen = await openOrderKitchen();
  price = {};
  for (const id of ['ghar-ki-thali', 'samosa', 'phulka', 'appam-stew']) {
    price[id] = (await kitchen.send(kitchen.owner, 'GET', at('dishes', id))).json().price;
  }
});
afterAll(() => kitchen.close());

type Listed = Record<string, unknown> & { $id: string };

/** The documents of an order, oldest first. */
async function ofOrder(collection: string, orderId: string): Promise<Listed[]> {
  const query = encodeURIComponent(
    JSON.stringify({ method: 'equal', attribute: 'orderId', values: [orderId] }),
  );
  return (await kitchen.send(kitchen.owner, 'GET', `${at(collection)}?queries[0]=${query}`)).json().documents;
}

const propose = (orderId: string, more: object = {}, id = `change-${++count}`, who = kitchen.cook) =>
  kitchen.send(who, 'POST', at('orderChanges'), {
    documentId: id,
    data: { orderId, revision: 1, line: 1, quantity: 1, reason: 'customerAsked', ...more },
  });
const answer = (id: string, state: string, who: Person = kitchen.asha, more: object = {}) =>
  kitchen.send(who, 'PATCH', at('orderChanges', id), { data: { state, ...more } });
const linesOf = (order: Record<string, unknown>) =>
  (order.items as string[]).map((text) => {
    const { DishID, quantity } = JSON.parse(text);
    return `${quantity} ${DishID}`;
  });

/** An accepted order of two thalis and a samosa, with a proposal about the samosa. */
async function proposed(more: object = {}, over: object = {}): Promise<{ id: string; change: string }> {
  const id = await kitchen.place(kitchen.asha, over);
  await kitchen.walk(id, 'accepted');
  const made = await propose(id, more);
  if (made.statusCode !== 201) throw new Error(made.body);
  return { id, change: made.json().$id };
}

const tax = (subtotal: number) => Math.round(subtotal * 0.05);

// CHANGE-1
describe('proposing a change', () => {
  it('is refused by the status of the order, by its revision, and for a line that has an open change', async () => {
    const id = await kitchen.place();
    expect(outcomeOf(await propose(id))).toEqual([409, 'order_moved_on']);
    await kitchen.walk(id, 'accepted');
    const stale = await propose(id, { revision: 2 });
    expect(outcomeOf(stale)).toEqual([409, 'order_revised']);
    expect(stale.json().message).toContain('revision 1');
    expect(outcomeOf(await propose(id))).toEqual([201]);
    expect(outcomeOf(await propose(id))).toEqual([409, 'order_change_open']);
    expect(outcomeOf(await propose(id, { line: 0 }))).toEqual([201]);
  });

  it.each([
    ['of a line that is not there', { line: 2 }, 400],
    ['of more than the line has', { quantity: 2 }, 400],
    ['for another reason that is not said', { reason: 'other' }, 400],
    ['that offers a dish without a quantity', { substituteId: 'phulka' }, 400],
    ['that offers the same dish', { substituteId: 'samosa', substituteQuantity: 1 }, 400],
    ['that offers too many', { substituteId: 'ghar-ki-thali', substituteQuantity: 99 }, 400],
    ['that offers a dish there is not', { substituteId: 'unicorn', substituteQuantity: 1 }, 409],
  ])('%s is refused', async (_what, more, code) => {
    const id = await kitchen.place();
    await kitchen.walk(id, 'accepted');
    expect((await propose(id, more)).statusCode).toBe(code);
    expect(await ofOrder('orderChanges', id)).toEqual([]);
  });

  it('twice with the same id creates one change, even if it was answered meanwhile', async () => {
    const { id, change } = await proposed();
    await answer(change, 'takenOff');
    const again = await propose(id, {}, change);
    expect([again.statusCode, again.json().state]).toEqual([201, 'takenOff']);
    expect(await ofOrder('orderChanges', id)).toHaveLength(1);
  });

  it('because a dish has run out makes it unavailable', async () => {
    const id = await kitchen.place();
    await kitchen.walk(id, 'accepted');
    await propose(id, { reason: 'outOfItem' });
    const dish = (await kitchen.send(kitchen.owner, 'GET', at('dishes', 'samosa'))).json();
    await kitchen.send(kitchen.owner, 'PATCH', at('dishes', 'samosa'), { data: { isAvailable: true } });
    expect(dish.isAvailable).toBe(false);
  });

  it('takes names and prices from the menu, whatever the client sends', async () => {
    const offer = {
      substituteId: 'phulka',
      substituteQuantity: 2,
      offered: ['{"DishID":"x"}'],
      totalAfter: 1,
    };
    const { id } = await proposed(offer);
    expect(await ofOrder('orderChanges', id)).toMatchObject([
      {
        offered: [expect.stringContaining(`"DishID":"phulka","name":"Phulka`)],
        userId: 'asha',
        actorRole: 'kitchen',
        totalAfter: null,
      },
    ]);
  });

  it('by two cooks at once for the same line creates one change', async () => {
    const id = await kitchen.place();
    await kitchen.walk(id, 'accepted');
    const both = await Promise.all([propose(id), propose(id, {}, 'other-cook', kitchen.owner)]);
    expect(both.map((each) => outcomeOf(each).join(' ')).toSorted()).toEqual([
      '201',
      '409 order_change_open',
    ]);
  });
});

// CHANGE-2
describe('the answer to a change', () => {
  it('removes the line, and lowers what is due in cash', async () => {
    const { id, change } = await proposed();
    const before = await kitchen.order(id);
    expect((await answer(change, 'takenOff')).statusCode).toBe(200);
    const after = await kitchen.order(id);
    const subtotal = 2 * (price['ghar-ki-thali'] ?? 0);
    expect(linesOf(after)).toEqual(['2 ghar-ki-thali']);
    expect(after).toMatchObject({ revision: 2, subtotal, tax: tax(subtotal), status: 'accepted' });
    expect(await ofOrder('payments', id)).toMatchObject([{ state: 'due', amount: after.totalAmount }]);
    expect(await ofOrder('refunds', id)).toEqual([]);
    expect(await ofOrder('orderRevisions', id)).toMatchObject([
      { revision: 1, totalAmount: before.totalAmount, actorRole: 'customer', changeId: null },
      { revision: 2, totalAmount: after.totalAmount, actorRole: 'customer', changeId: change },
    ]);
  });

  it('refunds the overpaid amount, with the line that it is for', async () => {
    const { id, change } = await proposed({}, { paymentMethod: 'upi' });
    const before = await kitchen.order(id);
    await answer(change, 'takenOff');
    const amount = Number(before.totalAmount) - Number((await kitchen.order(id)).totalAmount);
    expect(await ofOrder('refunds', id)).toMatchObject([
      { amount, line: 1, reason: 'lineRemoved', method: 'upi', actorId: 'asha' },
    ]);
  });

  it('that accepts a more expensive dish makes the difference due on delivery', async () => {
    const offer = { substituteId: 'appam-stew', substituteQuantity: 2 };
    const { id, change } = await proposed(offer, { paymentMethod: 'card' });
    const before = Number((await kitchen.order(id)).totalAmount);
    await answer(change, 'accepted');
    const after = await kitchen.order(id);
    const more = Number(after.totalAmount) - before;
    expect(more).toBeGreaterThan(0);
    expect(linesOf(after)).toEqual(['2 ghar-ki-thali', '2 appam-stew']);
    expect(await ofOrder('payments', id)).toMatchObject([
      { state: 'paid', amount: before, method: 'card' },
      { state: 'due', amount: more, method: 'cod', mock: false },
    ]);
    expect(await ofOrder('refunds', id)).toEqual([]);
  });

  it('that cancels the order refunds everything', async () => {
    const { id, change } = await proposed({}, { paymentMethod: 'upi' });
    kitchen.wait(4);
    const paid = Number((await kitchen.order(id)).totalAmount);
    await answer(change, 'orderCancelled');
    expect(await kitchen.order(id)).toMatchObject({ status: 'cancelled', revision: 1 });
    expect(await ofOrder('refunds', id)).toMatchObject([{ amount: paid, reason: 'cancelled' }]);
    expect((await ofOrder('orderEvents', id)).at(-1)).toMatchObject({
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
    expect((await ofOrder('orderEvents', id)).at(-1)).toMatchObject({
      to: 'cancelled',
      actorRole: 'kitchen',
    });
    expect(await ofOrder('payments', id)).toMatchObject([{ state: 'expired' }]);
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
      const [{ state } = { state: '' }] = await ofOrder('orderChanges', id);
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

// CHANGE-3
describe('an open change', () => {
  it('removes the line after five minutes without an answer, once for all servers', async () => {
    const { app } = kitchen;
    const { id, change } = await proposed({ substituteId: 'appam-stew', substituteQuantity: 2 });
    expect(await answerLateChanges(app.engine, app.documents)).toBe(0);
    kitchen.wait(5);
    expect(outcomeOf(await answer(change, 'accepted'))).toEqual([409, 'order_change_answered']);
    await Promise.all([1, 2, 3].map(() => answerLateChanges(app.engine, app.documents)));
    expect(await ofOrder('orderChanges', id)).toMatchObject([{ state: 'unanswered' }]);
    expect(linesOf(await kitchen.order(id))).toEqual(['2 ghar-ki-thali']);
    expect(await ofOrder('orderRevisions', id)).toMatchObject([{ revision: 1 }, { actorRole: 'system' }]);
  });

  it('keeps the order where it is, until it is withdrawn', async () => {
    const { owner, cook, step } = kitchen;
    const id = await kitchen.place();
    await step(owner, id, 'placed', 'accepted');
    const change = (await propose(id)).json().$id;
    expect(outcomeOf(await step(owner, id, 'accepted', 'ready'))).toEqual([409, 'order_change_open']);
    const undo = await kitchen.event(owner, id, { type: 'undo', from: 'accepted' });
    expect(outcomeOf(undo)).toEqual([409, 'order_change_open']);
    expect(outcomeOf(await step(owner, id, 'accepted', 'preparing'))).toEqual([201]);
    expect(outcomeOf(await answer(change, 'withdrawn', cook))).toEqual([200]);
    expect(outcomeOf(await step(owner, id, 'preparing', 'ready'))).toEqual([201]);
    expect(await kitchen.order(id)).toMatchObject({ revision: 1 });
  });

  it('ends with its order', async () => {
    const { id, change } = await proposed();
    await kitchen.step(kitchen.asha, id, 'accepted', 'cancelled');
    expect(await ofOrder('orderChanges', id)).toMatchObject([{ state: 'ended' }]);
    expect(outcomeOf(await answer(change, 'takenOff'))).toEqual([409, 'order_change_answered']);
  });

  it('of another line follows that line, and so do the ticks', async () => {
    const { id, change } = await proposed();
    await kitchen.event(kitchen.cook, id, { type: 'lines', from: 'accepted', doneLines: [0, 1] });
    const first = (await propose(id, { line: 0, quantity: 2 })).json().$id;
    await answer(first, 'takenOff');
    expect(await ofOrder('orderChanges', id)).toMatchObject([
      { $id: change, line: 0, revision: 2 },
      { $id: first, line: 0, revision: 1 },
    ]);
    const order = await kitchen.order(id);
    expect([linesOf(order), order.doneLines]).toEqual([['1 samosa'], ['0']]);
  });
});

// CHANGE-5
it('the customer is mailed the proposal and its result, even with other mails turned off', async () => {
  await kitchen.send(kitchen.asha, 'PATCH', at('users', 'asha'), { data: { mailWhenChanged: false } });
  const { change } = await proposed();
  const about = async () =>
    (await kitchen.mails())
      .filter(({ aboutId }) => aboutId === change)
      .map(({ kind, status }) => `${kind} ${status}`);
  expect(await about()).toEqual(['order-change-proposed queued']);
  await answer(change, 'takenOff');
  expect((await about()).toSorted()).toEqual(['order-change-proposed expired', 'order-revised queued']);
});
