import { describe, expect, it } from 'vitest';
import { type Paise, paise } from '#domain/money.ts';
import { bundleProblem, costOfMeal, heldFor, NO_BUNDLE } from './bundles.ts';
import { menuOn, servedProblem, weekOfCycle } from './plan-menus.ts';
import { awaitsAnswer, NO_NEW_PRICE, priceOn, withPrice } from './prices/agreed-price.ts';

const agreed = { price: paise(12000), ...NO_NEW_PRICE };
const on = (today: string) => ({ today, pausesUnlessAgreed: false });
const pausing = (today: string) => ({ today, pausesUnlessAgreed: true });

// PLAN-5
describe('the price of a meal', () => {
  it('rises seven days after it was announced, if its subscriber agrees; until they do, the old one holds', () => {
    const raised = withPrice(agreed, paise(13000), on('2026-12-01'));
    expect(raised).toEqual({ ...agreed, newPrice: 13000, newPriceFrom: '2026-12-08' });
    expect(priceOn(raised, '2026-12-07')).toBe(12000);
    expect(priceOn(raised, '2026-12-08')).toBe(12000);
    expect(priceOn({ ...raised, acceptsNewPrice: true }, '2026-12-07')).toBe(12000);
    expect(priceOn({ ...raised, acceptsNewPrice: true }, '2026-12-08')).toBe(13000);
  });

  it('is none from that day on for whoever has not answered, if the kitchen pauses them', () => {
    const raised = withPrice(agreed, paise(13000), pausing('2026-12-01'));
    expect(priceOn(raised, '2026-12-07')).toBe(12000);
    expect(priceOn(raised, '2026-12-08')).toBeUndefined();
    expect(priceOn({ ...raised, acceptsNewPrice: true }, '2026-12-08')).toBe(13000);
    expect(priceOn({ ...raised, keepsPrice: true }, '2026-12-08')).toBe(12000);
  });

  it('falls from the next meal', () => {
    const raised = withPrice(agreed, paise(13000), on('2026-12-01'));
    expect(withPrice(raised, paise(11000), on('2026-12-02'))).toEqual({ ...agreed, price: 11000 });
  });

  it('is asked for again if it rises twice, and counts from what was accepted', () => {
    const accepted = { ...withPrice(agreed, paise(13000), on('2026-12-01')), acceptsNewPrice: true };
    expect(withPrice(accepted, paise(14000), pausing('2026-12-03'))).toEqual({
      ...agreed,
      newPrice: 14000,
      newPriceFrom: '2026-12-10',
      pausesUnlessAgreed: true,
    });
    expect(withPrice(accepted, paise(14000), on('2026-12-09')).price).toBe(13000);
  });

  it('is not asked for again if it becomes less than what was agreed to, or the old one was left', () => {
    const raised = withPrice(agreed, paise(14000), on('2026-12-01'));
    const accepted = { ...raised, acceptsNewPrice: true };
    expect(withPrice(accepted, paise(13000), on('2026-12-02'))).toEqual({ ...accepted, newPrice: 13000 });
    const kept = { ...raised, keepsPrice: true };
    expect(withPrice(kept, paise(13000), on('2026-12-02'))).toEqual({ ...kept, newPrice: 13000 });
    expect(awaitsAnswer(withPrice(kept, paise(15000), on('2026-12-20')))).toBe(true);
  });
});

const bundle = { bundleLeft: 20, bundleMealPrice: paise(11000), bundleUntil: '2027-01-14' };

// PLAN-6
describe('a bundle', () => {
  it.each([
    [{ bundleMeals: 20, bundlePrice: paise(220_000) }, undefined],
    [{ bundleMeals: null, bundlePrice: null }, undefined],
    [{ bundleMeals: 20, bundlePrice: null }, 'bundleHalf'],
    [{ bundleMeals: 7, bundlePrice: paise(220_000) }, 'bundlePrice'],
  ])('of %j has the problem %s', (offer, problem) => {
    expect(bundleProblem(offer)).toBe(problem);
  });

  it.each([
    ['one person', bundle, 1, 11000, 1],
    ['three people', bundle, 3, 33000, 3],
    ['more people than meals are left', { ...bundle, bundleLeft: 1 }, 3, 35000, 1],
    ['nothing left', { ...bundle, bundleLeft: 0 }, 2, 24000, 0],
    ['a bundle that is over', { ...bundle, bundleUntil: '2026-11-29' }, 1, 12000, 0],
    ['no bundle', NO_BUNDLE, 1, 12000, 0],
  ])('with %s costs the right amount', (_, has, people, total, fromBundle) => {
    expect(costOfMeal(has, { day: '2026-11-30', people, price: paise(12000) })).toEqual({
      total,
      fromBundle,
    });
  });

  it('never loses money: what was paid is what was eaten at its price, and what is left', () => {
    let left = bundle;
    let balance: Paise = paise(220_000);
    for (let meal = 0; meal < 13; meal++) {
      expect(heldFor(left, '2026-12-10')).toBe(220_000 - meal * 11_000);
      const { total, fromBundle } = costOfMeal(left, { day: '2026-12-10', people: 1, price: paise(12000) });
      balance = paise(balance - total);
      left = { ...left, bundleLeft: left.bundleLeft - fromBundle };
    }
    // Ended early, or after its last day: nothing is held any more, and the rest is the customer's.
    expect(heldFor(left, '2027-01-15')).toBe(0);
    expect(balance).toBe(220_000 - 13 * 11_000);
  });
});

const cycle = { cycleFrom: '2026-11-25', cycleWeeks: 2 };
const none = { date: null, week: null, weekday: null };

// PLAN-7
describe('the menu of a plan', () => {
  it.each([
    ['2026-11-23', 1],
    ['2026-11-29', 1],
    ['2026-11-30', 2],
    ['2026-12-07', 1],
    ['2026-11-22', 2],
    ['2026-11-01', 1],
  ])('is on %s in week %s of the cycle', (day, week) => {
    expect(weekOfCycle(cycle, day)).toBe(week);
  });

  const menus = [
    { name: 'first', mealTimeId: 'lunch', ...none, week: 1, weekday: 'monday' as const },
    { name: 'second', mealTimeId: 'lunch', ...none, week: 2, weekday: 'monday' as const },
    { name: 'feast', mealTimeId: 'lunch', ...none, date: '2026-11-30' },
    { name: 'evening', mealTimeId: 'dinner', ...none, week: 2, weekday: 'monday' as const },
  ];
  it.each([
    ['2026-11-23', 'lunch', 'first'],
    ['2026-11-30', 'lunch', 'feast'],
    ['2026-11-30', 'dinner', 'evening'],
    ['2026-12-14', 'lunch', 'second'],
    ['2026-12-15', 'lunch', undefined],
  ])('on %s at %s is %s', (day, mealTime, name) => {
    expect(menuOn(cycle, menus, day, mealTime)?.name).toBe(name);
  });

  it.each([
    [{ ...none, date: '2026-11-30' }, undefined],
    [{ ...none, week: 1, weekday: 'monday' as const }, undefined],
    [none, 'menuWhen'],
    [{ ...none, week: 1 }, 'menuWhen'],
    [{ date: '2026-11-30', week: 1, weekday: 'monday' as const }, 'menuWhen'],
    [{ date: '2026-11-30', week: 1, weekday: null }, 'menuWhen'],
  ])('served at %j has the problem %s', (served, problem) => {
    expect(servedProblem({ mealTimeId: 'lunch', ...served })).toBe(problem);
  });
});
