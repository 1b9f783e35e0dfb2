import { expect, it } from 'vitest';
import { stub } from '#tests/doubles/stub.ts';
import type { PricedMeal } from '#web/shared/plans/meal-amounts.ts';
import { changedMeal, type TypedMeal, typedMeal } from './meal-change.ts';
import { openMeals } from './queries.ts';

const CHANGED = { quantity: null, addressId: 'office', address: null, note: 'Less salt' };
const meal = stub<PricedMeal>({
  ...{ people: 2, changed: { ...CHANGED, quantity: 2 } },
  extras: [{ dishId: 'samosa', quantity: 1, name: 'Samosa', price: 40 }],
});
const change = (over: Partial<TypedMeal>) => changedMeal(meal, { ...typedMeal(meal), ...over }, 1);

// PLAN-64
it('a meal of a caller is changed only in what staff have changed of it', () => {
  expect(change({})).toEqual({});
  expect(change({ people: 3 })).toEqual({ quantity: 3 });
  expect(change({ people: 1 })).toEqual({ quantity: null });
  expect(change({ note: ' ' })).toEqual({ note: null });
  expect(change({ extras: [] })).toEqual({ extras: [] });
  expect(change({ extras: [{ dishId: 'samosa', quantity: 2 }] })).toEqual({
    extras: ['{"dishId":"samosa","quantity":2}'],
  });
});

// PLAN-64
it('a meal of a caller goes to the address that staff type, or back to what is agreed', () => {
  expect(change({ place: 'typed', address: ' 12, Lake View ' })).toEqual({ address: '12, Lake View' });
  expect(change({ place: 'agreed' })).toEqual({ address: null, addressId: null });
  const moved = stub<PricedMeal>({
    ...meal,
    changed: { ...CHANGED, addressId: null, address: '12, Lake View' },
  });
  expect(typedMeal(moved)).toMatchObject({ place: 'typed', address: '12, Lake View' });
  expect(changedMeal(moved, typedMeal(moved), 1)).toEqual({});
});

// PLAN-64
it('only meals before their cutoffs are changed', () => {
  const at = (state: PricedMeal['state'], cutoff: string) => stub<PricedMeal>({ state, cutoff });
  const [late, open] = ['2026-12-01T14:30:00.000Z', '2026-12-02T14:30:00.000Z'];
  const meals = [
    at('planned', late),
    at('planned', open),
    at('skipped', open),
    at('paused', open),
    at('short', open),
  ];
  expect(openMeals(meals, new Date(late))).toEqual([meals[1], meals[2]]);
});
