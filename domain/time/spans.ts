/** The days of the week, as settings name them. */
export const WEEKDAYS = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/**
 * A part of a day in the kitchen's time zone, '12:00' to '15:30'. An end at or before its beginning is on the next day, so
 * '18:00' to '02:00' runs past midnight and '00:00' to '00:00' is the whole day.
 */
export interface Span {
  from: string;
  to: string;
}

export const ALL_DAY: Span = { from: '00:00', to: '00:00' };

export const DAY_MINUTES = 1440;

/** The most spans of a day. */
export const MOST_SPANS = 6;
/** The longest time without orders before closing, in minutes. */
export const MOST_LAST_ORDER = 240;

/** Minutes since the beginning of its day: '12:30' → 750. */
export function minuteOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** A span as minutes since the beginning of its day; the end is up to a day later. */
export function minutesOf({ from, to }: Span): { from: number; to: number } {
  const [start, end] = [minuteOf(from), minuteOf(to)];
  return { from: start, to: end > start ? end : end + DAY_MINUTES };
}

/** Whether two spans of one day overlap. */
export function overlap(spans: readonly Span[]): boolean {
  const sorted = spans.map(minutesOf).sort((one, other) => one.from - other.from);
  return sorted.some(({ from }, place) => place > 0 && from < (sorted[place - 1]?.to ?? 0));
}

/** Whether a day is open from its first minute to its last. */
export const isAllDay = (spans: readonly Span[]) =>
  spans.some((span) => {
    const { from, to } = minutesOf(span);
    return from === 0 && to === DAY_MINUTES;
  });

interface Hours {
  week: Record<Weekday, readonly Span[]>;
  exceptions: readonly unknown[];
}

/** Whether a kitchen is open at any time, as it is until its owner sets hours. */
export const isAlways = ({ week, exceptions }: Hours) =>
  exceptions.length === 0 && WEEKDAYS.every((day) => isAllDay(week[day]));
