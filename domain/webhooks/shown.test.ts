import { expect, it } from 'vitest';
import { orderAttributes } from '#domain/orders/attributes.ts';
import { withoutPersons } from './shown.ts';

const line = {
  DishID: 'samosa',
  name: 'Samosa',
  quantity: 2,
  price: 59,
  image: '',
  note: 'For Meera, no nuts',
};
const order = {
  $id: 'order-1',
  $collectionId: 'orders',
  $permissions: ['read("user:asha")'],
  number: 1042,
  userId: 'asha',
  status: 'placed',
  totalAmount: 118,
  items: [JSON.stringify(line)],
  customerName: 'Asha',
  customerPhone: '+919876543210',
  customerEmail: 'asha@example.in',
  address: '4, MG Road',
  pincode: 411001,
  note: 'Ring twice',
  deliveryInstructions: 'Second floor',
  riderName: 'Ravi',
  hasAllergies: true,
};

// HOOK-5
it('an order without persons keeps ids, amounts and dishes, and nothing that anybody wrote', () => {
  const { note: _, ...shown } = line;
  expect(withoutPersons('orders', order)).toEqual({
    $id: 'order-1',
    $collectionId: 'orders',
    number: 1042,
    userId: 'asha',
    status: 'placed',
    totalAmount: 118,
    items: [JSON.stringify(shown)],
  });
});

// HOOK-5
it('an attribute that nobody has decided on is left out', () => {
  expect(withoutPersons('meals', { $id: 'meal-1', state: 'skipped', favouriteSong: 'Lag Ja Gale' })).toEqual({
    $id: 'meal-1',
    state: 'skipped',
  });
});

// HOOK-5
it('no name, number, address or note of an order is among what is shown', () => {
  const all = Object.fromEntries(
    Object.keys(orderAttributes).map((name) => [name, name === 'items' ? [] : 'x']),
  );
  const shown = Object.keys(withoutPersons('orders', all));
  expect(
    shown.filter((name) => /name|phone|mail|address|note|instructions|pin|allerg|search|gst/i.test(name)),
  ).toEqual([]);
});
