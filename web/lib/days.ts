import { TZDate } from '@date-fns/tz';

/**
 * The first and last millisecond of a calendar day ('2026-08-03') in a time zone; undefined if the day does not exist.
 */
export function dayBounds(day: string, timeZone: string): { from: string; to: string } | undefined {
  const [year = 0, month = 0, date = 0] = /^\d{4}-\d{2}-\d{2}$/.test(day) ? day.split('-').map(Number) : [];
  const first = new TZDate(year, month - 1, date, timeZone);
  if (first.getMonth() !== month - 1 || first.getDate() !== date) return undefined;
  const next = new TZDate(year, month - 1, date + 1, timeZone);
  return {
    from: new Date(first.getTime()).toISOString(),
    to: new Date(next.getTime() - 1).toISOString(),
  };
}

/** The calendar day of a time, in a time zone: '2026-08-03'. */
export function dayOf(moment: Date, timeZone: string): string {
  return new TZDate(moment, timeZone).toISOString().slice(0, 10);
}
