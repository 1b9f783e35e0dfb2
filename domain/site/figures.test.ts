import { expect, it } from 'vitest';
import { CONTENT_DEFAULTS } from '#domain/site/content/content-defaults.ts';
import { figuresOf } from './figures.ts';

const COUNTED = { orders: 12, dishes: 30, rating: 4.3 };

// SUPPORT-7
it('the figures of a new kitchen are 5500 customers, 100 dishes, 25 chefs and a rating of 4.8', () => {
  expect(figuresOf(CONTENT_DEFAULTS.about, undefined)).toEqual([
    { name: 'customers', value: 5500 },
    { name: 'dishes', value: 100 },
    { name: 'chefs', value: 25 },
    { name: 'rating', value: 4.8 },
  ]);
});

// SHOP-4
it('figures of 0 are left out, counted ones replace the typed ones but for the chefs', () => {
  expect(
    figuresOf({ ...CONTENT_DEFAULTS.about, customers: 0, rating: 0 }, undefined).map(({ name }) => name),
  ).toEqual(['dishes', 'chefs']);
  expect(figuresOf({ ...CONTENT_DEFAULTS.about, chefs: 3 }, COUNTED)).toEqual([
    { name: 'orders', value: 12 },
    { name: 'dishes', value: 30 },
    { name: 'chefs', value: 3 },
    { name: 'rating', value: 4.3 },
  ]);
  expect(figuresOf({ ...CONTENT_DEFAULTS.about, chefs: 0 }, { orders: 0, dishes: 2, rating: 0 })).toEqual([
    { name: 'dishes', value: 2 },
  ]);
});
