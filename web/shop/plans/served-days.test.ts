import { expect, it } from 'vitest';
import { endOfWeek, servedDays } from './served-days.ts';

const LUNCH = {
  id: 'lunch',
  deliveredFrom: '12:30',
  deliveredUntil: '13:30',
  cutoffDays: 1,
  cutoffAt: '20:00',
};
const DINNER = { ...LUNCH, id: 'dinner', deliveredFrom: '19:30', deliveredUntil: '21:00' };
const none = { planId: 'tiffin', mealTimeId: 'lunch', date: null, week: null, weekday: null };

it('a plan serves on its days, by its own menus, and not while the kitchen is closed', () => {
  const plan = {
    id: 'tiffin',
    weekdays: ['monday', 'tuesday', 'thursday'] as const,
    mealTimeIds: ['lunch', 'dinner'],
    cycleFrom: '2026-11-30',
    cycleWeeks: 1,
  };
  const menus = [
    { ...none, name: 'usual', week: 1, weekday: 'monday' as const },
    { ...none, name: 'feast', date: '2026-12-01' },
    { ...none, name: 'other', planId: 'another', date: '2026-12-03' },
  ];
  const mealTimes = [DINNER, LUNCH, { ...LUNCH, id: 'tea' }];
  const days = { from: '2026-11-30', to: endOfWeek('2026-11-30') };
  const found = servedDays(plan, { mealTimes, menus }, days, (day) => day === '2026-12-03');
  expect(
    found.map(({ day, isClosed, meals }) => [
      day,
      isClosed,
      ...meals.map(({ mealTime, menu }) => [mealTime.id, menu?.name]),
    ]),
  ).toEqual([
    ['2026-11-30', false, ['lunch', 'usual'], ['dinner', undefined]],
    ['2026-12-01', false, ['lunch', 'feast'], ['dinner', undefined]],
    ['2026-12-03', true, ['lunch', undefined], ['dinner', undefined]],
  ]);
});

it.each([
  ['2026-11-30', '2026-12-06'],
  ['2026-12-06', '2026-12-06'],
])('the week of %s ends on %s', (day, end) => {
  expect(endOfWeek(day)).toBe(end);
});
