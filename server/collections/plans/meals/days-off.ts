import { isClosedOn } from '#domain/plans/closed-days.ts';
import type { SiteSettings } from '#domain/site/settings.ts';
import type { Day } from '#domain/time/local-time.ts';
import { checkedQuery, column } from '#server/db/checked-query.ts';
import { sql } from '#server/db/sql-template.ts';

// The days and meal times for which nothing is cooked.

/** Meal times that the kitchen has cancelled from a day on. */
export const cancelledFrom = checkedQuery(
  'cancelled meals',
  { mealTimeId: column.text(), date: column.text() },
  (from: Day) => sql`select "mealTimeId", date from cancelled_meals where date >= ${from}`,
);

/** Cutoffs from a day on that are worked off: whatever was planned then is decided. */
export const overFrom = checkedQuery(
  'cutoffs that are over',
  { mealTimeId: column.text(), date: column.text() },
  (from: Day) => sql`select "mealTimeId", date from meal_cutoffs where date >= ${from}`,
);

type OfDay = { mealTimeId: string; date: Day };
const keyOf = ({ mealTimeId, date }: OfDay) => `${mealTimeId} ${date}`;

/** Whether a meal time of a day is one of some. */
export function isIn(some: readonly OfDay[]): (date: Day, mealTimeId: string) => boolean {
  const keys = new Set(some.map(keyOf));
  return (date, mealTimeId) => keys.has(keyOf({ mealTimeId, date }));
}

/** Whether nothing is cooked for a meal time of a day, because the kitchen is closed or has cancelled it (PLAN-35). */
export function isOffOn(site: Pick<SiteSettings, 'hours'>, cancelled: readonly OfDay[]) {
  const isClosed = isClosedOn(site.hours);
  const isOff = isIn(cancelled);
  return (date: Day, mealTimeId: string): boolean => isClosed(date) || isOff(date, mealTimeId);
}
