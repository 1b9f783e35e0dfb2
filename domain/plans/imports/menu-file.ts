import { comparable, isSameText } from '#domain/comparing.ts';
import { type Columns, type ProblemOf, readByRow } from '#domain/imports/columns.ts';
import { headings } from '#domain/imports/headings.ts';
import type { ImportFile } from '#domain/imports/import-file.ts';
import { MAX_NOTE } from '#domain/orders/attributes.ts';
import { isDay } from '#domain/time/local-time.ts';
import { WEEKDAYS } from '#domain/time/spans.ts';
import { MOST_DISHES, MOST_PORTIONS, type ServedDish } from '../menu-attributes.ts';
import type { ServedAt } from '../plan-menus.ts';
import { dayNamed } from './read-days.ts';

// The menus of a plan as a file, a line for each dish (PLAN-39).

/** What a file can name. */
export interface MenuNames {
  cycleFrom: string | null;
  cycleWeeks: number;
  weekdays: readonly string[];
  mealTimes: readonly { id: string; name: string }[];
  dishes: readonly { id: string; name: string; needsChoice: boolean }[];
}

/** A line that can be read: one dish of a meal. */
export interface DishLine extends ServedAt, ServedDish {
  note: string | null;
}

/** A day as the file writes it; undefined if the plan has no such day. */
function readMenuDay(
  typed: string,
  { cycleFrom, cycleWeeks, weekdays }: Pick<MenuNames, 'cycleFrom' | 'cycleWeeks' | 'weekdays'>,
): Omit<ServedAt, 'mealTimeId'> | undefined {
  if (isDay(typed)) return { date: typed, week: null, weekday: null };
  const [, number = '1', name = ''] = /^(?:(\d)\s+)?([a-z]+)$/i.exec(typed) ?? [];
  const weekday = WEEKDAYS[dayNamed(comparable(name))];
  const week = Number(number);
  const isOne = weekday !== undefined && weekdays.includes(weekday) && week >= 1 && week <= cycleWeeks;
  return isOne && cycleFrom !== null ? { date: null, week, weekday } : undefined;
}

/** A day of a menu as the file writes it. */
export const menuDayText = ({ date, week, weekday }: Omit<ServedAt, 'mealTimeId'>): string =>
  date ?? `${week} ${weekday}`;

const columns = {
  /** A date, '2026-12-01', or a day of the cycle: 'Mon', or '2 Mon' for its second week. */
  day: { called: ['date', 'दिन', 'तारीख़'], needed: true, read: readMenuDay, problem: 'noDay' },
  meal: {
    called: ['meal time', 'खाने का समय'],
    needed: true,
    read: (cell, { mealTimes }) => mealTimes.find(({ name }) => isSameText(name, cell))?.id,
    problem: 'noMeal',
  },
  dish: {
    called: ['dish name', 'item', 'डिश', 'आइटम'],
    needed: true,
    read(cell, { dishes }) {
      const named = dishes.filter(({ name }) => isSameText(name, cell));
      return named.find(({ needsChoice }) => !needsChoice) ?? named[0];
    },
    problem: 'noDish',
  },
  portions: {
    called: ['quantity', 'qty', 'मात्रा'],
    read: readByRow({ type: 'integer', min: 1, max: MOST_PORTIONS, default: 1 }),
    problem: 'noPortions',
  },
  /** The note of a meal stands in any line of it. */
  note: { called: headings.note, read: readByRow({ type: 'string', size: MAX_NOTE }), problem: 'longNote' },
} as const satisfies Columns<MenuNames>;

/** What is wrong with a line of the file. */
export type MenuProblem = ProblemOf<typeof columns> | 'needsChoice' | 'dishTwice' | 'manyDishes';
/** What the preview shows of a line. */
export type ShownMenuLine = { day: string; meal: string; dish: string };

const timeOf = ({ mealTimeId, ...day }: ServedAt): string => `${mealTimeId} ${menuDayText(day)}`;

export const menuFile: ImportFile<typeof columns, MenuNames, DishLine, MenuProblem, ShownMenuLine> = {
  columns,
  // Eight weeks with a few dishes a meal.
  most: 1000,
  entryOf: ({ day, meal, dish, portions, note }) =>
    dish.needsChoice
      ? 'needsChoice'
      : { ...day, mealTimeId: meal, dishId: dish.id, quantity: portions, note },
  identity: (line) => `${line.dishId} ${timeOf(line)}`,
  twice: 'dishTwice',
  shown: (cell) => ({ day: cell('day'), meal: cell('meal'), dish: cell('dish') }),
};

/** What a file serves at one time. */
export interface FileMenu extends ServedAt {
  dishes: ServedDish[];
  note: string | null;
}

/** The menu of each line, which is the same for all lines of a meal; undefined for a dish too many. */
export function menusOfLines(lines: readonly DishLine[]): (FileMenu | undefined)[] {
  const menus = new Map<string, FileMenu>();
  return lines.map(({ dishId, quantity, note, ...when }) => {
    const menu = menus.get(timeOf(when)) ?? { ...when, dishes: [], note: null };
    if (menu.dishes.length === MOST_DISHES) return undefined;
    menu.dishes.push({ dishId, quantity });
    menu.note ??= note;
    menus.set(timeOf(when), menu);
    return menu;
  });
}
