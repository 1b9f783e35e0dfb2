import { expect, it } from 'vitest';
import { rupees, toPaise } from '#domain/money.ts';
import { type DishFilter, NO_FILTER, passesFilter } from './filter.ts';

const UNDER_200 = toPaise(rupees(200));
const biryani = {
  menuId: 'rice',
  type: 'non-veg',
  price: toPaise(rupees(279)),
  name: 'Chicken Dum Biryani',
  description: 'Saffron basmati on dum',
};

// MENU-2, MENU-3, MENU-4
it.each([
  ['no filter', {}, true],
  ['its category', { menuId: 'rice' }, true],
  ['another category', { menuId: 'sweets' }, false],
  ['its diet', { type: 'non-veg' }, true],
  ['the other diet', { type: 'veg' }, false],
  ['a lower price', { maxPrice: UNDER_200 }, false],
  ['part of its name in other case', { search: 'DUM b' }, true],
  ['part of its description', { search: 'saffron' }, true],
  ['spaces around', { search: '  biryani ' }, true],
  ['other words', { search: 'dosa' }, false],
  ['one that fits and one that does not', { menuId: 'rice', search: 'dosa' }, false],
] satisfies [string, Partial<DishFilter>, boolean][])(
  'a dish is compared with the filter: %s',
  (_what, filter, passes) => {
    expect(passesFilter(biryani, { ...NO_FILTER, ...filter })).toBe(passes);
  },
);

it.each([
  [200, true],
  [200.01, false],
])('a dish for ₹%d passes the filter under ₹200: %s', (price, passes) => {
  expect(
    passesFilter({ ...biryani, price: toPaise(rupees(price)) }, { ...NO_FILTER, maxPrice: UNDER_200 }),
  ).toBe(passes);
});

it.each([1000, 1001, 100_000])('a dish for ₹%d is shown while no price is chosen', (price) => {
  expect(passesFilter({ ...biryani, price: toPaise(rupees(price)) }, NO_FILTER)).toBe(true);
});
