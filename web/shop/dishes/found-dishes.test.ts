import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { rupees, toPaise } from '#domain/money.ts';
import { NO_FILTER } from './filter.ts';
import { foundDishes, keepForgiven } from './found-dishes.ts';
import type { Dish } from './queries.ts';

const dish = ($id: string, name: string, over: Partial<Dish> = {}): Dish => ({
  $id,
  name,
  description: '',
  price: toPaise(rupees(100)),
  menuId: 'mains',
  type: 'veg',
  imgUrl: '',
  ratingAverage: null,
  ratingCount: 0,
  ...over,
});
const dishes = [
  dish('tikka', 'Paneer Tikka'),
  dish('lit', 'Chicken (not panner)', { type: 'non-veg' }),
  dish('palak', 'Palak Paneer', { menuId: 'curries' }),
];

const HINDI = { lit: { of: 'Chicken (not panner)', name: 'मुर्ग मखनी', description: 'लाल मिर्च के साथ' } };

async function found(
  search: string,
  filter: Partial<Parameters<typeof foundDishes>[1]> = {},
  names?: typeof HINDI,
) {
  const forgiven = await keepForgiven(new QueryClient(), dishes, search, async () => names);
  return foundDishes(dishes, { ...NO_FILTER, search, ...filter }, forgiven).map(({ $id }) => $id);
}

// FIND-2
it('dishes with the searched text come first, then those that it probably means', async () => {
  expect(await found('panner')).toEqual(['lit', 'tikka', 'palak']);
  expect(await found('पनीर')).toEqual(['tikka', 'lit', 'palak']);
});

// FIND-2
it('what a search probably means must pass the rest of the filter', async () => {
  expect(await found('panner', { menuId: 'curries' })).toEqual(['palak']);
  expect(await found('panner', { type: 'veg' })).toEqual(['tikka', 'palak']);
});

it('a search that is spelt right finds each dish once', async () => {
  expect(await found('paneer')).toEqual(['tikka', 'palak', 'lit']);
});

it('an empty search finds every dish in the kitchen’s order', async () => {
  expect(await found('  ')).toEqual(['tikka', 'lit', 'palak']);
});

// FIND-5
it('on Hindi pages the words of Hindi names and descriptions find a dish, too, as do those of the original', async () => {
  expect(await found('मखनी', {}, HINDI)).toEqual(['lit']);
  expect(await found('murgh', {}, HINDI)).toEqual(['lit']);
  expect(await found('मिर्च', {}, HINDI)).toEqual(['lit']);
  expect(await found('palak', {}, HINDI)).toEqual(['palak']);
  expect(await found('मखनी')).toEqual([]);
});
