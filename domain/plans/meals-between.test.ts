import { describe, expect, it } from 'vitest';
import { paise } from '#domain/money.ts';
import type { Day } from '#domain/time/local-time.ts';
import { WEEKDAYS } from '#domain/time/spans.ts';
import { agreement as everyDay, mealsContext } from '#tests/samples/sample-meals.ts';
import {
  type Agreement,
  changedTooLate,
  type MealChange,
  type MealsContext,
  mealsBetween,
} from './meals-between.ts';

const MONDAY_TO_FRIDAY = WEEKDAYS.slice(0, 5);

const agreement: Agreement = { ...everyDay, weekdays: MONDAY_TO_FRIDAY };
const skip = (date: Day): MealChange => ({
  date,
  mealTimeId: 'lunch',
  state: 'skipped',
  quantity: null,
  addressId: null,
});
const week = { from: '2026-11-30', to: '2026-12-06' };
const shown = (over: Partial<Agreement>, about: Partial<MealsContext> = {}, days = week) =>
  mealsBetween({ ...agreement, ...over }, days, { ...mealsContext, ...about }).map(
    ({ date, state }) => `${date.slice(8)} ${state}`,
  );

// PLAN-2
describe('the meals of a subscription', () => {
  it.each<[string, Partial<Agreement>, Partial<MealsContext>, string[]]>([
    ['every weekday', {}, {}, ['30 planned', '01 planned', '02 planned', '03 planned', '04 planned']],
    ['two days a week', { weekdays: ['tuesday', 'sunday'] }, {}, ['01 planned', '06 planned']],
    [
      'from its first day to its last',
      { startsOn: '2026-12-02', endsOn: '2026-12-03' },
      {},
      ['02 planned', '03 planned'],
    ],
    [
      'a skipped day',
      { endsOn: '2026-12-01' },
      { changes: [skip('2026-12-01')] },
      ['30 planned', '01 skipped'],
    ],
    [
      'a pause that is open, of one meal time',
      { endsOn: '2026-12-02' },
      { pauses: [{ mealTimeId: 'lunch', from: '2026-12-02', until: null }] },
      ['30 planned', '01 planned', '02 paused'],
    ],
    [
      'a pause of another meal time',
      { endsOn: '2026-12-01' },
      { pauses: [{ mealTimeId: 'dinner', from: '2026-12-01', until: null }] },
      ['30 planned', '01 planned'],
    ],
    [
      'days that were added after their cutoffs',
      { endsOn: '2026-12-02' },
      { changes: [skip('2026-12-01')], isOver: (day) => day < '2026-12-02' },
      ['01 skipped', '02 planned'],
    ],
    [
      'a skipped day in a pause on a closed day',
      { endsOn: '2026-12-01' },
      {
        changes: [skip('2026-12-01')],
        pauses: [{ mealTimeId: null, from: '2026-12-01', until: '2026-12-01' }],
        isClosed: (day) => day === '2026-12-01',
      },
      ['30 planned', '01 skipped'],
    ],
    [
      'a closed day',
      { endsOn: '2026-12-01' },
      { isClosed: (day) => day === '2026-11-30' },
      ['30 closed', '01 planned'],
    ],
    [
      'a price that was not accepted, by a subscriber whose meals pause until then',
      { newPrice: paise(13000), newPriceFrom: '2026-12-02', pausesUnlessAgreed: true },
      {},
      ['30 planned', '01 planned'],
    ],
    [
      'a price that was not accepted, by a subscriber who keeps the old one until then',
      { newPrice: paise(13000), newPriceFrom: '2026-12-02', endsOn: '2026-12-02' },
      {},
      ['30 planned', '01 planned', '02 planned'],
    ],
    [
      'a meal whose cutoff was before the agreement',
      { agreedAt: new Date('2026-11-29T14:30:00Z'), endsOn: '2026-12-01' },
      {},
      ['01 planned'],
    ],
    [
      'what was decided although the days are others now',
      { weekdays: ['tuesday'] },
      {
        changes: [
          { ...skip('2026-11-30'), state: 'delivered' },
          { ...skip('2026-12-01'), state: 'short' },
        ],
      },
      ['30 delivered', '01 short'],
    ],
  ])('with %s are planned accordingly', (_, over, about, expected) => {
    expect(shown(over, about)).toEqual(expected);
  });

  // PLAN-3
  it('of a trial are so many, whatever is skipped', () => {
    const trial = { mealsAtMost: 3 };
    expect(shown(trial)).toEqual(['30 planned', '01 planned', '02 planned']);
    expect(shown(trial, { changes: [skip('2026-12-01')] })).toEqual([
      '30 planned',
      '01 skipped',
      '02 planned',
      '03 planned',
    ]);
    const eaten = { ...skip('2026-11-30'), state: 'cooking' as const };
    expect(shown(trial, { changes: [eaten] }, { from: '2026-12-02', to: '2026-12-30' })).toEqual([
      '02 planned',
    ]);
  });
});

// PLAN-2
it('a change comes too late for a meal whose cutoff has passed, and only for that', () => {
  const meals = (about: Partial<MealsContext>) =>
    mealsBetween(agreement, week, { ...mealsContext, ...about });
  const late = (changes: MealChange[], at: string) =>
    changedTooLate(meals({}), meals({ changes }), new Date(at))?.date;
  expect(late([skip('2026-12-01')], '2026-11-30T14:29:00Z')).toBeUndefined();
  expect(late([skip('2026-12-01')], '2026-11-30T14:30:00Z')).toBe('2026-12-01');
  expect(late([{ ...skip('2026-12-01'), state: 'planned', quantity: 2 }], '2026-12-01T05:00:00Z')).toBe(
    '2026-12-01',
  );
  expect(late([{ ...skip('2026-12-01'), state: 'planned' }], '2026-12-01T05:00:00Z')).toBeUndefined();
  // What is decided is decided.
  const decided = { ...skip('2026-12-01'), state: 'cooking' as const };
  expect(
    changedTooLate(
      meals({ changes: [decided] }),
      mealsBetween({ ...agreement, weekdays: ['monday'] }, week, { ...mealsContext, changes: [decided] }),
      new Date('2026-12-01T05:00:00Z'),
    )?.date,
  ).toBeUndefined();
});
