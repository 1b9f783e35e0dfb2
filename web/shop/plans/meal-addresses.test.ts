import { expect, it } from 'vitest';
import { addressedTo, destinationsOf } from './meal-addresses.ts';

const BOTH = ['lunch', 'dinner'];
const BOOK = ['home', 'office'];
const stored = (addressId: string | null, dinner?: string) => ({
  addressId,
  addresses: dinner ? [{ mealTimeId: 'dinner', addressId: dinner }] : [],
});

// PLAN-51
it.each([
  ['one address for all', stored('home'), { lunch: 'home', dinner: 'home' }],
  ['dinner elsewhere', stored('office', 'home'), { lunch: 'office', dinner: 'home' }],
  ['an address that is not in the book', stored(null), { lunch: '', dinner: '' }],
  ['dinner beside it', stored(null, 'home'), { lunch: '', dinner: 'home' }],
])('%s is read from a subscription, and stored as it was', (_, subscription, destinations) => {
  expect(destinationsOf(subscription, BOTH, BOOK)).toEqual(destinations);
  const { addressId, addresses } = addressedTo(destinations, BOTH);
  expect({ addressId, addresses: addresses.map((each) => JSON.parse(each)) }).toEqual(subscription);
});

it('an address that was deleted is replaced by the first of the book', () => {
  expect(destinationsOf(stored('gone', 'office'), BOTH, BOOK)).toEqual({ lunch: 'home', dinner: 'office' });
});
