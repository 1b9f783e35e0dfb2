import { addDays, type Day, dayAt, momentOf, weekdayOf } from '#domain/time/local-time.ts';
import { DAY_MINUTES, isAlways, minutesOf, type Span, WEEKDAYS } from '#domain/time/spans.ts';
import type { HoursSettings } from '../hours-settings.ts';

const MINUTE = 60_000;

/** The settings that decide when the kitchen is open. */
export interface ClockSettings {
  hours: HoursSettings;
  shop: { timeZone: string };
}

/** An interval in milliseconds; `to` is the first moment after it. */
export interface Interval {
  from: number;
  to: number;
}

/** How many days are searched for the next opening: at first, and at most. */
const SOON = 9;
const AT_MOST = 400;

/** The spans of consecutive days as intervals; adjacent ones are joined. */
function stretches(
  firstDay: Day,
  days: number,
  spansOf: (day: Day) => readonly Span[],
  zone: string,
): Interval[] {
  const found: Interval[] = [];
  for (let count = 0; count < days; count++) {
    const day = addDays(firstDay, count);
    const spans = spansOf(day)
      .map(minutesOf)
      .sort((one, other) => one.from - other.from);
    for (const span of spans) {
      const from = momentOf(day, span.from, zone);
      const to = momentOf(day, span.to, zone);
      const last = found.at(-1);
      if (last && from <= last.to) last.to = Math.max(last.to, to);
      else if (from < to) found.push({ from, to });
    }
  }
  return found;
}

/** The intersection of two lists of intervals. */
function common(some: readonly Interval[], others: readonly Interval[]): Interval[] {
  return some.flatMap((one) =>
    others
      .map((other) => ({ from: Math.max(one.from, other.from), to: Math.min(one.to, other.to) }))
      .filter(({ from, to }) => from < to),
  );
}

const dayOfWeek = (day: Day) => WEEKDAYS[weekdayOf(day)] ?? 'monday';

/** The intervals in which the kitchen is open, for this many days beginning the day before `at`. */
function openTimes({ hours, shop }: ClockSettings, at: Date, days: number): Interval[] {
  const exceptions = new Map(hours.exceptions.map(({ date, spans }) => [date, spans]));
  const spansOf = (day: Day) => exceptions.get(day) ?? hours.week[dayOfWeek(day)];
  return stretches(addDays(dayAt(at, shop.timeZone), -1), days, spansOf, shop.timeZone);
}

/** The intervals in which orders are taken: without the last minutes before closing, and within the menu's own hours. */
function orderTimes(settings: ClockSettings, at: Date, days: number, menuId?: string): Interval[] {
  const { hours, shop } = settings;
  const cut = hours.lastOrderMinutes * MINUTE;
  const times = openTimes(settings, at, days)
    .map(({ from, to }) => ({ from, to: to - cut }))
    .filter(({ from, to }) => from < to);
  const own = hours.menus.find((menu) => menu.menuId === menuId);
  if (!own) return times;
  const firstDay = addDays(dayAt(at, shop.timeZone), -1);
  return common(
    times,
    stretches(firstDay, days, () => own.spans, shop.timeZone),
  );
}

/**
 * The intervals in which dishes of all these menus can be ordered, for this many days beginning the day before `at`.
 * Intervals that are cut off at the end of the last day may really end later.
 */
export function orderIntervals(
  settings: ClockSettings,
  at: Date,
  days: number,
  menuIds: readonly string[],
): Interval[] {
  const own = settings.hours.menus.filter(({ menuId }) => menuIds.includes(menuId));
  return own.reduce(
    (times, { menuId }) => common(times, orderTimes(settings, at, days, menuId)),
    orderTimes(settings, at, days),
  );
}

/**
 * The current interval in which orders are taken, else the next one; undefined if there is none within a year. A long
 * interval may really end later than the result says.
 * @param menuId the menu of the dishes to order
 */
function currentOrNext(settings: ClockSettings, at: Date, menuId?: string): Interval | undefined {
  const now = at.getTime();
  const hasOwnHours = settings.hours.menus.some((menu) => menu.menuId === menuId);
  if (!hasOwnHours && isAlways(settings.hours)) return { from: now, to: Number.POSITIVE_INFINITY };
  for (const days of [SOON, AT_MOST]) {
    const found = orderTimes(settings, at, days, menuId).find(({ to }) => to > now);
    if (found) return found;
  }
  return undefined;
}

/**
 * Whether customers may order at a given time by the kitchen's hours (HOURS-1, HOURS-2).
 * @param menuId the menu of the dishes to order
 */
export function isKitchenOpen(settings: ClockSettings, at: Date, menuId?: string): boolean {
  const found = currentOrNext(settings, at, menuId);
  return found !== undefined && found.from <= at.getTime();
}

/**
 * The first moment from `at` on at which customers may order; null if there is none within a year.
 * @param menuId the menu of the dishes to order
 */
export function nextOpening(settings: ClockSettings, at: Date, menuId?: string): Date | null {
  const found = currentOrNext(settings, at, menuId);
  return found ? new Date(Math.max(found.from, at.getTime())) : null;
}

/**
 * Until when the result of `isKitchenOpen` stays the same; null for longer than a week.
 */
export function sameUntil(settings: ClockSettings, at: Date, menuId?: string): Date | null {
  const found = currentOrNext(settings, at, menuId);
  const end = found && (found.from <= at.getTime() ? found.to : found.from);
  return end === undefined || end === Number.POSITIVE_INFINITY ? null : new Date(end);
}

/** The minute at which the day of a kitchen that never closes begins. */
const MORNING = 6 * 60;

/**
 * The first opening of the kitchen's next working day (HOURS-3). A working day that runs past midnight ends when the
 * kitchen closes, so at 1 am the next working day begins a few hours later.
 */
export function tomorrowsOpening(settings: ClockSettings, at: Date): Date {
  const { timeZone } = settings.shop;
  const now = at.getTime();
  const today = dayAt(at, timeZone);
  const morning = Math.min(
    ...[today, addDays(today, 1)]
      .map((day) => momentOf(day, MORNING, timeZone))
      .filter((moment) => moment > now),
  );
  const times = openTimes(settings, at, SOON);
  const current = times.find(({ from, to }) => from <= now && now < to);
  if (current && current.to > now + DAY_MINUTES * MINUTE) return new Date(morning);
  const isLastNight = current !== undefined && dayAt(new Date(current.from), timeZone) < today;
  const begin = isLastNight ? current.to : momentOf(today, DAY_MINUTES, timeZone);
  return new Date(times.find(({ from }) => from >= begin)?.from ?? morning);
}
