import type { HoursSettings } from './hours-settings.ts';
import { addDays, type Day, dayAt, momentOf, weekdayOf } from './local-time.ts';
import { DAY_MINUTES, isAlways, minutesOf, type Span, WEEKDAYS } from './spans.ts';

const MINUTE = 60_000;

/** What the hours of a kitchen depend on. */
export interface ClockSettings {
  hours: HoursSettings;
  shop: { timeZone: string };
}

/** A time without a gap in which orders are taken, in milliseconds; `to` is the first moment after it. */
interface Stretch {
  from: number;
  to: number;
}

/** Days that are searched for the next opening at first, and at most. */
const SOON = 9;
const AT_MOST = 400;

/** The spans of these days one after another; those that touch are one. */
function stretches(
  firstDay: Day,
  days: number,
  spansOf: (day: Day) => readonly Span[],
  zone: string,
): Stretch[] {
  const found: Stretch[] = [];
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

/** The times that are in both lists. */
function common(some: readonly Stretch[], others: readonly Stretch[]): Stretch[] {
  return some.flatMap((one) =>
    others
      .map((other) => ({ from: Math.max(one.from, other.from), to: Math.min(one.to, other.to) }))
      .filter(({ from, to }) => from < to),
  );
}

const dayOfWeek = (day: Day) => WEEKDAYS[weekdayOf(day)] ?? 'monday';

/** When the kitchen is open from the day before `at` on, for this many days. */
function openTimes({ hours, shop }: ClockSettings, at: Date, days: number): Stretch[] {
  const exceptions = new Map(hours.exceptions.map(({ date, spans }) => [date, spans]));
  const spansOf = (day: Day) => exceptions.get(day) ?? hours.week[dayOfWeek(day)];
  return stretches(addDays(dayAt(at, shop.timeZone), -1), days, spansOf, shop.timeZone);
}

/** When orders are taken: the open times without the last minutes before closing, and for a menu within its own hours. */
function orderTimes(settings: ClockSettings, at: Date, days: number, menuId?: string): Stretch[] {
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
 * The time in which orders are taken at this moment, else the next one; undefined when there is none within a year. The
 * end of a long one may be later than it says.
 * @param menuId for dishes of this menu
 */
function currentOrNext(settings: ClockSettings, at: Date, menuId?: string): Stretch | undefined {
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
 * Whether customers may order at this moment, by the kitchen's hours.
 * @param menuId whether they may order dishes of this menu
 */
export function isKitchenOpen(settings: ClockSettings, at: Date, menuId?: string): boolean {
  const found = currentOrNext(settings, at, menuId);
  return found !== undefined && found.from <= at.getTime();
}

/**
 * The first moment, from this one on, in which customers may order; null when there is none within a year.
 * @param menuId in which they may order dishes of this menu
 */
export function nextOpening(settings: ClockSettings, at: Date, menuId?: string): Date | null {
  const found = currentOrNext(settings, at, menuId);
  return found ? new Date(Math.max(found.from, at.getTime())) : null;
}

/**
 * Until when `isOpen` stays as it is at this moment; null: for longer than a week. It may be asked again then.
 */
export function sameUntil(settings: ClockSettings, at: Date, menuId?: string): Date | null {
  const found = currentOrNext(settings, at, menuId);
  const end = found && (found.from <= at.getTime() ? found.to : found.from);
  return end === undefined || end === Number.POSITIVE_INFINITY ? null : new Date(end);
}

/** A kitchen that never closes begins its day at this minute. */
const MORNING = 6 * 60;

/**
 * The kitchen's first opening of its next working day. A working day that runs past midnight ends when it closes: at one
 * o'clock at night, 'tomorrow' begins in a few hours.
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
