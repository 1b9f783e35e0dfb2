import { expect, it } from 'vitest';
import { rupees } from '#domain/money.ts';
import { orderView } from './order.ts';

const document = {
  $id: 'o1',
  number: 1042,
  orderedOn: '2026-08-03T07:35:00.000+00:00',
  statusSince: null,
  subtotal: rupees(259),
  discount: null,
  deliveryFee: rupees(40),
  packing: rupees(0),
  tip: null,
  tax: rupees(12.5),
  taxes: [],
  roundOff: null,
  totalAmount: rupees(311.5),
  termsDeliveryFee: rupees(40),
  deliveryMetres: null,
  termsFreeDeliveryAbove: null,
  termsTaxPercent: 5,
  termsPacking: null,
  termsPackingPerDish: null,
  termsCoupons: [],
  termsTax: [],
  address: '12B, MG Road',
  note: '',
  doneLines: ['0'],
  items: [
    JSON.stringify({ DishID: 'd1', name: 'Dal', quantity: 2, price: 129.5, image: '/images/dal.webp' }),
  ],
};

it('an order is read with its amounts in paise, and an empty text as none', () => {
  const view = orderView('number', 'bill', 'total', 'lines', 'doneLines', 'address', 'note', 'statusSince');
  expect(view.read(document)).toEqual({
    id: 'o1',
    number: '#1042',
    bill: { subtotal: 25900, deliveryFee: 4000, tax: 1250, total: 31150 },
    total: 31150,
    lines: [{ dishId: 'd1', name: 'Dal', quantity: 2, price: 12950, imgUrl: '/images/dal.webp' }],
    doneLines: [0],
    address: '12B, MG Road',
    note: null,
    statusSince: document.orderedOn,
  });
});

it('a view asks for the attributes of its fields, each once, and has no other field', () => {
  const view = orderView('orderedOn', 'statusSince', 'instructions', 'lines');
  expect(view.attributes).toEqual(['orderedOn', 'statusSince', 'deliveryInstructions', 'items']);
  const read = view.read({ ...document, deliveryInstructions: 'Blue gate' });
  expect(Object.keys(read)).toEqual(['id', 'orderedOn', 'statusSince', 'instructions', 'lines']);
});

// CHANGE-4
it('the terms of an order are those that it was placed with', () => {
  expect(orderView('terms').read(document).terms).toEqual({
    deliveryFee: 4000,
    packing: 0,
    tip: 0,
    termsDeliveryFee: 4000,
    deliveryMetres: null,
    termsFreeDeliveryAbove: null,
    termsTaxPercent: 5,
    termsPacking: null,
    termsPackingPerDish: null,
    termsCoupons: [],
    termsTax: [],
  });
});

// ORDER-17
it('capitalised attribute names of lines are accepted, and unreadable lines are left out', () => {
  const items = ['{', '"dal"', JSON.stringify({ dishId: 'd2', Name: 'Dosa', Quantity: 1, Price: 99 })];
  expect(orderView('lines').read({ $id: 'o1', items }).lines).toEqual([
    { dishId: 'd2', name: 'Dosa', quantity: 1, price: 9900, imgUrl: '' },
  ]);
});
