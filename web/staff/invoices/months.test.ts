import { expect, it } from 'vitest';
import { monthBounds, monthsUntil } from './months.ts';

it('the list of invoices offers the month of today and 23 before it', () => {
  const months = monthsUntil('2026-02-28', 'en-IN');
  expect(months).toHaveLength(24);
  expect(months.slice(0, 3)).toEqual([
    { month: '2026-02', name: 'February 2026' },
    { month: '2026-01', name: 'January 2026' },
    { month: '2025-12', name: 'December 2025' },
  ]);
  expect(monthsUntil('2026-02-28', 'hi-IN')[0]?.name).toBe('फ़रवरी 2026');
});

it('a month begins and ends in the kitchen’s time zone', () => {
  expect(monthBounds('2026-12', 'Asia/Kolkata')).toEqual({
    from: '2026-11-30T18:30:00.000Z',
    to: '2026-12-31T18:29:59.999Z',
  });
  expect(monthBounds('2026-13', 'Asia/Kolkata')).toBeUndefined();
  expect(monthBounds('', 'Asia/Kolkata')).toBeUndefined();
});
