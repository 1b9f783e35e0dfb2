import type { ServedDish } from '#domain/plans/menu-attributes.ts';
import { menuOn, type ServedAt, weekOfCycle } from '#domain/plans/plan-menus.ts';
import { addDays, type Day, weekdayOf } from '#domain/time/local-time.ts';
import { WEEKDAYS, type Weekday } from '#domain/time/spans.ts';
import type { StoredDocument } from '#web/lib/sdk/documents.ts';

/** The dishes of a plan at one meal time of a date, or of a day of its cycle. */
export interface PlanMenu extends ServedAt {
  dishes: readonly ServedDish[];
  note: string | null;
}

/** The part of a plan that its week of menus needs. */
export type MenuPlan = Pick<
  StoredDocument<'plans'>,
  '$id' | 'mealTimeIds' | 'weekdays' | 'cycleFrom' | 'cycleWeeks'
>;

/** A week of menus: of dates, by its Monday, or of the cycle, by its number from 1. */
export type MenuWeek = { monday: Day } | { week: number };

/** A day of a week of menus. Those of a cycle have no date. */
export interface MenuDay {
  weekday: Weekday;
  date: Day | null;
  week: number | null;
}

export const mondayOf = (day: Day): Day => addDays(day, -weekdayOf(day));

/** The days of a week on which a plan has meals. */
export const daysOf = ({ weekdays }: Pick<MenuPlan, 'weekdays'>, shown: MenuWeek): MenuDay[] =>
  WEEKDAYS.flatMap((weekday, at) => {
    if (!weekdays.includes(weekday)) return [];
    const time =
      'monday' in shown ? { date: addDays(shown.monday, at), week: null } : { date: null, week: shown.week };
    return [{ weekday, ...time }];
  });

/** The key of a day in its week. */
export const keyOf = ({ weekday }: MenuDay): string => weekday;

/** When a meal time of a day is served, as menus name it. */
export const servedAt = ({ weekday, date, week }: MenuDay, mealTimeId: string): ServedAt => ({
  mealTimeId,
  date,
  week,
  weekday: date === null ? weekday : null,
});

const isAt = (menu: ServedAt, when: ServedAt): boolean =>
  menu.mealTimeId === when.mealTimeId &&
  menu.date === when.date &&
  menu.week === when.week &&
  menu.weekday === when.weekday;

/** The menu that a day has itself; undefined if it has none. */
export const ownMenu = (menus: readonly PlanMenu[], day: MenuDay, mealTimeId: string): PlanMenu | undefined =>
  menus.find((menu) => isAt(menu, servedAt(day, mealTimeId)));

/** What is served at a meal time of a day: its own menu, or on a date that of the cycle. */
export function servedMenu(
  plan: MenuPlan,
  menus: readonly PlanMenu[],
  day: MenuDay,
  mealTimeId: string,
): PlanMenu | undefined {
  return day.date === null ? ownMenu(menus, day, mealTimeId) : menuOn(plan, menus, day.date, mealTimeId);
}

const withMenu = (day: MenuDay, mealTimeId: string, menu: PlanMenu | undefined): PlanMenu => ({
  ...servedAt(day, mealTimeId),
  dishes: menu?.dishes ?? [],
  note: menu?.note ?? null,
});

/** The changes that give one day the menus of another. On dates what the cycle serves is copied too. */
export const copyDay = (plan: MenuPlan, menus: readonly PlanMenu[], from: MenuDay, to: MenuDay): PlanMenu[] =>
  plan.mealTimeIds.map((mealTimeId) => withMenu(to, mealTimeId, servedMenu(plan, menus, from, mealTimeId)));

/** The changes that exchange the menus of two days, so that nothing is lost. */
export const exchangeDays = (
  plan: MenuPlan,
  menus: readonly PlanMenu[],
  one: MenuDay,
  other: MenuDay,
): PlanMenu[] => [...copyDay(plan, menus, one, other), ...copyDay(plan, menus, other, one)];

/** The changes that give a week the menus of another, where it has none of its own. */
export function copyWeek(
  plan: MenuPlan,
  menus: readonly PlanMenu[],
  from: MenuWeek,
  to: MenuWeek,
): PlanMenu[] {
  const sources = new Map(daysOf(plan, from).map((day) => [keyOf(day), day]));
  return daysOf(plan, to).flatMap((day) =>
    plan.mealTimeIds.flatMap((mealTimeId) => {
      const source = sources.get(keyOf(day));
      const menu = source && ownMenu(menus, source, mealTimeId);
      return menu && !ownMenu(menus, day, mealTimeId) ? [withMenu(day, mealTimeId, menu)] : [];
    }),
  );
}

/** The week before another; of the first week of a cycle its last. */
export const weekBefore = (shown: MenuWeek, { cycleWeeks }: Pick<MenuPlan, 'cycleWeeks'>): MenuWeek =>
  'monday' in shown
    ? { monday: addDays(shown.monday, -7) }
    : { week: shown.week === 1 ? cycleWeeks : shown.week - 1 };

/** The week that an address names: '2026-11-23', or '2' of the cycle. Without one the current week. */
export function weekOf(named: string, plan: MenuPlan, today: Day): MenuWeek {
  if (/^\d{4}-\d{2}-\d{2}$/.test(named)) return { monday: mondayOf(named) };
  const hasCycle = plan.cycleFrom !== null;
  const week = Number(named);
  if (hasCycle && Number.isInteger(week) && week >= 1 && week <= plan.cycleWeeks) return { week };
  return hasCycle ? { week: weekOfCycle(plan, today) ?? 1 } : { monday: mondayOf(today) };
}

/** How an address names a week. */
export const nameOfWeek = (shown: MenuWeek): string => ('monday' in shown ? shown.monday : `${shown.week}`);
