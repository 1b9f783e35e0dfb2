import { expect, it } from 'vitest';
import { paise } from '#domain/money.ts';
import { WEEKDAYS } from '#domain/time/spans.ts';
import { dinner, lunch } from '#tests/samples/sample-meals.ts';
import type { ShownSubscription } from '../subscriptions.ts';
import { asAgreed, changedOnTop, isSameChange, monthWith, type Offer, storedChange } from './plan-change.ts';

const SUBSCRIPTION: ShownSubscription = {
  ...{
    id: 'mine',
    updatedAt: '2026-11-29T09:00:00.000Z',
    planId: 'tiffin',
    planName: 'Ghar ka khana',
    isActive: true,
    isTrial: false,
  },
  ...{
    mealTimeIds: ['lunch'],
    weekdays: ['monday', 'tuesday'],
    quantity: 1,
    choices: ['Bread: Rice'],
    allergies: null,
  },
  ...{ addressId: 'home', addresses: [], startsOn: '2026-11-02', endsOn: null, paidBy: 'balance' },
  ...{
    isCompanys: false,
    company: null,
    price: paise(12000),
    rise: null,
    bundleLeft: 0,
    bundleMealPrice: null,
    bundleUntil: null,
  },
};
const OFFER: Offer = {
  mealTimeIds: ['lunch', 'dinner'],
  weekdays: WEEKDAYS,
  choices: [
    { name: 'Bread', options: ['Roti', 'Rice'] },
    { name: 'Spice', options: ['Mild', 'Hot'] },
  ],
};
const named = { name: '', translations: {} };
const calendar = {
  mealTimes: [
    { ...lunch, ...named },
    { ...dinner, ...named },
  ],
  isClosed: () => false,
  timeZone: 'Asia/Kolkata',
  today: '2026-11-30',
  now: new Date('2026-11-30T09:00:00Z'),
};
const agreed = asAgreed(SUBSCRIPTION, OFFER, ['home', 'office']);

// PLAN-50
it('a change of two people keeps what each of them has changed', () => {
  const theirs = { ...agreed, quantity: 3, weekdays: ['friday'] as const };
  const mine = { ...agreed, quantity: 2, mealTimeIds: ['lunch', 'dinner'] };
  expect(changedOnTop(agreed, theirs, mine)).toEqual({
    ...theirs,
    quantity: 2,
    mealTimeIds: ['lunch', 'dinner'],
  });
});

// PLAN-50
it('a subscription is shown as it is agreed, and what differs is stored', () => {
  expect(agreed).toMatchObject({ options: ['Rice', ''], destinations: { lunch: 'home', dinner: 'home' } });
  const changed = {
    ...agreed,
    mealTimeIds: OFFER.mealTimeIds,
    options: ['Roti', 'Hot'],
    destinations: { lunch: 'office', dinner: 'home' },
  };
  expect(isSameChange(OFFER, agreed, { ...agreed })).toBe(true);
  expect(isSameChange(OFFER, agreed, changed)).toBe(false);
  expect(storedChange(OFFER, changed)).toEqual({
    mealTimeIds: ['lunch', 'dinner'],
    weekdays: ['monday', 'tuesday'],
    quantity: 1,
    choices: ['Bread: Roti', 'Spice: Hot'],
    addressId: 'office',
    addresses: [JSON.stringify({ mealTimeId: 'dinner', addressId: 'home' })],
  });
  expect(storedChange({ ...OFFER, choices: [] }, changed)).not.toHaveProperty('choices');
});

// PLAN-50
it.each([
  ['nothing', {}, {}, { meals: 9, fromBundle: 0, total: 108_000 }],
  ['two people', {}, { quantity: 2 }, { meals: 18, fromBundle: 0, total: 216_000 }],
  ['dinner too', {}, { mealTimeIds: ['lunch', 'dinner'] }, { meals: 18, fromBundle: 0, total: 216_000 }],
  [
    'a bundle of which 5 are left',
    { bundleLeft: 5, bundleMealPrice: paise(11000), bundleUntil: '2026-12-31' },
    {},
    { meals: 9, fromBundle: 5, total: 48_000 },
  ],
  ['a last day', { endsOn: '2026-12-07' }, {}, { meals: 2, fromBundle: 0, total: 24_000 }],
])('the next thirty days with %s come to what is told', (_, subscription, change, month) => {
  expect(monthWith({ ...SUBSCRIPTION, ...subscription }, { ...agreed, ...change }, calendar)).toMatchObject(
    month,
  );
});
