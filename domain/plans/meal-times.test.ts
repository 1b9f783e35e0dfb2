import { describe, expect, it } from 'vitest';
import { addDays, type Day } from '#domain/time/local-time.ts';
import { lunch, dinner as usualDinner } from '#tests/samples/sample-meals.ts';
import { checkMealTime, cutoffOf, windowOf } from './meal-times.ts';

const dinner = { ...usualDinner, cutoffAt: '08:30' };

// PLAN-1
describe('the cutoff of a meal', () => {
  it.each([
    ['Asia/Kolkata', '2026-11-30', '2026-11-29T14:30:00.000Z', '2026-11-30T03:00:00.000Z'],
    ['Asia/Kathmandu', '2026-11-30', '2026-11-29T14:15:00.000Z', '2026-11-30T02:45:00.000Z'],
    ['Europe/London', '2026-07-01', '2026-06-30T19:00:00.000Z', '2026-07-01T07:30:00.000Z'],
    ['America/New_York', '2026-11-30', '2026-11-30T01:00:00.000Z', '2026-11-30T13:30:00.000Z'],
    ['Australia/Lord_Howe', '2026-01-10', '2026-01-09T09:00:00.000Z', '2026-01-09T21:30:00.000Z'],
    // The day before is the one on which the clock is put forward, and the day itself.
    ['Europe/London', '2026-03-30', '2026-03-29T19:00:00.000Z', '2026-03-30T07:30:00.000Z'],
    ['Europe/London', '2026-03-29', '2026-03-28T20:00:00.000Z', '2026-03-29T07:30:00.000Z'],
    // And back.
    ['Europe/London', '2026-10-25', '2026-10-24T19:00:00.000Z', '2026-10-25T08:30:00.000Z'],
    ['America/New_York', '2026-11-01', '2026-11-01T00:00:00.000Z', '2026-11-01T13:30:00.000Z'],
  ])('in %s on %s is at its local time', (zone, day, before, sameDay) => {
    expect(cutoffOf(lunch, day, zone).toISOString()).toBe(before);
    expect(cutoffOf(dinner, day, zone).toISOString()).toBe(sameDay);
  });

  it('is never after the delivery begins, whichever clock changes', () => {
    const early = {
      ...lunch,
      deliveredFrom: '03:00',
      deliveredUntil: '04:00',
      cutoffDays: 0,
      cutoffAt: '02:30',
    };
    for (const zone of [
      'Europe/London',
      'Europe/Berlin',
      'America/New_York',
      'Australia/Lord_Howe',
      'Asia/Kolkata',
    ])
      for (let day: Day = '2026-01-01'; day < '2027-01-01'; day = addDays(day, 1))
        for (const mealTime of [lunch, dinner, early]) {
          const { from, until } = windowOf(mealTime, day, zone);
          expect(cutoffOf(mealTime, day, zone).getTime()).toBeLessThanOrEqual(from.getTime());
          expect(from.getTime()).toBeLessThanOrEqual(until.getTime());
        }
  });
});

// PLAN-1
it.each([
  [{}, undefined],
  [{ cutoffDays: 0, cutoffAt: '08:30' }, undefined],
  [{ cutoffDays: 0, cutoffAt: '12:30' }, 'cutoffTooLate'],
  [{ deliveredUntil: '12:30' }, 'windowWrong'],
  [{ cutoffAt: '24:00' }, 'timeWrong'],
  [{ deliveredFrom: '9:00' }, 'timeWrong'],
])('a meal time with %j has the problem %s', (over, problem) => {
  expect(checkMealTime({ ...lunch, ...over })?.message).toBe(problem);
});
