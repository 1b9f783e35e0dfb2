import { afterEach, describe, expect, it } from 'vitest';
import { closeAfterAll } from '#tests/close-after-all.ts';
import { openKitchen } from '#tests/kitchen.ts';

const kitchen = await closeAfterAll(openKitchen());
const asha = await kitchen.customer('asha');
const owner = await kitchen.staff('owner');

afterEach(() => charge({}));

const charge = async (value: object) => {
  const data = { value: JSON.stringify(value) };
  const { statusCode } = await kitchen.change(owner, 'settings', 'charges', data);
  expect(statusCode).toBe(200);
  kitchen.takeEvents();
};
const thali = (quantity: number) => JSON.stringify({ DishID: 'ghar-ki-thali', quantity, price: 249 });

function place(over: object = {}, who = asha, documentId?: string) {
  const data = { items: [thali(1)], address: '4, MG Road, Pune', ...over };
  return kitchen.create(who, 'orders', data, documentId);
}
const order = async (id: string) => (await kitchen.read(owner, 'orders', id)).json();

// BILL-9
describe('an order with the charges that the owner has set', () => {
  it('includes the delivery fee and the packing charge', async () => {
    await charge({ deliveryFee: 25, packingPerOrder: 12.5 });
    expect((await place()).json()).toMatchObject({
      subtotal: 249,
      deliveryFee: 25,
      packing: 12.5,
      tax: 12,
      totalAmount: 298.5,
    });
  });

  it('has no packing charge by default, and none that a client sends', async () => {
    expect((await place({ packing: 90 })).json()).toMatchObject({ packing: 0, totalAmount: 301 });
  });

  it('keeps its packing charge when a dish is removed after the owner has changed the charge', async () => {
    await charge({ packingPerOrder: 20 });
    const samosa = JSON.stringify({ DishID: 'samosa', quantity: 1, price: 59 });
    const { $id: orderId } = (await place({ items: [thali(1), samosa] })).json();
    await charge({ packingPerOrder: 50, deliveryFee: 99 });
    const step = { orderId, type: 'step', from: 'placed', to: 'accepted' };
    await kitchen.create(owner, 'orderEvents', step, `accept-${orderId}`);
    const change = { orderId, revision: 1, line: 1, quantity: 1, reason: 'customerAsked' };
    const proposed = await kitchen.create(owner, 'orderChanges', change, 'off');
    expect(proposed.statusCode).toBe(201);
    await kitchen.change(asha, 'orderChanges', 'off', { state: 'takenOff' });
    expect(await order(orderId)).toMatchObject({
      revision: 2,
      subtotal: 249,
      deliveryFee: 40,
      packing: 20,
      totalAmount: 321,
    });
    const { documents } = (await kitchen.list(asha, 'orderRevisions')).json();
    const own = documents.filter((revision: { orderId: string }) => revision.orderId === orderId);
    expect(own.map(({ packing }: { packing: number }) => packing)).toEqual([20, 20]);
  });
});

// BILL-11
it('packing for each dish is recomputed with the terms of the order when a line comes off', async () => {
  await charge({ packingPerOrder: 10, packingPerDish: 4 });
  const samosa = JSON.stringify({ DishID: 'samosa', quantity: 2, price: 59 });
  const placed = (await place({ items: [thali(1), samosa] })).json();
  expect(placed).toMatchObject({ packing: 22, termsPacking: 10, termsPackingPerDish: 4, totalAmount: 447 });
  await charge({ packingPerDish: 90 });
  const step = { orderId: placed.$id, type: 'step', from: 'placed', to: 'accepted' };
  await kitchen.create(owner, 'orderEvents', step, 'accept-packed');
  const data = { orderId: placed.$id, revision: 1, line: 1, quantity: 2, reason: 'customerAsked' };
  await kitchen.create(owner, 'orderChanges', data, 'off-packed');
  await kitchen.change(asha, 'orderChanges', 'off-packed', { state: 'takenOff' });
  expect(await order(placed.$id)).toMatchObject({ packing: 14, subtotal: 249, totalAmount: 315 });
});

// BILL-12
describe('a tip', () => {
  it('is charged with the order and kept when it is changed', async () => {
    await charge({ tips: true });
    const samosa = JSON.stringify({ DishID: 'samosa', quantity: 1, price: 59 });
    const placed = (await place({ items: [thali(1), samosa], tip: 25 })).json();
    expect(placed).toMatchObject({ tip: 25, subtotal: 308, tax: 15, totalAmount: 388 });
    const data = { orderId: placed.$id, revision: 1, line: 1, quantity: 1, reason: 'customerAsked' };
    const step = { orderId: placed.$id, type: 'step', from: 'placed', to: 'accepted' };
    await kitchen.create(owner, 'orderEvents', step, 'accept-tipped');
    await kitchen.create(owner, 'orderChanges', data, 'off-tipped');
    await kitchen.change(asha, 'orderChanges', 'off-tipped', { state: 'takenOff' });
    expect(await order(placed.$id)).toMatchObject({ tip: 25, totalAmount: 326 });
  });

  it('is left out where the kitchen takes none, and told to a client that says which total was seen', async () => {
    expect((await place({ tip: 25 })).json()).toMatchObject({ tip: null, totalAmount: 301 });
    expect((await place({ tip: 25, expectedTotal: 326 })).json().type).toBe('order_terms_changed');
  });

  it.each([-1, 1000.01, '20'])('of %j is refused', async (tip) => {
    await charge({ tips: true });
    expect([(await place({ tip })).statusCode, kitchen.takeEvents()]).toEqual([400, []]);
  });

  it('is not taken from an order that staff type', async () => {
    await charge({ tips: true });
    const typed = { channel: 'staff', customerPhone: '9876512345', tip: 25 };
    expect((await place(typed, owner)).json()).toMatchObject({ tip: null, totalAmount: 301 });
  });
});

// BILL-10
describe('an order below the minimum', () => {
  it('is refused with the missing amount, and nothing changes', async () => {
    await charge({ minimumOrder: 309 });
    const answer = await place();
    expect([answer.statusCode, answer.json().type, answer.json().message]).toEqual([
      400,
      'order_below_minimum',
      'Add ₹60 more to order. We deliver orders from ₹309.',
    ]);
    expect(kitchen.takeEvents()).toEqual([]);
    expect((await place({ items: [thali(2)] })).statusCode).toBe(201);
  });

  it('is placed if its dishes cost exactly the minimum', async () => {
    await charge({ minimumOrder: 249 });
    expect((await place()).statusCode).toBe(201);
  });

  it('may be entered by staff', async () => {
    await charge({ minimumOrder: 1000 });
    const typed = { channel: 'staff', customerPhone: '9876512345', items: [thali(1)] };
    expect((await place(typed, owner)).statusCode).toBe(201);
  });

  it('gets the first answer if it was placed before the minimum was set', async () => {
    expect((await place({}, asha, 'early')).statusCode).toBe(201);
    await charge({ minimumOrder: 1000 });
    expect((await place({}, asha, 'early')).statusCode).toBe(201);
  });
});
