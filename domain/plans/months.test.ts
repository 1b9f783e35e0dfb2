import { expect, it } from 'vitest';
import { churnOf, planMonths } from './months.ts';

const TODAY = '2026-11-28';
const subscriptions = [
  { startsOn: '2026-09-15', endsOn: null },
  { startsOn: '2026-09-20', endsOn: '2026-10-31' },
  { startsOn: '2026-10-01', endsOn: '2026-10-05' },
  { startsOn: '2026-10-02', endsOn: '2026-11-10' },
  { startsOn: '2026-11-03', endsOn: '2026-11-30' },
  { startsOn: '2026-12-01', endsOn: null },
];

// PLAN-37
it('each month has who was there at its start, who began, and whom it lost', () => {
  const cooked = [{ month: '2026-10', sold: 40, skipped: 3, missed: 1, unpaid: 2 }];
  const months = planMonths(subscriptions, cooked, TODAY);
  expect(months.map(({ month, atStart, began, lost }) => [month, atStart, began, lost])).toEqual([
    ['2026-11', 2, 1, 1],
    ['2026-10', 2, 2, 1],
    ['2026-09', 0, 2, 0],
  ]);
  expect(months.map(({ sold, skipped, missed, unpaid }) => [sold, skipped, missed, unpaid])).toEqual([
    [0, 0, 0, 0],
    [40, 3, 1, 2],
    [0, 0, 0, 0],
  ]);
  expect(months.map(churnOf)).toEqual([50, 50, undefined]);
});

// PLAN-37
it('shows a year at most, and this month of a kitchen without subscribers', () => {
  expect(planMonths([{ startsOn: '2020-01-01', endsOn: null }], [], TODAY)).toHaveLength(12);
  expect(planMonths([], [], TODAY).map(({ month }) => month)).toEqual(['2026-11']);
});
