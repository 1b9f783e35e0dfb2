import { addDays, type Day, momentOf } from '#domain/time/local-time.ts';
import { minuteOf } from '#domain/time/spans.ts';

// When meals of plans are delivered, and until when they can be changed (PLAN-1).

/** A meal time of the kitchen, such as lunch. Times are local: '12:30'. */
export interface MealTime {
  id: string;
  /** When its meals are delivered: the beginning and the end of the window, on the meal's own day. */
  deliveredFrom: string;
  deliveredUntil: string;
  /** How many days before the meal its cutoff is; 0: on the same day. */
  cutoffDays: number;
  cutoffAt: string;
}

/** The most days between a cutoff and its meal. */
export const MOST_CUTOFF_DAYS = 3;

const isTime = (text: string): boolean => /^([01]\d|2[0-3]):[0-5]\d$/.test(text);

const TIMES = ['deliveredFrom', 'deliveredUntil', 'cutoffAt'] as const;

/** What is wrong with the times of a meal time: the attribute and the name of its message; undefined if nothing is. */
export function checkMealTime(times: Omit<MealTime, 'id'>) {
  const { deliveredFrom, deliveredUntil, cutoffDays, cutoffAt } = times;
  const name = TIMES.find((each) => !isTime(times[each]));
  if (name) return { name, message: 'timeWrong' } as const;
  if (deliveredUntil <= deliveredFrom) return { name: 'deliveredUntil', message: 'windowWrong' } as const;
  const isTooLate = cutoffDays === 0 && cutoffAt >= deliveredFrom;
  return isTooLate ? ({ name: 'cutoffAt', message: 'cutoffTooLate' } as const) : undefined;
}

/** The window in which the meal of a day is delivered. */
export function windowOf(
  { deliveredFrom, deliveredUntil }: Pick<MealTime, 'deliveredFrom' | 'deliveredUntil'>,
  day: Day,
  timeZone: string,
): { from: Date; until: Date } {
  const at = (time: string) => new Date(momentOf(day, minuteOf(time), timeZone));
  return { from: at(deliveredFrom), until: at(deliveredUntil) };
}

/** Cutoffs that were computed before, by day: lists ask for the same days of each of their subscriptions. */
const known = new WeakMap<MealTime, Map<string, Date>>();
const MOST_KNOWN = 500;

/**
 * The cutoff of a day's meal: from this moment on the kitchen has it, and its customer changes it no more. It is never later
 * than the beginning of the delivery, which it could be on a day on which clocks are put forward.
 */
export function cutoffOf(mealTime: MealTime, day: Day, timeZone: string): Date {
  const key = `${day} ${timeZone}`;
  const found = known.get(mealTime) ?? new Map<string, Date>();
  const before = found.get(key);
  if (before) return before;
  const { cutoffDays, cutoffAt, deliveredFrom } = mealTime;
  const at = (date: Day, time: string) => momentOf(date, minuteOf(time), timeZone);
  const cutoff = new Date(Math.min(at(addDays(day, -cutoffDays), cutoffAt), at(day, deliveredFrom)));
  if (found.size >= MOST_KNOWN) found.clear();
  known.set(mealTime, found.set(key, cutoff));
  return cutoff;
}
