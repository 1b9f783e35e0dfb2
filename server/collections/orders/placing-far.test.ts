import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { closeAfterAll } from '#tests/close-after-all.ts';
import { outcomeOf, VISITOR } from '#tests/kitchen.ts';
import { openOrderKitchen } from '#tests/order-kitchen.ts';
import { alertToWaitingOrders } from './order-alerts.ts';
import { expireOrders } from './order-expiry.ts';

const kitchen = await closeAfterAll(openOrderKitchen());
/** Baramati, about 80 km from the kitchen in Pune. */
const FAR = { address: '12, Station Road, Baramati 413102' };
const NEAR = { address: '4, MG Road, Pune 411001' };
const PUNE = { latitude: 18.5204, longitude: 73.8567 };

beforeEach(async () => {
  await kitchen.setSection('shop', PUNE);
  await kitchen.setKitchen({ orderMode: 'board', acceptWithinMinutes: 10, alertAfterMinutes: 3 });
});
afterEach(() => kitchen.setSection('capacity', {}));

const slots = async (query: string) => {
  const answer = await kitchen.send(VISITOR, 'GET', `/slots?${query}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};
const expire = () => expireOrders(kitchen.app.engine, kitchen.app.documents);

// AREA-16
describe('an order to a pincode more than 25 km from a kitchen without areas', () => {
  it('has no time, waits in either mode, and gets its time from who accepts it', async () => {
    for (const orderMode of ['board', 'age'] as const) {
      await kitchen.setKitchen({ orderMode, acceptWithinMinutes: 10 });
      const id = await kitchen.place(kitchen.asha, FAR);
      const order = await kitchen.order(id);
      expect(order).toMatchObject({ status: 'placed', promisedAt: null, dueAt: null, scheduledFor: null });
      expect(order.acceptBy).not.toBeNull();
      const without = await kitchen.step(kitchen.cook, id, 'placed', 'accepted');
      expect(outcomeOf(without)).toEqual([409, 'order_time_needed']);
      await kitchen.step(kitchen.cook, id, 'placed', 'accepted', { promisedInMinutes: 120 });
      const accepted = await kitchen.order(id);
      expect(accepted.status).toBe('accepted');
      const times = [accepted.promisedAt, accepted.statusSince].map((time) => Date.parse(String(time)));
      expect(((times[0] ?? 0) - (times[1] ?? 0)) / 60_000).toBe(120);
    }
  });

  it('loses its time again if the acceptance is taken back', async () => {
    const id = await kitchen.place(kitchen.asha, FAR);
    await kitchen.step(kitchen.cook, id, 'placed', 'accepted', { promisedInMinutes: 120 });
    await kitchen.event(kitchen.cook, id, { type: 'undo', from: 'accepted' });
    expect(await kitchen.order(id)).toMatchObject({ status: 'placed', promisedAt: null });
    await kitchen.step(kitchen.asha, id, 'placed', 'cancelled');
  });

  it('is told to the kitchen and ends if nobody answers, also in age mode', async () => {
    await kitchen.setKitchen({ orderMode: 'age', acceptWithinMinutes: 10, alertAfterMinutes: 3 });
    const [near, far] = [await kitchen.place(kitchen.asha, NEAR), await kitchen.place(kitchen.asha, FAR)];
    kitchen.wait(4);
    await alertToWaitingOrders(kitchen.app.engine);
    expect(await kitchen.mails()).toContainEqual(
      expect.objectContaining({ kind: 'order-not-accepted', aboutId: far }),
    );
    kitchen.wait(6);
    await expire();
    expect([(await kitchen.order(near)).status, (await kitchen.order(far)).status]).toEqual([
      'placed',
      'expired',
    ]);
  });

  it('can be cancelled by its customer until the kitchen has answered, also in age mode', async () => {
    await kitchen.setKitchen({ orderMode: 'age', acceptWithinMinutes: 60 });
    const id = await kitchen.place(kitchen.asha, FAR);
    kitchen.wait(20);
    expect((await kitchen.step(kitchen.asha, id, 'placed', 'cancelled')).statusCode).toBe(201);
  });

  it('is refused for a chosen time', async () => {
    await kitchen.setSection('capacity', { scheduleDays: 3, slotMinutes: 30 });
    const near = await slots('pincode=411001');
    expect(near).toMatchObject({ answersFirst: false, soonest: expect.any(String) });
    const scheduledFor = near.days.at(-1).slots[0].at;
    expect(await slots('pincode=413102')).toEqual({
      ...{ soonest: null, answersFirst: true, isFull: false, laterBy: 0, days: [] },
    });
    await expect(kitchen.place(kitchen.asha, { ...FAR, scheduledFor })).rejects.toThrow(
      'This is too far for a chosen time. Please order as soon as possible: the kitchen answers, and says by when it comes.',
    );
  });

  it('is refused if its customer saw a time, and says why', async () => {
    const { soonest: expectedBy } = await slots('pincode=411001');
    await expect(kitchen.place(kitchen.asha, { ...FAR, expectedBy })).rejects.toThrow(
      /order_terms_changed|It answers first, and says by when it comes\. This order comes to/,
    );
  });

  it('has the time that staff promise on the phone', async () => {
    const order = await kitchen.create(kitchen.cook, 'orders', {
      ...{ ...FAR, channel: 'staff', customerName: 'Meera', customerPhone: 919812345678 },
      items: [JSON.stringify({ DishID: 'samosa', quantity: 1, price: 59 })],
      promisedInMinutes: 150,
    });
    expect(order.json().promisedAt, order.body).not.toBeNull();
  });
});

// AREA-16
describe('an order has a time as ever', () => {
  it.each([
    ['nearer', {}, NEAR],
    ['without a pincode', {}, { address: '4, MG Road, Pune' }],
    ['with a pincode that nobody knows', {}, { address: '4, MG Road 999999' }],
    ['from a kitchen that has not said where it is', { shop: {} }, FAR],
  ])('%s', async (_which, sections, destination) => {
    for (const [name, value] of Object.entries(sections)) await kitchen.setSection(name, value);
    const id = await kitchen.place(kitchen.asha, destination);
    expect((await kitchen.order(id)).promisedAt).not.toBeNull();
  });

  it('where areas say how far the kitchen delivers', async () => {
    const area = { name: 'Baramati', kind: 'pincodes', pincodes: ['413102'] };
    const { $id } = (await kitchen.create(kitchen.owner, 'areas', area)).json();
    const id = await kitchen.place(kitchen.asha, FAR);
    await kitchen.delete(kitchen.owner, 'areas', $id);
    expect((await kitchen.order(id)).promisedAt).not.toBeNull();
  });
});
