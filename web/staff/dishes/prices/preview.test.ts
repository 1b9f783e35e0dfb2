import { expect, it } from 'vitest';
import { paise } from '#domain/money.ts';
import { changesOf, previewOf, readRule, type TypedRule } from './preview.ts';

const typed = (by: string, over: Partial<TypedRule> = {}): TypedRule => ({
  direction: 'raise',
  by,
  unit: 'percent',
  rounding: 'rupee',
  ...over,
});
const dish = ($id: string, price: number) => ({ $id, name: $id, type: 'veg', price: paise(price) }) as const;

it.each([
  ['', typed(''), 'empty'],
  ['ten', typed('ten'), 'odd'],
  ['-5', typed('-5'), 'odd'],
  ['501 %', typed('501'), 'high'],
  ['10 %', typed('10'), { percent: 10, rounding: 'rupee' }],
  ['2.5 % less', typed('2.5', { direction: 'lower' }), { percent: -2.5, rounding: 'rupee' }],
  ['₹501', typed('501', { unit: 'rupees' }), { amount: 50_100, rounding: 'rupee' }],
  ['₹5 less', typed('5', { unit: 'rupees', direction: 'lower' }), { amount: -500, rounding: 'rupee' }],
])('%s is read as a change', (_name, given, rule) => {
  expect(readRule(given)).toEqual(rule);
});

// ADMIN-72
it('only ticked dishes whose price changes are sent, with the price that was seen', () => {
  const dishes = [dish('samosa', 4000), dish('thali', 24_900), dish('free', 0), dish('gold', 9_900_000)];
  const rows = previewOf(dishes, new Set(['thali']), { percent: 10, rounding: 'rupee' });
  expect(rows.map(({ after }) => after)).toEqual([4400, undefined, 0, null]);
  expect(changesOf(rows)).toEqual([{ dishId: 'samosa', was: 40, price: 44 }]);
  expect(changesOf(previewOf(dishes, new Set(), undefined))).toEqual([]);
});
