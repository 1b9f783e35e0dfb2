import { expect, test } from 'vitest';
import { paymentLabels } from '#domain/payments/method-words.ts';
import type { OrderDocument } from '#web/lib/sdk/documents.ts';
import { readOrder } from './present.ts';
import { orderTexts } from './texts.tsx';

const document = (changes: Partial<OrderDocument> = {}) =>
  ({
    $id: 'o1',
    number: 1042,
    $createdAt: '2026-08-03T07:00:00.000+00:00',
    orderedOn: '2026-08-03T07:35:00.000+00:00',
    subtotal: 259,
    deliveryFee: 40,
    tax: 12.5,
    totalAmount: 311.5,
    paymentMethod: 'upi',
    channel: 'online',
    alreadyPaid: false,
    address: '12B, MG Road',
    kind: 'delivery',
    promisedAt: '2026-08-03T08:05:00.000+00:00',
    status: 'placed',
    acceptBy: null,
    items: [
      JSON.stringify({ DishID: 'd1', name: 'Dal', quantity: 2, price: 129.5, image: '/images/dal.webp' }),
    ],
    ...changes,
  }) as OrderDocument;

test('an order is read with its amounts in paise', () => {
  expect(readOrder(document())).toEqual({
    id: 'o1',
    number: '#1042',
    orderedOn: '2026-08-03T07:35:00.000+00:00',
    kind: 'delivery',
    promisedAt: '2026-08-03T08:05:00.000+00:00',
    bill: { subtotal: 25900, deliveryFee: 4000, tax: 1250, total: 31150 },
    paymentMethod: 'upi',
    channel: 'online',
    alreadyPaid: false,
    address: '12B, MG Road',
    instructions: null,
    note: null,
    status: 'placed',
    acceptBy: null,
    lines: [{ dishId: 'd1', name: 'Dal', quantity: 2, price: 12950, imgUrl: '/images/dal.webp' }],
  });
});

// ORDER-17
test('capitalised attribute names of lines are accepted, and unreadable lines are left out', () => {
  const items = ['{', '"dal"', JSON.stringify({ dishId: 'd2', Name: 'Dosa', Quantity: 1, Price: 99 })];
  expect(readOrder(document({ items })).lines).toEqual([
    { dishId: 'd2', name: 'Dosa', quantity: 1, price: 9900, imgUrl: '' },
  ]);
});

test('missing parts of an order have fallbacks', () => {
  expect(readOrder(document({ address: null })).address).toBeNull();
});

// ORDER-7
test('a test payment is labelled as such', () => {
  expect(orderTexts.test.method(paymentLabels.card)).toBe('Card (TEST, no money)');
});
