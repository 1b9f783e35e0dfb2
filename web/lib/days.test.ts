import { expect, it } from 'vitest';
import { dayBounds, dayOf } from './days.ts';

it.each([
  ['2026-08-03', 'Asia/Kolkata', '2026-08-02T18:30:00.000Z', '2026-08-03T18:29:59.999Z'],
  ['2026-03-01', 'Asia/Kolkata', '2026-02-28T18:30:00.000Z', '2026-03-01T18:29:59.999Z'],
  ['2026-12-31', 'UTC', '2026-12-31T00:00:00.000Z', '2026-12-31T23:59:59.999Z'],
  // Clocks go forward, and back.
  ['2026-03-08', 'America/New_York', '2026-03-08T05:00:00.000Z', '2026-03-09T03:59:59.999Z'],
  ['2026-11-01', 'America/New_York', '2026-11-01T04:00:00.000Z', '2026-11-02T04:59:59.999Z'],
])('a calendar day begins and ends in its own time zone: %s in %s', (day, zone, from, to) => {
  expect(dayBounds(day, zone)).toEqual({ from, to });
  expect(dayOf(new Date(from), zone)).toBe(day);
  expect(dayOf(new Date(to), zone)).toBe(day);
  expect(dayOf(new Date(Date.parse(to) + 1), zone)).not.toBe(day);
});

it.each(['', 'today', '2026-02-30', '2026-13-01', '2026-8-3', '2026-08-03T00:00'])(
  '%j is not taken for a day',
  (day) => {
    expect(dayBounds(day, 'Asia/Kolkata')).toBeUndefined();
  },
);
