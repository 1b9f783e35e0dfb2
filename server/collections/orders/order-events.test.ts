import { describe, expect, it } from 'vitest';
import { closeAfterAll } from '#tests/close-after-all.ts';
import { at, outcomeOf } from '#tests/kitchen.ts';
import { type OrderKitchen, openOrderKitchen } from '#tests/order-kitchen.ts';

const kitchen = await closeAfterAll(openOrderKitchen());

// LIFE-1
describe('a step of an order', () => {
  it('is created as a document, and publishes events of the order and of itself', async () => {
    const minutesBetween = (one: unknown, other: unknown) =>
      Math.round((new Date(String(other)).getTime() - new Date(String(one)).getTime()) / 60_000);
    const { owner, place, step, order } = kitchen;
    const id = await place();
    const placed = await order(id);
    expect(placed).toMatchObject({ status: 'placed', kind: 'delivery', revision: 1, acceptBy: null });
    expect(placed.statusSince).toBe(placed.orderedOn);
    expect(minutesBetween(placed.orderedOn, placed.promisedAt)).toBe(30);

    const answer = await step(owner, id, 'placed', 'accepted', { promisedInMinutes: 40, note: ' Soon ' });
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toMatchObject({
      orderId: id,
      type: 'step',
      from: 'placed',
      to: 'accepted',
      note: 'Soon',
      userId: 'asha',
      actorId: 'owner',
      actorRole: 'owner',
      promisedBefore: placed.promisedAt,
    });
    expect(kitchen.takeEvents()).toEqual([`orders update ${id}`, `orderEvents create ${answer.json().$id}`]);
    const accepted = await order(id);
    expect(accepted.status).toBe('accepted');
    expect(accepted.promisedAt).toBe(answer.json().promisedAt);
    expect(minutesBetween(answer.json().createdAt, accepted.promisedAt)).toBe(40);
    expect(accepted.statusSince).toBe(answer.json().createdAt);
  });

  it('takes the actor from the session, not from the request', async () => {
    const { cook, place, step } = kitchen;
    const id = await place();
    const lies = {
      userId: 'ravi',
      actorId: 'asha',
      actorRole: 'owner',
      riderId: 'rider',
      promisedAt: '2001-01-01T00:00:00.000Z',
      createdAt: '2001-01-01T00:00:00.000Z',
    };
    const answer = await step(cook, id, 'placed', 'accepted', lies);
    expect(answer.json()).toMatchObject({
      userId: 'asha',
      actorId: 'kitchen',
      actorRole: 'kitchen',
      riderId: null,
      promisedAt: null,
    });
    expect(new Date(answer.json().createdAt).getFullYear()).toBeGreaterThan(2001);
    expect((await kitchen.order(id)).riderId).toBeNull();
  });

  it.each([
    ['placed', 'ready', 400, 'general_argument_invalid'],
    ['placed', 'placed', 400, 'general_argument_invalid'],
    ['placed', 'collected', 400, 'general_argument_invalid'],
    ['placed', 'expired', 401, 'user_unauthorized'],
    ['accepted', 'preparing', 409, 'order_moved_on'],
  ])('from %s to %s is refused with %d %s', async (from, to, status, type) => {
    const id = await kitchen.place();
    expect(outcomeOf(await kitchen.step(kitchen.owner, id, from, to))).toEqual([status, type]);
    expect(kitchen.takeEvents()).toEqual([]);
    expect((await kitchen.order(id)).status).toBe('placed');
  });

  it('is refused with the order’s status when the order has changed meanwhile', async () => {
    const id = await kitchen.place();
    await kitchen.walk(id, 'accepted', 'preparing');
    const late = await kitchen.step(kitchen.owner, id, 'placed', 'rejected', { reason: 'tooBusy' });
    expect(late.json()).toMatchObject({
      type: 'order_moved_on',
      message: 'This order has moved on: it is now “Preparing”.',
    });
  });

  it('a status that a client sends is ignored', async () => {
    const { asha, owner, place, order, send } = kitchen;
    const id = await place(asha, { status: 'delivered', riderId: 'asha', promisedAt: null });
    expect(await order(id)).toMatchObject({ status: 'placed', riderId: null });
    const change = { data: { status: 'delivered' } };
    expect(outcomeOf(await send(owner, 'PATCH', at('orders', id), change))).toEqual([
      401,
      'user_unauthorized',
    ]);
  });

  it('orders and their events can’t be changed or deleted by anybody', async () => {
    const { owner, place, step, send } = kitchen;
    const id = await place();
    const event = (await step(owner, id, 'placed', 'accepted')).json().$id;
    const refused = [401, 'user_unauthorized'];
    const data = { note: 'Other' };
    expect(outcomeOf(await send(owner, 'PATCH', at('orderEvents', event), { data }))).toEqual(refused);
    expect(outcomeOf(await send(owner, 'DELETE', at('orderEvents', event)))).toEqual(refused);
  });
});

// LIFE-4
describe('undoing a step', () => {
  const undo = (who: OrderKitchen['owner'], id: string, from: string) =>
    kitchen.event(who, id, { type: 'undo', from });

  it('restores the order’s status and promised time', async () => {
    const { owner, place, step, order } = kitchen;
    const id = await place();
    const { promisedAt } = await order(id);
    await step(owner, id, 'placed', 'accepted', { promisedInMinutes: 90 });
    const answer = await undo(owner, id, 'accepted');
    expect(answer.json()).toMatchObject({ from: 'accepted', to: 'placed', promisedAt, actorRole: 'owner' });
    expect(await order(id)).toMatchObject({ status: 'placed', promisedAt });
  });

  it.each([
    ['by somebody else', async (id: string) => undo(kitchen.manager, id, 'accepted')],
    [
      'twice',
      async (id: string) => {
        await undo(kitchen.owner, id, 'accepted');
        return undo(kitchen.owner, id, 'placed');
      },
    ],
    [
      'after 30 seconds',
      async (id: string) => {
        kitchen.wait(0.6);
        return undo(kitchen.owner, id, 'accepted');
      },
    ],
  ])('is refused %s', async (_when, attempt) => {
    const id = await kitchen.place();
    await kitchen.step(kitchen.owner, id, 'placed', 'accepted');
    expect(outcomeOf(await attempt(id))).toEqual([409, 'order_undo_too_late']);
  });

  it('is refused for a rejection', async () => {
    const { owner, place, step } = kitchen;
    const id = await place();
    await step(owner, id, 'placed', 'rejected', { reason: 'closed' });
    expect(outcomeOf(await undo(owner, id, 'rejected'))).toEqual([409, 'order_undo_too_late']);
  });
});

// LIFE-7
describe('riders', () => {
  it('read and deliver only the ready orders that are assigned to them', async () => {
    const { rider, otherRider, cook, place, event, step, send, order } = kitchen;
    const id = await place();
    await kitchen.walk(id, 'accepted');
    const sees = async (who: OrderKitchen['owner']) =>
      (await send(who, 'GET', at('orders', id))).statusCode === 200;
    expect((await event(cook, id, { type: 'assign', from: 'accepted', riderId: 'rider' })).statusCode).toBe(
      201,
    );
    expect([await sees(rider), await sees(otherRider)]).toEqual([false, false]);
    await kitchen.walk(id, 'ready');
    expect([await sees(rider), await sees(otherRider)]).toEqual([true, false]);
    expect(outcomeOf(await step(otherRider, id, 'ready', 'outForDelivery'))).toEqual([
      404,
      'document_not_found',
    ]);
    expect((await step(rider, id, 'ready', 'outForDelivery')).statusCode).toBe(201);
    expect(await order(id)).toMatchObject({ riderId: 'rider', riderName: 'Person rider' });
    expect((await step(rider, id, 'outForDelivery', 'delivered')).json().actorRole).toBe('rider');
    expect(await order(id)).toMatchObject({ riderId: 'rider', riderName: null, riderPhone: null });
    expect(await sees(rider)).toBe(false);
  });

  it('must have the role, and are assigned only to delivery orders', async () => {
    const { cook, owner, asha, place, event } = kitchen;
    const id = await place();
    const invalid = [400, 'general_argument_invalid'];
    const assign = { type: 'assign', from: 'placed', riderId: 'asha' };
    expect(outcomeOf(await event(cook, id, assign))).toEqual(invalid);
    expect(outcomeOf(await event(asha, id, assign))).toEqual([401, 'user_unauthorized']);
    const pickup = await place(owner, { kind: 'pickup', address: '' });
    expect(outcomeOf(await event(cook, pickup, { ...assign, riderId: 'rider' }))).toEqual(invalid);
  });
});

// LIFE-8
describe('an order for pickup', () => {
  it('has no delivery fee, needs no address and ends as collected', async () => {
    const { owner, place, order } = kitchen;
    const id = await place(owner, { kind: 'pickup', address: '' });
    expect(await order(id)).toMatchObject({ kind: 'pickup', deliveryFee: 0 });
    await kitchen.walk(id, 'accepted', 'ready', 'collected');
    expect((await order(id)).status).toBe('collected');
  });

  it('is placed by customers only where the owner offers pickup', async () => {
    await expect(kitchen.place(kitchen.asha, { kind: 'pickup' })).rejects.toThrow('order_pickup_off');
  });
});

// LIFE-9
describe('a promised time', () => {
  it('is changed by the kitchen with a reason that the customer sees', async () => {
    const { cook, asha, place, event, send } = kitchen;
    const id = await place();
    await kitchen.walk(id, 'accepted');
    const move = { type: 'promise', from: 'accepted', promisedInMinutes: 45, reason: 'onTheRoad' };
    const answer = await event(cook, id, move);
    expect(answer.statusCode).toBe(201);
    const seen = (await send(asha, 'GET', at('orders', id))).json();
    expect(seen.promisedAt).toBe(answer.json().promisedAt);
    expect((await send(asha, 'GET', at('orderEvents', answer.json().$id))).json().reason).toBe('onTheRoad');
    const invalid = [400, 'general_argument_invalid'];
    for (const over of [{ promisedInMinutes: null }, { reason: null }, { reason: 'closed' }]) {
      expect(outcomeOf(await event(cook, id, { ...move, ...over }))).toEqual(invalid);
    }
    for (const promisedInMinutes of [4, 181]) {
      expect(outcomeOf(await event(cook, id, { ...move, promisedInMinutes }))).toEqual([
        400,
        'document_invalid_structure',
      ]);
    }
  });
});

// LIFE-10
describe('finished lines of an order', () => {
  it('are stored with the order, each once', async () => {
    const { cook, asha, place, event, order } = kitchen;
    const id = await place();
    await kitchen.walk(id, 'accepted');
    const tick = { type: 'lines', from: 'accepted', doneLines: ['1', '0', '1'] };
    expect((await event(cook, id, tick)).json().doneLines).toEqual(['0', '1']);
    expect((await order(id)).doneLines).toEqual(['0', '1']);
    expect(outcomeOf(await event(asha, id, tick))).toEqual([401, 'user_unauthorized']);
    expect(outcomeOf(await event(cook, id, { ...tick, doneLines: ['2'] }))).toEqual([
      400,
      'general_argument_invalid',
    ]);
  });

  it('ticked on two tablets at once are both kept, and removing a tick does not remove others', async () => {
    const { owner, cook, place, event, order } = kitchen;
    const id = await place();
    await kitchen.walk(id, 'accepted');
    const change = (who: OrderKitchen['owner'], doneBefore: string[], doneLines: string[]) =>
      event(who, id, { type: 'lines', from: 'accepted', revision: 1, doneBefore, doneLines });
    for (let round = 0; round < 3; round++) {
      await Promise.all([change(owner, [], ['0']), change(cook, [], ['1'])]);
      expect((await order(id)).doneLines).toEqual(['0', '1']);
      // Each tablet has seen only its own tick.
      await Promise.all([change(owner, ['0'], []), change(cook, ['1'], [])]);
      expect((await order(id)).doneLines).toEqual([]);
    }
    await Promise.all([change(owner, [], ['0']), change(cook, ['1'], [])]);
    expect((await order(id)).doneLines).toEqual(['0']);
  });

  it('are refused if they refer to another revision of the order', async () => {
    const { cook, place, event } = kitchen;
    const id = await place();
    await kitchen.walk(id, 'accepted');
    const tick = { type: 'lines', from: 'accepted', revision: 2, doneBefore: [], doneLines: ['0'] };
    expect(outcomeOf(await event(cook, id, tick))).toEqual([409, 'order_revised']);
  });
});
