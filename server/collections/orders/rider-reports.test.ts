import { describe, expect, it } from 'vitest';
import { closeAfterAll } from '#tests/close-after-all.ts';
import { outcomeOf, type Person } from '#tests/kitchen.ts';
import { openOrderKitchen } from '#tests/order-kitchen.ts';
import { listen, startListening } from '#tests/wire/realtime-client.ts';

const kitchen = await closeAfterAll(openOrderKitchen());
const origin: string = await startListening(kitchen);

/** An order assigned to the first rider. */
async function assigned(...statuses: string[]): Promise<string> {
  const id = await kitchen.place();
  await kitchen.walk(id, 'accepted', 'ready');
  await kitchen.event(kitchen.cook, id, { type: 'assign', from: 'ready', riderId: 'rider' });
  await kitchen.walk(id, ...statuses);
  return id;
}

// RIDER-8
it('when an order is assigned to another rider, both riders get the event', async () => {
  const id = await assigned();
  const channel = 'databases.rasoi.collections.orderEvents.documents';
  const before = await listen(origin, kitchen.rider, channel);
  const after = await listen(origin, kitchen.otherRider, channel);
  const event = { type: 'assign', from: 'ready', riderId: 'other-rider' };
  expect((await kitchen.event(kitchen.cook, id, event)).statusCode).toBe(201);
  for (const listener of [before, after]) {
    expect((await listener.next('event')).data.payload).toMatchObject({
      orderId: id,
      riderId: 'other-rider',
      riderBefore: 'rider',
    });
    listener.socket.close();
  }
  const sees = async (who: Person) => (await kitchen.read(who, 'orders', id)).statusCode;
  expect([await sees(kitchen.rider), await sees(kitchen.otherRider)]).toEqual([404, 200]);
});

// RIDER-9
describe('an order that cannot be handed over', () => {
  const attempt = (who: Person, id: string, reason?: string, from = 'outForDelivery') =>
    kitchen.event(who, id, { type: 'attempt', from, ...(reason && { reason }) });

  it('stays on its way with the reason, until its next step', async () => {
    const id = await assigned('outForDelivery');
    expect((await attempt(kitchen.rider, id, 'notReachable')).json()).toMatchObject({
      to: 'outForDelivery',
      reason: 'notReachable',
      actorRole: 'rider',
    });
    expect(await kitchen.order(id)).toMatchObject({
      status: 'outForDelivery',
      attemptReason: 'notReachable',
      attemptedAt: expect.any(String),
    });
    const cancel = { reason: 'notReachable' };
    expect((await kitchen.step(kitchen.cook, id, 'outForDelivery', 'cancelled', cancel)).statusCode).toBe(
      201,
    );
    expect(await kitchen.order(id)).toMatchObject({ statusReason: 'notReachable', attemptedAt: null });
  });

  it('needs a listed reason, and an order on its way with this rider', async () => {
    const id = await assigned();
    expect(outcomeOf(await attempt(kitchen.rider, id, 'notReachable', 'ready'))).toEqual([
      409,
      'order_moved_on',
    ]);
    await kitchen.walk(id, 'outForDelivery');
    const invalid = [400, 'general_argument_invalid'];
    expect(outcomeOf(await attempt(kitchen.rider, id))).toEqual(invalid);
    expect(outcomeOf(await attempt(kitchen.rider, id, 'tooBusy'))).toEqual(invalid);
    expect(outcomeOf(await attempt(kitchen.otherRider, id, 'notTaken'))).toEqual([404, 'document_not_found']);
    expect(outcomeOf(await attempt(kitchen.asha, id, 'notTaken'))).toEqual([401, 'user_unauthorized']);
  });
});

// RIDER-10
it('a rider can undo a payment recorded by mistake, for 30 seconds', async () => {
  const id = await assigned('outForDelivery');
  const [payment] = await kitchen.ofOrder('payments', id, kitchen.rider);
  const write = (state: string) => kitchen.change(kitchen.rider, 'payments', payment?.$id ?? '', { state });
  expect((await write('paid')).json()).toMatchObject({ state: 'paid', recordedBy: 'rider' });
  expect((await write('due')).json()).toMatchObject({ state: 'due', recordedBy: null, paidAt: null });
  await write('paid');
  kitchen.wait(0.6);
  expect(outcomeOf(await write('due'))).toEqual([409, 'payment_undo_too_late']);
});
