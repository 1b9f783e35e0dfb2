import { expect, it } from 'vitest';
import { collectionOfType, toldOf } from './topics.ts';

const now = new Date('2026-12-01T07:00:00Z');
const before = new Date('2026-12-01T06:00:00Z');
const told = (collection: string, data: object, created = before) =>
  toldOf({ collection, created, data: { ...data } }, now);

// HOOK-2
it.each([
  [
    'an order that has just become so',
    'orders',
    { status: 'accepted', statusSince: now },
    ['order.accepted', true],
  ],
  ['an order that only its rider changed', 'orders', { status: 'accepted', statusSince: before }, undefined],
  ['money that has just come', 'payments', { state: 'paid', paidAt: now }, ['payment.received', true]],
  ['a paid payment with an answered problem', 'payments', { state: 'paid', paidAt: before }, undefined],
  ['a payment that is due', 'payments', { state: 'due', paidAt: null }, ['payment.takenBack', false]],
  ['money that was given back', 'refunds', { state: 'done', doneAt: now }, ['refund.done', true]],
  ['money on its way', 'refunds', { state: 'sent', doneAt: null }, ['refund.sent', false]],
  ['a skipped meal', 'meals', { state: 'skipped', date: '2026-12-02' }, ['meal.skipped', true]],
  ['a meal as planned', 'meals', { state: 'planned', date: '2026-12-02' }, ['meal.planned', false]],
  ['an old meal', 'meals', { state: 'delivered', date: '2026-10-02' }, ['meal.delivered', false]],
  ['a dish', 'dishes', { name: 'Samosa' }, undefined],
])('%s', (_what, collection, data, expected) => {
  const each = told(collection, data);
  expect(each && [each.type, each.isNew]).toEqual(expected);
});

it('the collection of a type is found', () => {
  const types = ['order.placed', 'payment.received', 'refund.done', 'meal.skipped', 'test'];
  expect(types.map(collectionOfType)).toEqual(['orders', 'payments', 'refunds', 'meals', undefined]);
});
