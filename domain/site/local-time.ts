import { tzOffset } from '@date-fns/tz';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** A calendar day, '2026-08-03'. */
export type Day = string;

const midnightOf = (day: Day) => Date.parse(`${day}T00:00:00Z`);

/** The day this many days after another. */
export function addDays(day: Day, days: number): Day {
  return new Date(midnightOf(day) + days * DAY).toISOString().slice(0, 10);
}

/** The day of the week, 0 for Monday. */
export function weekdayOf(day: Day): number {
  return (new Date(midnightOf(day)).getUTCDay() + 6) % 7;
}

/** What clocks in a time zone show, as if it were UTC. */
const shownAt = (moment: Date, timeZone: string) =>
  new Date(moment.getTime() + tzOffset(timeZone, moment) * MINUTE).toISOString();

/** Which day a moment is in, in a time zone. */
export function dayAt(moment: Date, timeZone: string): Day {
  return shownAt(moment, timeZone).slice(0, 10);
}

/** What a clock shows at a moment, in a time zone: '18:30'. */
export function timeAt(moment: Date, timeZone: string): string {
  return shownAt(moment, timeZone).slice(11, 16);
}

/**
 * The moment, in milliseconds, when clocks in a time zone have shown this many minutes since the beginning of a day;
 * 1500 is one o'clock on the next day. Of a time that comes twice it is the first; one that is skipped is as much later
 * as the clock is put forward.
 */
export function momentOf(day: Day, minutes: number, timeZone: string): number {
  const asUtc = midnightOf(day) + minutes * MINUTE;
  const offsetAt = (time: number) => tzOffset(timeZone, new Date(time)) * MINUTE;
  const before = offsetAt(asUtc - DAY);
  const after = offsetAt(asUtc + DAY);
  const first = asUtc - before;
  if (before === after || offsetAt(first) === before) return first;
  return offsetAt(asUtc - after) === after ? asUtc - after : first;
}
