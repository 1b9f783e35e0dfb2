import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, dayAt, isDay, weekdayOf } from '#domain/time/local-time.ts';
import {
  comparedDays,
  comparedSpan,
  countDays,
  daysOf,
  PERIODS,
  spanOf,
  stepsOf,
  unitOf,
} from './periods.ts';

const KOLKATA = 'Asia/Kolkata';
const BERLIN = 'Europe/Berlin';
const HOUR = 3_600_000;

const hours = (from: string, to: string, timeZone: string) => {
  const span = spanOf({ from, to }, timeZone);
  return (span.until.getTime() - span.from.getTime()) / HOUR;
};

// REPORT-1
describe('the days of a period', () => {
  it.each([
    ['today', '2026-03-31', '2026-03-31'],
    ['yesterday', '2026-03-30', '2026-03-30'],
    ['7days', '2026-03-25', '2026-03-31'],
    ['28days', '2026-03-04', '2026-03-31'],
    ['90days', '2026-01-01', '2026-03-31'],
    ['month', '2026-03-01', '2026-03-31'],
    ['year', '2026-01-01', '2026-03-31'],
  ] as const)('on 31 March, %s is from %s to %s', (period, from, to) => {
    expect(daysOf(period, '2026-03-31')).toEqual({ from, to });
  });

  it('begin at midnight in the kitchen’s time zone', () => {
    expect(spanOf({ from: '2026-11-22', to: '2026-11-22' }, KOLKATA)).toEqual({
      from: new Date('2026-11-21T18:30:00Z'),
      until: new Date('2026-11-22T18:30:00Z'),
    });
  });

  it('have 23 hours when the clocks go forward, and 25 when they go back', () => {
    expect(hours('2026-03-29', '2026-03-29', BERLIN)).toBe(23);
    expect(hours('2026-10-25', '2026-10-25', BERLIN)).toBe(25);
    expect(hours('2026-03-23', '2026-03-29', BERLIN)).toBe(7 * 24 - 1);
    expect(hours('2026-11-01', '2026-11-01', 'America/New_York')).toBe(25);
  });
});

// REPORT-2
describe('a period is compared with', () => {
  const compared = (period: (typeof PERIODS)[number], today: string, comparison: 'previous' | 'lastYear') => {
    const { from, to } = comparedDays(daysOf(period, today), period, comparison);
    return `${from} ${to}`;
  };

  it('as many days before it', () => {
    expect(compared('today', '2026-03-01', 'previous')).toBe('2026-02-28 2026-02-28');
    expect(compared('7days', '2026-03-05', 'previous')).toBe('2026-02-20 2026-02-26');
    const chosen = { from: '2028-03-01', to: '2028-03-10' };
    expect(comparedDays(chosen, undefined, 'previous')).toEqual({ from: '2028-02-20', to: '2028-02-29' });
  });

  it('the month or the year before, up to the same day', () => {
    expect(compared('month', '2026-11-22', 'previous')).toBe('2026-10-01 2026-10-22');
    expect(compared('month', '2026-03-31', 'previous')).toBe('2026-02-01 2026-02-28');
    expect(compared('month', '2026-01-15', 'previous')).toBe('2025-12-01 2025-12-15');
    expect(compared('year', '2026-11-22', 'previous')).toBe('2025-01-01 2025-11-22');
  });

  it('the same days of the last year; the 29th of February with the 28th', () => {
    expect(compared('28days', '2026-03-05', 'lastYear')).toBe('2025-02-06 2025-03-05');
    expect(compared('today', '2028-02-29', 'lastYear')).toBe('2027-02-28 2027-02-28');
  });

  it('the same part of the last day, while it has not ended', () => {
    const days = daysOf('7days', '2026-11-22');
    const before = comparedDays(days, '7days', 'previous');
    expect(comparedSpan(days, before, new Date('2026-11-22T13:00:00Z'), KOLKATA)).toEqual({
      from: new Date('2026-11-08T18:30:00Z'),
      until: new Date('2026-11-15T13:00:00Z'),
    });
    expect(comparedSpan(days, before, new Date('2026-11-22T18:30:00Z'), KOLKATA)).toEqual(
      spanOf(before, KOLKATA),
    );
  });

  it('the same time by the clocks on the wall, when they have changed in between', () => {
    const days = daysOf('today', '2026-10-26');
    const before = comparedDays(days, 'today', 'previous');
    const noon = new Date('2026-10-26T11:00:00Z');
    expect(comparedSpan(days, before, noon, BERLIN).until).toEqual(new Date('2026-10-25T11:00:00Z'));
    const sunday = daysOf('today', '2026-10-25');
    const saturday = comparedDays(sunday, 'today', 'previous');
    expect(comparedSpan(sunday, saturday, new Date('2026-10-25T11:00:00Z'), BERLIN).until).toEqual(
      new Date('2026-10-24T10:00:00Z'),
    );
  });
});

// REPORT-3
describe('the steps of a chart', () => {
  it('are hours for a day, then days, weeks and months', () => {
    expect(unitOf({ from: '2026-11-22', to: '2026-11-22' })).toBe('hour');
    expect(unitOf(daysOf('90days', '2026-11-22'))).toBe('day');
    expect(unitOf(daysOf('year', '2026-11-22'))).toBe('week');
    expect(unitOf(daysOf('year', '2028-12-31'))).toBe('week');
    expect(unitOf({ from: '2025-01-01', to: '2026-11-22' })).toBe('month');
  });

  it('are 24 hours on every day, whatever the clocks do', () => {
    const steps = stepsOf({ from: '2026-03-29', to: '2026-03-29' }, 'hour');
    expect([steps.length, steps[0], steps.at(-1)]).toEqual([24, '2026-03-29T00', '2026-03-29T23']);
  });

  it('are whole weeks from Monday, and whole months', () => {
    expect(stepsOf({ from: '2026-11-19', to: '2026-11-30' }, 'week')).toEqual([
      '2026-11-16',
      '2026-11-23',
      '2026-11-30',
    ]);
    expect(stepsOf({ from: '2025-11-19', to: '2026-02-01' }, 'month')).toEqual([
      '2025-11-01',
      '2025-12-01',
      '2026-01-01',
      '2026-02-01',
    ]);
  });
});

const someDay = fc.integer({ min: 0, max: 20_000 }).map((days) => addDays('2000-01-01', days));

// REPORT-1 REPORT-2
it('every period and its comparison are days that exist, in order, and do not overlap', () => {
  fc.assert(
    fc.property(
      someDay,
      fc.constantFrom(...PERIODS),
      fc.constantFrom('previous', 'lastYear'),
      (today, period, comparison) => {
        const days = daysOf(period, today);
        const before = comparedDays(days, period, comparison as 'previous' | 'lastYear');
        for (const day of [days.from, days.to, before.from, before.to]) expect(isDay(day)).toBe(true);
        expect(days.from <= days.to && before.from <= before.to && before.to < days.from).toBe(true);
        expect(Math.abs(countDays(days) - countDays(before))).toBeLessThanOrEqual(3);
      },
    ),
  );
});

// REPORT-3
it('every day belongs to exactly one step of its period', () => {
  fc.assert(
    fc.property(someDay, fc.integer({ min: 2, max: 900 }), fc.nat(), (from, count, pick) => {
      const days = { from, to: addDays(from, count - 1) };
      const unit = unitOf(days);
      const day = addDays(from, pick % count);
      const first = { hour: day, day, week: addDays(day, -weekdayOf(day)), month: `${day.slice(0, 7)}-01` };
      expect(stepsOf(days, unit).filter((step) => step === first[unit])).toHaveLength(1);
    }),
  );
});

// REPORT-1
it('days follow one another without a gap in every time zone', () => {
  const zones = fc.constantFrom(
    KOLKATA,
    BERLIN,
    'America/New_York',
    'America/Havana',
    'Asia/Beirut',
    'Pacific/Apia',
  );
  fc.assert(
    fc.property(someDay, zones, (day, timeZone) => {
      const { from, until } = spanOf({ from: day, to: day }, timeZone);
      expect(spanOf({ from: addDays(day, 1), to: addDays(day, 1) }, timeZone).from).toEqual(until);
      if (until > from)
        expect([dayAt(from, timeZone), dayAt(new Date(until.getTime() - 1), timeZone)]).toEqual([day, day]);
    }),
  );
});
