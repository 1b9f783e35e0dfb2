import { describe, expect, it } from 'vitest';
import { closeAfterAll } from '#tests/close-after-all.ts';
import { at, outcomeOf, VISITOR } from '#tests/kitchen.ts';
import { type OrderKitchen, openOrderKitchen } from '#tests/order-kitchen.ts';

const kitchen = await closeAfterAll(openOrderKitchen());

// LIFE-3
describe('a repeated request', () => {
  it('gets the first answer, and changes nothing', async () => {
    const { owner, place, event, order } = kitchen;
    const id = await place();
    const accept = { type: 'step', from: 'placed', to: 'accepted', promisedInMinutes: 20 };
    const first = await event(owner, id, accept, 'accept-once');
    await kitchen.walk(id, 'preparing', 'ready');
    const before = await order(id);
    const again = await event(owner, id, accept, 'accept-once');
    expect([again.statusCode, again.json()]).toEqual([201, first.json()]);
    expect(await order(id)).toEqual(before);
    expect(kitchen.takeEvents()).toEqual([]);
  });

  it('with its attributes in another order also changes nothing', async () => {
    const { owner, place, step, order } = kitchen;
    const id = await place();
    await kitchen.walk(id, 'accepted', 'preparing', 'ready');
    for (const [from, to] of [
      ['preparing', 'ready'],
      ['accepted', 'preparing'],
      ['placed', 'accepted'],
    ] as const) {
      expect(outcomeOf(await step(owner, id, from, to))).toEqual([409, 'order_moved_on']);
    }
    expect((await order(id)).status).toBe('ready');
  });
});

// LIFE-3
describe('when two people act at once,', () => {
  const settled = async (id: string, answers: Awaited<ReturnType<OrderKitchen['step']>>[]) => {
    const outcomes = answers.map((answer) => outcomeOf(answer).join(' '));
    expect(outcomes.toSorted()).toEqual(['201', '409 order_moved_on']);
    const won = answers.find(({ statusCode }) => statusCode === 201);
    expect((await kitchen.order(id)).status).toBe(won?.json().to);
  };

  it.each(Array.from({ length: 5 }, (_, round) => round))(
    'either the acceptance or the rejection succeeds (round %d)',
    async () => {
      const { owner, manager, place, step } = kitchen;
      const id = await place();
      await settled(
        id,
        await Promise.all([
          step(owner, id, 'placed', 'accepted'),
          step(manager, id, 'placed', 'rejected', { reason: 'tooBusy' }),
        ]),
      );
    },
  );

  it.each(Array.from({ length: 5 }, (_, round) => round))(
    'either the cancellation or the acceptance succeeds (round %d)',
    async () => {
      const { asha, cook, place, step } = kitchen;
      const id = await place();
      await settled(
        id,
        await Promise.all([step(asha, id, 'placed', 'cancelled'), step(cook, id, 'placed', 'accepted')]),
      );
    },
  );

  it('only one of two tablets accepts the order', async () => {
    const { owner, place, step } = kitchen;
    const id = await place();
    await settled(
      id,
      await Promise.all([step(owner, id, 'placed', 'accepted'), step(owner, id, 'placed', 'accepted')]),
    );
  });

  it('either the rider or the kitchen marks the order as delivered', async () => {
    const { cook, rider, place, step } = kitchen;
    const id = await place();
    await kitchen.walk(id, 'accepted', 'ready');
    await kitchen.event(cook, id, { type: 'assign', from: 'ready', riderId: 'rider' });
    await kitchen.walk(id, 'outForDelivery');
    await settled(
      id,
      await Promise.all([
        step(rider, id, 'outForDelivery', 'delivered'),
        step(cook, id, 'outForDelivery', 'delivered'),
      ]),
    );
  });
});

// LIFE-6
describe('rejecting an order', () => {
  it.each([
    ['without a reason', {}],
    ['with a reason of another list', { reason: 'onTheRoad' }],
    ['for another reason that is not said', { reason: 'other' }],
    ['for a dish that is not named', { reason: 'outOfItem' }],
    ['for a dish that is not in the order', { reason: 'outOfItem', dishId: 'phulka' }],
  ])('is refused %s', async (_what, more) => {
    const id = await kitchen.place();
    const answer = await kitchen.step(kitchen.owner, id, 'placed', 'rejected', more);
    expect(outcomeOf(answer)).toEqual([400, 'general_argument_invalid']);
  });

  it('because a dish has run out also marks the dish as sold out, even in carts', async () => {
    const { ravi, cook, owner, place, step, send } = kitchen;
    const id = await place();
    await send(ravi, 'POST', at('carts'), { documentId: 'r1', data: { dishId: 'samosa', quantity: 1 } });
    const answer = await step(cook, id, 'placed', 'rejected', { reason: 'outOfItem', dishId: 'samosa' });
    expect(answer.statusCode).toBe(201);
    expect((await send(VISITOR, 'GET', at('dishes', 'samosa'))).json().isAvailable).toBe(false);
    expect((await send(ravi, 'GET', at('carts', 'r1'))).json().isAvailable).toBe(false);
    await send(owner, 'PATCH', at('dishes', 'samosa'), { data: { isAvailable: true } });
  });
});

// LIFE-5
describe('a customer who cancels', () => {
  it('succeeds within five minutes, even while the order is being cooked', async () => {
    const { asha, place, step, order } = kitchen;
    const id = await place();
    await kitchen.walk(id, 'accepted', 'preparing');
    kitchen.wait(4.9);
    expect((await step(asha, id, 'preparing', 'cancelled')).statusCode).toBe(201);
    expect((await order(id)).status).toBe('cancelled');
  });

  it('is refused after that, but may ask the kitchen once it has accepted the order', async () => {
    const { asha, owner, place, step, event, order } = kitchen;
    const id = await place();
    kitchen.wait(5.1);
    const tooLate = [409, 'order_cancel_too_late'];
    expect(outcomeOf(await step(asha, id, 'placed', 'cancelled'))).toEqual(tooLate);
    expect(outcomeOf(await event(asha, id, { type: 'askCancel', from: 'placed' }))).toEqual(tooLate);
    await kitchen.walk(id, 'accepted');
    expect((await event(asha, id, { type: 'askCancel', from: 'accepted' })).statusCode).toBe(201);
    expect((await order(id)).cancelAskedAt).not.toBeNull();
    await event(owner, id, { type: 'answerCancel', from: 'accepted', note: 'It is in the pan' });
    expect(await order(id)).toMatchObject({ status: 'accepted', cancelAskedAt: null });
    await event(asha, id, { type: 'askCancel', from: 'accepted' });
    await event(owner, id, { type: 'answerCancel', from: 'accepted', to: 'cancelled' });
    expect(await order(id)).toMatchObject({ status: 'cancelled', cancelAskedAt: null });
  });

  it('need not ask the kitchen while cancelling is free', async () => {
    const { asha, place, event } = kitchen;
    const id = await place();
    expect(outcomeOf(await event(asha, id, { type: 'askCancel', from: 'placed' }))).toEqual([
      400,
      'general_argument_invalid',
    ]);
  });
});
