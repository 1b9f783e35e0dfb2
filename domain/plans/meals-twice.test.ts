import { expect, it } from 'vitest';
import { type MealDays, mealsTwice } from './meals-twice.ts';

const lunch: MealDays = {
  mealTimeIds: ['lunch'],
  weekdays: ['monday', 'friday'],
  startsOn: '2026-12-01',
  endsOn: null,
};

// PLAN-68
it.each<[string, Partial<MealDays>, Partial<MealDays>, boolean]>([
  ['the same meal on one of the same days', {}, { weekdays: ['friday', 'sunday'] }, true],
  ['another meal', {}, { mealTimeIds: ['dinner'] }, false],
  ['other days of the week', {}, { weekdays: ['tuesday'] }, false],
  ['the same after the other has ended', { endsOn: '2026-12-10' }, { startsOn: '2026-12-11' }, false],
  ['the same until the other begins', {}, { startsOn: '2026-11-20', endsOn: '2026-11-30' }, false],
  ['the same on the last day of the other', { endsOn: '2026-12-11' }, { startsOn: '2026-12-11' }, true],
])('a subscription to %s brings a meal twice, or not', (_, own, asked, isTwice) => {
  expect(mealsTwice([{ ...lunch, ...own }], { ...lunch, ...asked }).length > 0).toBe(isTwice);
});

it('what would come twice is named', () => {
  const both = { ...lunch, mealTimeIds: ['lunch', 'dinner'] };
  expect(mealsTwice([both], { ...lunch, weekdays: ['friday'] })).toEqual([
    { subscription: both, mealTimeIds: ['lunch'], weekdays: ['friday'] },
  ]);
});
