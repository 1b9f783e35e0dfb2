import type { MealTime } from '#domain/plans/meal-times.ts';
import { type Cycle, menuOn, type ServedAt } from '#domain/plans/plan-menus.ts';
import { addDays, type Day, weekdayOf } from '#domain/time/local-time.ts';
import { WEEKDAYS, type Weekday } from '#domain/time/spans.ts';

/** A day of a plan: what is served at each of its meal times. */
export interface ServedDay<Time, Menu> {
  day: Day;
  isClosed: boolean;
  /** Meals without a menu have none yet. */
  meals: { mealTime: Time; menu: Menu | undefined }[];
}

interface Plan extends Cycle {
  id: string;
  weekdays: readonly Weekday[];
  mealTimeIds: readonly string[];
}

/** The last day of the week in which a day is. */
export const endOfWeek = (day: Day): Day => addDays(day, 6 - weekdayOf(day));

/** The days of a plan from one day to another, with what it serves. */
export function servedDays<Time extends MealTime, Menu extends ServedAt & { planId: string }>(
  plan: Plan,
  { mealTimes, menus }: { mealTimes: readonly Time[]; menus: readonly Menu[] },
  { from, to }: { from: Day; to: Day },
  isClosed: (day: Day) => boolean,
): ServedDay<Time, Menu>[] {
  const own = menus.filter(({ planId }) => planId === plan.id);
  const times = mealTimes
    .filter(({ id }) => plan.mealTimeIds.includes(id))
    .toSorted((one, other) => (one.deliveredFrom < other.deliveredFrom ? -1 : 1));
  const days: ServedDay<Time, Menu>[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) {
    if (!plan.weekdays.includes(WEEKDAYS[weekdayOf(day)] ?? 'monday')) continue;
    const meals = times.map((mealTime) => ({ mealTime, menu: menuOn(plan, own, day, mealTime.id) }));
    days.push({ day, isClosed: isClosed(day), meals });
  }
  return days;
}
