import { addDays, type Day, momentOf, timeAt, weekdayOf } from '#domain/time/local-time.ts';

/** The periods of a report (REPORT-1): which days each has, and which days it is compared with. */

/** The periods with a name. Those of several days end today. */
export const PERIODS = ['today', 'yesterday', '7days', '28days', '90days', 'month', 'year'] as const;
export type Period = (typeof PERIODS)[number];
/** The period of a report for which none is chosen. */
export const DEFAULT_PERIOD: Period = '7days';

/** What a period is compared with. */
export const COMPARISONS = ['previous', 'lastYear', 'none'] as const;
export type Comparison = (typeof COMPARISONS)[number];
export const DEFAULT_COMPARISON: Comparison = 'previous';

/** The most days of a report: five years. */
export const MOST_DAYS = 1827;

/** The steps in which a chart of a period goes. */
export type Unit = 'hour' | 'day' | 'week' | 'month';

/** Days in the kitchen's time zone, the first and the last. */
export interface Days {
  from: Day;
  to: Day;
}

/** A time from a moment until just before another. */
export interface Span {
  from: Date;
  until: Date;
}

const MINUTE = 60_000;
const DAY = 1440;

/** The days of a period. The month and the year are those of the calendar, up to today. */
export function daysOf(period: Period, today: Day): Days {
  switch (period) {
    case 'today':
      return { from: today, to: today };
    case 'yesterday':
      return { from: addDays(today, -1), to: addDays(today, -1) };
    case '7days':
      return { from: addDays(today, -6), to: today };
    case '28days':
      return { from: addDays(today, -27), to: today };
    case '90days':
      return { from: addDays(today, -89), to: today };
    case 'month':
      return { from: `${today.slice(0, 7)}-01`, to: today };
    case 'year':
      return { from: `${today.slice(0, 4)}-01-01`, to: today };
  }
}

/** How many days there are. */
export function countDays({ from, to }: Days): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / (DAY * MINUTE)) + 1;
}

/** The same day of the month, this many months earlier; the last day of that month if it is shorter. */
function monthsBefore(day: Day, months: number): Day {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const lastOfMonth = new Date(Date.UTC(year, month - months, 0));
  return new Date(
    Date.UTC(
      lastOfMonth.getUTCFullYear(),
      lastOfMonth.getUTCMonth(),
      Math.min(date, lastOfMonth.getUTCDate()),
    ),
  )
    .toISOString()
    .slice(0, 10);
}

const earlier = ({ from, to }: Days, months: number): Days => ({
  from: monthsBefore(from, months),
  to: monthsBefore(to, months),
});

/**
 * The days that a period is compared with. Before the calendar's month comes the month before, up to the same day; before
 * other periods come as many days as they have.
 * @param period undefined for days that somebody chose
 */
export function comparedDays(
  days: Days,
  period: Period | undefined,
  comparison: Exclude<Comparison, 'none'>,
): Days {
  if (comparison === 'lastYear' || period === 'year') return earlier(days, 12);
  if (period === 'month') return earlier(days, 1);
  return { from: addDays(days.from, -countDays(days)), to: addDays(days.from, -1) };
}

/** The time of these days in a time zone, where a day may have 23 or 25 hours. */
export function spanOf({ from, to }: Days, timeZone: string): Span {
  return {
    from: new Date(momentOf(from, 0, timeZone)),
    until: new Date(momentOf(addDays(to, 1), 0, timeZone)),
  };
}

/**
 * The time of the days that a period is compared with. If the period has not ended yet, theirs ends on the last day at the
 * time of day that it is now, so that half a day is not compared with a whole one.
 */
export function comparedSpan(days: Days, compared: Days, now: Date, timeZone: string): Span {
  const whole = spanOf(compared, timeZone);
  if (now >= spanOf(days, timeZone).until) return whole;
  const [hours = 0, minutes = 0] = timeAt(now, timeZone).split(':').map(Number);
  return { from: whole.from, until: new Date(momentOf(compared.to, hours * 60 + minutes, timeZone)) };
}

/** The longest periods whose chart goes by days, and by weeks (days). */
const MOST_BY_DAY = 92;
const MOST_BY_WEEK = 366;

/** The steps in which a chart of these days goes. */
export function unitOf(days: Days): Unit {
  const count = countDays(days);
  if (count === 1) return 'hour';
  if (count <= MOST_BY_DAY) return 'day';
  return count <= MOST_BY_WEEK ? 'week' : 'month';
}

const nextMonth = (day: Day): Day =>
  new Date(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)), 1)).toISOString().slice(0, 10);

/**
 * The names of the steps of these days, the first step first: '2026-08-03T18' is an hour, the others are the first day of
 * each step. A week begins on Monday. An hour that the clocks show twice is one step.
 */
export function stepsOf(days: Days, unit: Unit): string[] {
  const { from, to } = days;
  if (unit === 'hour')
    return Array.from({ length: 24 }, (_, hour) => `${from}T${String(hour).padStart(2, '0')}`);
  const steps: string[] = [];
  let step = from;
  if (unit === 'week') step = addDays(from, -weekdayOf(from));
  if (unit === 'month') step = `${from.slice(0, 7)}-01`;
  while (step <= to) {
    steps.push(step);
    step = unit === 'month' ? nextMonth(step) : addDays(step, unit === 'week' ? 7 : 1);
  }
  return steps;
}
