import { dayBounds } from '#web/lib/days.ts';

/** How many months the list of invoices offers. */
const OFFERED = 24;

const firstDay = (month: string, later = 0): Date => {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + later, 1));
};

/** The month of a day, and those before it, the latest first: '2026-11' with its name in a locale. */
export function monthsUntil(day: string, locale: string): { month: string; name: string }[] {
  const names = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return Array.from({ length: OFFERED }, (_, index) => {
    const first = firstDay(day, -index);
    return { month: first.toISOString().slice(0, 7), name: names.format(first) };
  });
}

/** The first and the last millisecond of a month in a time zone; undefined if it is none. */
export function monthBounds(month: string, timeZone: string): { from: string; to: string } | undefined {
  const from = dayBounds(`${month}-01`, timeZone);
  if (!from) return undefined;
  const last = new Date(firstDay(month, 1).getTime() - 1).toISOString().slice(0, 10);
  const to = dayBounds(last, timeZone);
  return to && { from: from.from, to: to.to };
}
