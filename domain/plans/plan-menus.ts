import { addDays, type Day, weekdayOf } from '#domain/time/local-time.ts';
import { WEEKDAYS, type Weekday } from '#domain/time/spans.ts';

// What a plan serves: on a date, or in a cycle of weeks that begins again (PLAN-7).

/** The most weeks of a cycle. */
export const MOST_WEEKS = 8;

export interface ServedAt {
  mealTimeId: string;
  /** The one day on which it is served; null: in the cycle. */
  date: Day | null;
  /** The week of the cycle, from 1, and its day. */
  week: number | null;
  weekday: Weekday | null;
}

export interface Cycle {
  /** A day in the first week of the cycle; null: the plan has none. */
  cycleFrom: Day | null;
  cycleWeeks: number;
}

const DAY = 86_400_000;
const mondayOf = (day: Day): Day => addDays(day, -weekdayOf(day));
const daysBetween = (from: Day, to: Day): number => (Date.parse(to) - Date.parse(from)) / DAY;

/** The week of the cycle in which a day is, from 1; undefined without a cycle. Weeks before the cycle's first are part of it. */
export function weekOfCycle({ cycleFrom, cycleWeeks }: Cycle, day: Day): number | undefined {
  if (cycleFrom === null) return undefined;
  const weeks = daysBetween(mondayOf(cycleFrom), mondayOf(day)) / 7;
  return (((weeks % cycleWeeks) + cycleWeeks) % cycleWeeks) + 1;
}

/** What is wrong with when a menu is served, as the name of its message; undefined if nothing is. */
export function servedProblem({ date, week, weekday }: ServedAt): 'menuWhen' | undefined {
  const inCycle = week !== null && weekday !== null;
  return (date !== null) !== inCycle && (date === null || (week === null && weekday === null))
    ? undefined
    : 'menuWhen';
}

/** What is served at a meal time of a day: the menu of the date, else that of the cycle; undefined if there is none. */
export function menuOn<Menu extends ServedAt>(
  cycle: Cycle,
  menus: readonly Menu[],
  day: Day,
  mealTimeId: string,
): Menu | undefined {
  const ofMealTime = menus.filter((menu) => menu.mealTimeId === mealTimeId);
  const week = weekOfCycle(cycle, day);
  const weekday = WEEKDAYS[weekdayOf(day)];
  return (
    ofMealTime.find(({ date }) => date === day) ??
    ofMealTime.find((menu) => menu.date === null && menu.week === week && menu.weekday === weekday)
  );
}
