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
const dal = {
  menuId: 'curries',
  type: 'veg',
  price: toPaise(rupees(149)),
  name: 'Dal Tadka',
  description: 'Yellow lentils',
  diets: ['jain', 'gluten-free'],
} as const;

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

// MENU-20
it.each([
  [['jain'], true],
  [['no-onion-garlic'], true],
  [['jain', 'gluten-free'], true],
  [['jain', 'vegan'], false],
] satisfies [DishFilter['diets'], boolean][])(
  'a Jain, gluten-free dish is suitable for %j: %s',
  (diets, passes) => {
    expect(passesFilter(dal, { ...NO_FILTER, diets })).toBe(passes);
  },
);

it('a dish that says nothing is not shown when a diet is chosen', () => {
  expect(passesFilter(biryani, { ...NO_FILTER, diets: ['gluten-free'] })).toBe(false);
});

// MENU-20
it.each([
  ['jain', true],
  ['JAI', true],
  ['ja', false],
  ['gluten free', true],
  ['Gluten-Free', true],
  ['no onion', true],
  ['onion', false],
  ['free', false],
  ['jain dal', true],
  ['lentils gluten free', true],
  ['jain dosa', false],
  ['vegan', false],
])('a search for %s finds a Jain, gluten-free dal: %s', (search, passes) => {
  expect(passesFilter(dal, { ...NO_FILTER, search })).toBe(passes);
});

// OPTION-19
it('a dish with options is filtered by its lowest price', () => {
  const from = toPaise(rupees(199));
  const filter = { ...NO_FILTER, maxPrice: UNDER_200 };
  expect(passesFilter({ ...biryani, from }, filter)).toBe(true);
  expect(passesFilter({ ...biryani, price: from, from: biryani.price }, filter)).toBe(false);
});
