import { cutoffOf, MOST_CUTOFF_DAYS } from '#domain/plans/meal-times.ts';
import { addDays, type Day, dayAt } from '#domain/time/local-time.ts';

type MealTime = Parameters<typeof cutoffOf>[0] & { id: string };

/**
 * The last day of meals that a company still pays for somebody whom it removes now: the last one with a meal whose cutoff has
 * passed, or yesterday (PLAN-43).
 */
export function lastPaidDay(
  mealTimeIds: readonly string[],
  mealTimes: readonly MealTime[],
  now: Date,
  timeZone: string,
): Day {
  const today = dayAt(now, timeZone);
  const theirs = mealTimes.filter(({ id }) => mealTimeIds.includes(id));
  for (let ahead = MOST_CUTOFF_DAYS; ahead >= 0; ahead--) {
    const day = addDays(today, ahead);
    if (theirs.some((mealTime) => cutoffOf(mealTime, day, timeZone) <= now)) return day;
  }
  return addDays(today, -1);
}
