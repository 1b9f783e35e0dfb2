import { expect, it } from 'vitest';
import { paise } from '#domain/money.ts';
import { WEEKDAYS } from '#domain/time/spans.ts';
import { isClosedOn } from './closed-days.ts';
import { plannedMonth } from './planned-month.ts';

const LUNCH = {
  id: 'lunch',
  deliveredFrom: '12:30',
  deliveredUntil: '13:30',
  cutoffDays: 1,
  cutoffAt: '20:00',
};
const DINNER = {
  id: 'dinner',
  deliveredFrom: '19:30',
  deliveredUntil: '21:00',
  cutoffDays: 0,
  cutoffAt: '10:00',
};
const exceptions = [
  { date: '2026-12-02', spans: [] },
  { date: '2026-12-03', spans: [{ from: '11:00', to: '15:00' }] },
];
const context = {
  mealTimes: [LUNCH, DINNER],
  isClosed: isClosedOn({ exceptions }),
  timeZone: 'Asia/Kolkata',
};
const workdays = WEEKDAYS.slice(0, 5);
const choice = {
  mealTimeIds: ['lunch'],
  weekdays: workdays,
  quantity: 1,
  startsOn: '2026-11-30',
  endsOn: null,
  mealsAtMost: null,
};

// PLAN-20
it.each([
  ['lunch on workdays', {}, 21, '2026-11-30 lunch'],
  ['lunch and dinner', { mealTimeIds: ['lunch', 'dinner'] }, 42, '2026-11-30 lunch'],
  ['two people', { quantity: 2 }, 42, '2026-11-30 lunch'],
  ['a trial', { mealsAtMost: 3 }, 3, '2026-11-30 lunch'],
  [
    'a first day whose cutoff has passed',
    { startsOn: '2026-11-29', weekdays: WEEKDAYS },
    28,
    '2026-11-30 lunch',
  ],
  ['no day', { weekdays: [] }, 0, undefined],
])('the month of %s has its meals, without days on which the kitchen is closed', (_, over, meals, first) => {
  const month = plannedMonth({ ...choice, ...over }, paise(12000), context, new Date('2026-11-29T12:00:00Z'));
  expect(month).toMatchObject({ meals, total: meals * 12000 });
  expect(month.first && `${month.first.date} ${month.first.mealTimeId}`).toBe(first);
});
