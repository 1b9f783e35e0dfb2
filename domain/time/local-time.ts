import { tzOffset } from '@date-fns/tz';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** A calendar day, '2026-08-03'. */
export type Day = string;

/** Whether a text is a day that exists, such as '2026-08-03'; '2026-02-29' is none. */
export function isDay(text: string): text is Day {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

const midnightOf = (day: Day) => Date.parse(`${day}T00:00:00Z`);

/** The day this many days after another. */
export function addDays(day: Day, days: number): Day {
  return new Date(midnightOf(day) + days * DAY).toISOString().slice(0, 10);
}

/** The day of the week, 0 for Monday. */
export function weekdayOf(day: Day): number {
  return (new Date(midnightOf(day)).getUTCDay() + 6) % 7;
}

/** Clocks change on quarters of an hour (milliseconds). */
const QUARTER = 15 * MINUTE;
/** The offset that was asked for last: long lists ask for moments one after another, and asking takes microseconds. */
let lastOffset = { timeZone: '', quarter: Number.NaN, minutes: 0 };

function offsetOf(moment: Date, timeZone: string): number {
  const quarter = Math.floor(moment.getTime() / QUARTER);
  if (lastOffset.quarter !== quarter || lastOffset.timeZone !== timeZone)
    lastOffset = { timeZone, quarter, minutes: tzOffset(timeZone, moment) };
  return lastOffset.minutes;
}

/** The local time in a time zone, as a Date whose UTC fields hold it. */
const shownAt = (moment: Date, timeZone: string) =>
  new Date(moment.getTime() + offsetOf(moment, timeZone) * MINUTE).toISOString();

/** The calendar day of a moment in a time zone. */
export function dayAt(moment: Date, timeZone: string): Day {
  return shownAt(moment, timeZone).slice(0, 10);
}

/** The local time of a moment in a time zone: '18:30'. */
export function timeAt(moment: Date, timeZone: string): string {
  return shownAt(moment, timeZone).slice(11, 16);
}

/**
 * The moment, in milliseconds, of a local time: this many minutes after the beginning of a day; 1500 is one o'clock on the
 * next day. If the local time occurs twice, the first. If it is skipped, later by as much as the clock is put forward.
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
