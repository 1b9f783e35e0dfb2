import { describe, expect, it } from 'vitest';
import { HOURS_DEFAULTS } from '#domain/site/hours-settings.ts';
import { WEEKDAYS } from '#domain/time/spans.ts';
import type { Schedule } from './schedule.ts';
import { portionsDate, type Stock, soldOutUntil, stockWith } from './stock.ts';

const settings = { hours: HOURS_DEFAULTS, shop: { timeZone: 'Asia/Kolkata' } };
const now = new Date('2026-08-03T12:00:00Z');
const later = new Date('2026-08-03T14:00:00Z');
const midnight = new Date('2026-08-03T18:30:00Z');

const ON: Stock = {
  isAvailable: true,
  soldOutUntil: null,
  outOfPortions: false,
  offSchedule: false,
  portionsLeft: 5,
};
const ALWAYS: Schedule = { isHidden: false, servedFrom: null, servedUntil: null, servedOn: [] };
const GONE: Stock = {
  ...ON,
  isAvailable: false,
  soldOutUntil: midnight,
  outOfPortions: true,
  portionsLeft: 0,
};
const NOT_TODAY: Stock = { ...ON, isAvailable: false, soldOutUntil: midnight, offSchedule: true };
const OFF: Stock = { ...ON, isAvailable: false };
const OFF_FOR_HOURS: Stock = { ...OFF, soldOutUntil: later };

// STOCK-5
describe('the stock of a dish', () => {
  it.each<[string, Stock, number | null, Stock]>([
    ['with portions left is available', ON, 4, { ...ON, portionsLeft: 4 }],
    ['without a limit is available', ON, null, { ...ON, portionsLeft: null }],
    ['without portions is sold out until midnight', ON, 0, GONE],
    ['with a portion that came back is available', GONE, 1, { ...ON, portionsLeft: 1 }],
    ['whose limit was taken away is available', GONE, null, { ...ON, portionsLeft: null }],
    ['that somebody has switched off stays off', OFF, 4, { ...OFF, portionsLeft: 4 }],
    ['that somebody has switched off is not out of portions', OFF, 0, { ...OFF, portionsLeft: 0 }],
    ['that is off for hours stays off', OFF_FOR_HOURS, 2, { ...OFF_FOR_HOURS, portionsLeft: 2 }],
    ['whose time has come is available', { ...OFF, soldOutUntil: now }, 2, { ...ON, portionsLeft: 2 }],
    ['whose time has come may be out of portions', { ...OFF, soldOutUntil: now }, 0, GONE],
  ])('%s', (_what, before, left, after) => {
    expect(stockWith({ ...ALWAYS, ...before }, left, settings, now)).toEqual(after);
  });

  // STOCK-11
  it.each<[string, Stock, Partial<Schedule>, number | null, Stock]>([
    ['not served today is sold out until its day', ON, { servedFrom: '2026-08-04' }, 5, NOT_TODAY],
    [
      'not served today is not out of portions',
      GONE,
      { servedOn: ['tuesday'] },
      0,
      { ...NOT_TODAY, portionsLeft: 0 },
    ],
    ['that is over has no end', ON, { servedUntil: '2026-08-02' }, 5, { ...NOT_TODAY, soldOutUntil: null }],
    ['whose day has come is available', NOT_TODAY, { servedOn: ['monday'] }, 5, ON],
    ['whose day has come may be out of portions', NOT_TODAY, {}, 0, GONE],
    ['that somebody has switched off stays off on its day', OFF, { servedOn: ['monday'] }, 5, OFF],
  ])('%s', (_what, before, schedule, left, after) => {
    expect(stockWith({ ...before, ...ALWAYS, ...schedule }, left, settings, now)).toEqual(after);
  });

  it('counts for the date in the kitchen’s time zone', () => {
    expect(portionsDate(new Date('2026-08-03T18:29:00Z'), settings)).toBe('2026-08-03');
    expect(portionsDate(midnight, settings)).toBe('2026-08-04');
  });
});

// STOCK-1
describe('the end of being sold out', () => {
  const week = { ...HOURS_DEFAULTS.week };
  for (const day of WEEKDAYS) week[day] = [{ from: '12:00', to: '02:00' }];
  const nights = { ...settings, hours: { ...HOURS_DEFAULTS, week } };

  it.each([
    ['hours are hours', '2h', settings, now, later],
    ['today ends with the next working day', 'today', nights, now, new Date('2026-08-04T06:30:00Z')],
    [
      'after midnight of a long evening it ends when the kitchen opens again',
      'today',
      nights,
      new Date('2026-08-03T19:30:00Z'),
      new Date('2026-08-04T06:30:00Z'),
    ],
    ['without a time it has none', 'untilSwitchedOn', settings, now, null],
  ] as const)('%s', (_what, time, clock, at, end) => {
    expect(soldOutUntil(time, clock, at)).toEqual(end);
  });
});
