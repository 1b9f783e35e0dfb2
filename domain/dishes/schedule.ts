import { addDays, type Day, dayAt, isDay, momentOf, weekdayOf } from '#domain/time/local-time.ts';
import { WEEKDAYS, type Weekday } from '#domain/time/spans.ts';

/** The days on which a dish can be ordered. */
export interface Schedule {
  /** Never, until somebody opens it. */
  isHidden: boolean;
  /** The first and the last day; null for no limit. */
  servedFrom: Day | null;
  servedUntil: Day | null;
  /** Empty for every day of the week. */
  servedOn: readonly Weekday[];
}

/** What is wrong with the first and last day, as the name of its message; undefined if nothing is. */
export function daysProblem({
  servedFrom,
  servedUntil,
}: Pick<Schedule, 'servedFrom' | 'servedUntil'>): 'dayWrong' | 'daysWrong' | undefined {
  const days = [servedFrom, servedUntil].filter((day) => day !== null);
  if (!days.every(isDay)) return 'dayWrong';
  return days.toSorted().join() === days.join() ? undefined : 'daysWrong';
}

/** Whether a dish can be ordered on a day (STOCK-11). */
export function isServedOn({ isHidden, servedFrom, servedUntil, servedOn }: Schedule, day: Day): boolean {
  const weekday = WEEKDAYS[weekdayOf(day)];
  return (
    !isHidden &&
    (servedFrom === null || servedFrom <= day) &&
    (servedUntil === null || day <= servedUntil) &&
    (servedOn.length === 0 || (weekday !== undefined && servedOn.includes(weekday)))
  );
}

/** The next day after this one on which a dish can be ordered; undefined if it never can be again. */
function nextServedDay(schedule: Schedule, day: Day): Day | undefined {
  const { isHidden, servedFrom } = schedule;
  if (isHidden) return undefined;
  const first = servedFrom !== null && servedFrom > day ? servedFrom : addDays(day, 1);
  // Within a week every day of the week has come.
  return WEEKDAYS.map((_, days) => addDays(first, days)).find((each) => isServedOn(schedule, each));
}

/**
 * When a dish that can't be ordered at a time can be ordered again by its schedule: the beginning of a day in the kitchen's
 * time zone. Null for never, undefined if it can be ordered at that time.
 */
export function servedAgain(schedule: Schedule, at: Date, timeZone: string): Date | null | undefined {
  const today = dayAt(at, timeZone);
  if (isServedOn(schedule, today)) return undefined;
  const next = nextServedDay(schedule, today);
  return next === undefined ? null : new Date(momentOf(next, 0, timeZone));
}
