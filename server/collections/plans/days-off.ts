import { isClosedOn } from '#domain/plans/closed-days.ts';
import type { Day } from '#domain/site/local-time.ts';
import type { SiteSettings } from '#domain/site/settings.ts';
import { checkedQuery, column } from '#server/db/checked-query.ts';
import { sql } from '#server/db/sql-template.ts';

// The days and meal times for which nothing is cooked.

/** Meal times that the kitchen has cancelled from a day on. */
export const cancelledFrom = checkedQuery(
  'cancelled meals',
  { mealTimeId: column.text(), date: column.text() },
  (from: Day) => sql`select "mealTimeId", date from cancelled_meals where date >= ${from}`,
);

const keyOf = ({ mealTimeId, date }: { mealTimeId: string; date: Day }) => `${mealTimeId} ${date}`;

/** Whether nothing is cooked for a meal time of a day, because the kitchen is closed or has cancelled it (PLAN-35). */
export function isOffOn(
  site: Pick<SiteSettings, 'hours'>,
  cancelled: readonly { mealTimeId: string; date: Day }[],
) {
  const isClosed = isClosedOn(site.hours);
  const off = new Set(cancelled.map(keyOf));
  return (date: Day, mealTimeId: string): boolean => isClosed(date) || off.has(keyOf({ mealTimeId, date }));
}
