import { expect, it } from 'vitest';
import { paise } from '#domain/money.ts';
import { costsOf } from './meal-costs.ts';

// PLAN-23
it('meals take what is left of the bundle in turn, without those that are skipped', () => {
  const bundle = { bundleLeft: 3, bundleMealPrice: paise(11000), bundleUntil: '2026-12-03' };
  const meals = [
    { date: '2026-11-29', state: 'delivered', quantity: 2 },
    { date: '2026-11-30', state: 'planned', quantity: 2 },
    { date: '2026-12-01', state: 'skipped', quantity: 1 },
    { date: '2026-12-02', state: 'planned', quantity: 2 },
    { date: '2026-12-04', state: 'planned', quantity: 1, extra: paise(4500) },
  ] as const;
  const priced = meals.map((meal) => ({ extra: paise(0), price: paise(12000), ...meal }));
  expect(costsOf(bundle, priced, () => ({ fromBundle: 1, bundleMealPrice: paise(11000) }))).toEqual([
    { total: 23000, fromBundle: 1, beside: 12000 },
    { total: 22000, fromBundle: 2, beside: 0 },
    { total: 11000, fromBundle: 1, beside: 0 },
    { total: 23000, fromBundle: 1, beside: 12000 },
    { total: 16500, fromBundle: 0, beside: 16500 },
  ]);
});

// PLAN-5
it('a decided meal costs what its bundle did then, whatever the bundle is now', () => {
  const then = { fromBundle: 1, bundleMealPrice: paise(9000) };
  const bundle = { bundleLeft: 0, bundleMealPrice: null, bundleUntil: null };
  const prices = { extra: paise(0), price: paise(10000) };
  const meal = { date: '2026-11-29', state: 'delivered', quantity: 2, ...prices } as const;
  expect(costsOf(bundle, [meal], () => then)).toEqual([{ total: 19000, fromBundle: 1, beside: 10000 }]);
});
