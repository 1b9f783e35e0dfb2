import { afterAll, describe, expect, it } from 'vitest';
import { linesOf, openChangeKitchen } from '#tests/change-kitchen.ts';
import { outcomeOf } from '#tests/kitchen.ts';
import { answerLateChanges } from './order-change-expiry.ts';

const { kitchen, propose, proposed, answer } = await openChangeKitchen();

afterAll(() => kitchen.close());

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
    expect(await kitchen.ofOrder('orderChanges', id)).toEqual([]);
  });

  it('twice with the same id creates one change, even if it was answered meanwhile', async () => {
    const { id, change } = await proposed();
    await answer(change, 'takenOff');
    const again = await propose(id, {}, change);
    expect([again.statusCode, again.json().state]).toEqual([201, 'takenOff']);
    expect(await kitchen.ofOrder('orderChanges', id)).toHaveLength(1);
  });

  it('because a dish has run out makes it unavailable', async () => {
    const id = await kitchen.place();
    await kitchen.walk(id, 'accepted');
    await propose(id, { reason: 'outOfItem' });
    const dish = (await kitchen.read(kitchen.owner, 'dishes', 'samosa')).json();
    await kitchen.change(kitchen.owner, 'dishes', 'samosa', { isAvailable: true });
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
    expect(await kitchen.ofOrder('orderChanges', id)).toMatchObject([
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

// CHANGE-3
describe('an open change', () => {
  it('removes the line after five minutes without an answer, once for all servers', async () => {
    const { app } = kitchen;
    const { id, change } = await proposed({ substituteId: 'appam-stew', substituteQuantity: 2 });
    expect(await answerLateChanges(app.engine, app.documents)).toBe(0);
    kitchen.wait(5);
    expect(outcomeOf(await answer(change, 'accepted'))).toEqual([409, 'order_change_answered']);
    await Promise.all([1, 2, 3].map(() => answerLateChanges(app.engine, app.documents)));
    expect(await kitchen.ofOrder('orderChanges', id)).toMatchObject([{ state: 'unanswered' }]);
    expect(linesOf(await kitchen.order(id))).toEqual(['2 ghar-ki-thali']);
    expect(await kitchen.ofOrder('orderRevisions', id)).toMatchObject([
      { revision: 1 },
      { actorRole: 'system' },
    ]);
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
    expect(await kitchen.ofOrder('orderChanges', id)).toMatchObject([{ state: 'ended' }]);
    expect(outcomeOf(await answer(change, 'takenOff'))).toEqual([409, 'order_change_answered']);
  });

  it('of another line follows that line, and so do the ticks', async () => {
    const { id, change } = await proposed();
    await kitchen.event(kitchen.cook, id, { type: 'lines', from: 'accepted', doneLines: [0, 1] });
    const first = (await propose(id, { line: 0, quantity: 2 })).json().$id;
    await answer(first, 'takenOff');
    expect(await kitchen.ofOrder('orderChanges', id)).toMatchObject([
      { $id: change, line: 0, revision: 2 },
      { $id: first, line: 0, revision: 1 },
    ]);
    const order = await kitchen.order(id);
    expect([linesOf(order), order.doneLines]).toEqual([['1 samosa'], ['0']]);
  });
});

// CHANGE-5
it('the customer is mailed the proposal and its result, even with other mails turned off', async () => {
  await kitchen.change(kitchen.asha, 'users', 'asha', { mailWhenChanged: false });
  const { change } = await proposed();
  const about = async () =>
    (await kitchen.mails())
      .filter(({ aboutId }) => aboutId === change)
      .map(({ kind, status }) => `${kind} ${status}`);
  expect(await about()).toEqual(['order-change-proposed queued']);
  await answer(change, 'takenOff');
  expect((await about()).toSorted()).toEqual(['order-change-proposed expired', 'order-revised queued']);
});
