import { describe, expect, it } from 'vitest';
import { type PlanField, planProblems, planValues, type TypedPlan, typedPlan } from './plan-values.ts';

const WORDS = {
  name: 'name',
  type: 'type',
  count: 'count',
  price: 'price',
  choice: 'choice',
  noSuchMealTime: 'meal times',
  noSuchDays: 'days',
  bundleHalf: 'half',
  bundlePrice: 'bundle',
};

// PLAN-30
describe('the form of a plan', () => {
  const blank = typedPlan(undefined, ['lunch', 'dinner']);
  const typed: TypedPlan = { ...blank, name: 'Ghar', type: 'veg', price: '₹120' };

  // ADMIN-141
  it('asks what is served, and says no veg of its own accord', () => {
    expect(blank.type).toBe('');
    expect(planProblems({ ...typed, type: '' }, WORDS)).toEqual({ type: 'type' });
  });

  it('begins with the first meal time on weekdays, the same menu every week, and not on sale', () => {
    expect(planValues(typed, '2026-11-28')).toMatchObject({
      ...{ mealTimeIds: ['lunch'], weekdays: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] },
      ...{ price: 12_000, bundleMeals: null, bundlePrice: null, bundleDays: 45, choices: [] },
      ...{ cycleFrom: '2026-11-28', cycleWeeks: 1, areaIds: [], isOnSale: false },
    });
    expect(planProblems(typed, WORDS)).toEqual({});
  });

  it('stores choices as the wire has them, and reads them again', () => {
    const choices = [{ id: '0', name: ' Bread', options: 'Roti,  Rice,' }];
    const values = planValues({ ...typed, choices, cycleWeeks: '0' }, '2026-11-28');
    expect(values).toMatchObject({
      choices: [JSON.stringify({ name: 'Bread', options: ['Roti', 'Rice'] })],
      ...{ cycleFrom: null, cycleWeeks: 1 },
    });
  });

  it.each<[Partial<TypedPlan>, Partial<Record<PlanField, string>>]>([
    [{ name: '' }, { name: 'name' }],
    [{ mealTimeIds: [] }, { mealTimeIds: 'meal times' }],
    [{ weekdays: [] }, { weekdays: 'days' }],
    [{ price: '' }, { price: 'price' }],
    [{ price: '99.50' }, { price: 'price' }],
    [{ price: '0' }, { price: 'price' }],
    [{ price: '₹1,20' }, { price: 'price' }],
    [{ bundleMeals: '20' }, { bundlePrice: 'half' }],
    [{ bundleMeals: '20', bundlePrice: '2199' }, { bundlePrice: 'bundle' }],
    [{ bundlePrice: 'much' }, { bundlePrice: 'bundle' }],
    [{ bundleDays: '500' }, { bundleDays: 'count' }],
    [{ trialMeals: '31' }, { trialMeals: 'count' }],
    [{ mostSubscribers: 'few' }, { mostSubscribers: 'count' }],
    [{ choices: [{ id: '0', name: 'Bread', options: 'Roti' }] }, { choices: 'choice' }],
    [{ choices: [{ id: '0', name: 'Bread', options: 'Roti, Roti' }] }, { choices: 'choice' }],
    [{ choices: [{ id: '0', name: '', options: 'Roti, Rice' }] }, { choices: 'choice' }],
  ])('names the field of %o', (part, expected) => {
    expect(planProblems({ ...typed, ...part }, WORDS)).toEqual(expected);
  });
});
