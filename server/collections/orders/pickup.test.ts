import { beforeEach, describe, expect, it } from 'vitest';
import { closeAfterAll } from '#tests/close-after-all.ts';
import { outcomeOf } from '#tests/kitchen.ts';
import { openOrderKitchen } from '#tests/order-kitchen.ts';

const kitchen = await closeAfterAll(openOrderKitchen());

beforeEach(() => kitchen.setKitchen({ orderMode: 'board', pickup: true, pickupMinutes: 12 }));

const PICKUP = { kind: 'pickup', address: undefined };

describe('an order that a customer fetches', () => {
  // PICKUP-1, PICKUP-2
  it('needs no address, pays no delivery, and is promised for the time of pickups', async () => {
    const order = await kitchen.order(await kitchen.place(kitchen.asha, PICKUP));
    const { subtotal, tax, totalAmount, orderedOn, promisedAt } = order;
    expect(order).toMatchObject({ kind: 'pickup', deliveryFee: 0, address: null, userId: 'asha' });
    expect(totalAmount).toBe(Number(subtotal) + Number(tax));
    expect(Date.parse(String(promisedAt)) - Date.parse(String(orderedOn))).toBe(12 * 60_000);
    const delivered = await kitchen.order(await kitchen.place(kitchen.asha));
    expect(Date.parse(String(delivered.promisedAt)) - Date.parse(String(delivered.orderedOn))).toBe(
      30 * 60_000,
    );
  });

  it('is collected at the counter, and no rider takes it', async () => {
    const id = await kitchen.place(kitchen.asha, PICKUP);
    await kitchen.walk(id, 'accepted', 'ready');
    expect((await kitchen.read(kitchen.rider, 'orders', id)).statusCode).toBe(404);
    expect(outcomeOf(await kitchen.step(kitchen.cook, id, 'ready', 'delivered'))).toEqual([
      400,
      'general_argument_invalid',
    ]);
    expect((await kitchen.step(kitchen.cook, id, 'ready', 'collected')).statusCode).toBe(201);
  });

  it('stays without a delivery fee when a line is taken off', async () => {
    const id = await kitchen.place(kitchen.asha, { ...PICKUP, paymentMethod: 'upi' });
    await kitchen.walk(id, 'accepted');
    const data = { orderId: id, revision: 1, line: 1, quantity: 1, reason: 'customerAsked' };
    const change = (await kitchen.create(kitchen.cook, 'orderChanges', data, 'off')).json();
    await kitchen.change(kitchen.asha, 'orderChanges', change.$id, { state: 'takenOff' });
    expect(await kitchen.order(id)).toMatchObject({ revision: 2, deliveryFee: 0 });
  });

  // PICKUP-1
  it('is refused once the owner offers none any more, and nothing is ordered', async () => {
    await kitchen.setKitchen({ orderMode: 'board', pickup: false });
    await expect(kitchen.place(kitchen.asha, PICKUP)).rejects.toThrow('order_pickup_off');
  });
});

it('the confirmation says that it is fetched, and names no delivery', async () => {
  const id = await kitchen.place(kitchen.asha, PICKUP);
  const mail = (await kitchen.mails()).find(({ aboutId }) => aboutId === id);
  expect(mail?.text).toContain('You fetch it from the kitchen');
  expect(mail?.text).toContain('Cash at Pickup');
  expect(mail?.text).not.toContain('Delivery');
});
