import { comparable, isSameText } from '#domain/comparing.ts';
import { readWhole } from '#domain/numbers.ts';
import { isDay } from '#domain/time/local-time.ts';
import { WEEKDAYS } from '#domain/time/spans.ts';
import { MOST_DISHES, MOST_PORTIONS, type ServedDish } from '../menu-attributes.ts';
import type { ServedAt } from '../plan-menus.ts';
import { cellOf, columnsOf, type FileColumns } from './file-columns.ts';
import { dayNamed } from './import-lines.ts';

// The menus of a plan as a CSV file, a line for each dish (PLAN-39).

/**
 * The columns of the file. A day is a date, '2026-12-01', or a day of the cycle: 'Mon', or '2 Mon' for its second week. The
 * note of a meal stands in any line of it.
 */
export const MENU_COLUMNS = ['day', 'meal', 'dish', 'portions', 'note'] as const;
type Column = (typeof MENU_COLUMNS)[number];
const NEEDED: readonly Column[] = ['day', 'meal', 'dish'];

/** The most lines of a file: eight weeks with a few dishes a meal. */
export const MOST_MENU_LINES = 1000;

/** What is wrong with a line of the file, or with the whole file. */
export type MenuProblem =
  | 'noDay'
  | 'noMeal'
  | 'noDish'
  | 'needsChoice'
  | 'dishTwice'
  | 'manyDishes'
  | 'noPortions'
  | 'longNote'
  | 'noColumns'
  | 'tooMany'
  | 'empty';

/** A line of the file as the preview shows it. `known`: the meal has exactly these dishes already. */
export interface MenuLine {
  /** The number of the line in the file, from 1. */
  line: number;
  day: string;
  meal: string;
  dish: string;
  kind: 'add' | 'known' | 'error';
  problem: MenuProblem | null;
}

/** The answer of `POST /v1/plans/menus/import/preview`. */
export interface MenuPreview {
  lines: MenuLine[];
  /** What is wrong with the whole file; null if it can be read. */
  problem: MenuProblem | null;
}

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

export const menuColumns = (head: readonly string[]): FileColumns<Column> | undefined =>
  columnsOf(head, MENU_COLUMNS, NEEDED);

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

/** Reads a line of the file. */
export function readMenuLine(
  cells: readonly string[],
  columns: FileColumns<Column>,
  names: MenuNames,
  longestNote: number,
): DishLine | MenuProblem {
  const cell = (column: Column) => cellOf(cells, columns, column);
  const day = readMenuDay(cell('day'), names);
  if (!day) return 'noDay';
  const mealTime = names.mealTimes.find(({ name }) => isSameText(name, cell('meal')));
  if (!mealTime) return 'noMeal';
  const named = names.dishes.filter(({ name }) => isSameText(name, cell('dish')));
  const dish = named.find(({ needsChoice }) => !needsChoice);
  if (!dish) return named.length > 0 ? 'needsChoice' : 'noDish';
  const quantity = cell('portions') === '' ? 1 : readWhole(cell('portions'), 1, MOST_PORTIONS);
  if (quantity === undefined) return 'noPortions';
  const note = cell('note');
  if (note.length > longestNote) return 'longNote';
  return { ...day, mealTimeId: mealTime.id, dishId: dish.id, quantity, note: note || null };
}

/** What a file serves at one time. */
export interface FileMenu extends ServedAt {
  dishes: ServedDish[];
  note: string | null;
}

const timeOf = ({ mealTimeId, ...day }: ServedAt): string => `${mealTimeId} ${menuDayText(day)}`;

/** The menus of all lines together, and what is wrong with a line that alone is right. */
export function menusOfLines(lines: readonly (DishLine | MenuProblem)[]): {
  menus: Map<string, FileMenu>;
  /** By line: the key of its menu, or its problem. */
  of: (string | { problem: MenuProblem })[];
} {
  const menus = new Map<string, FileMenu>();
  const of = lines.map((line) => {
    if (typeof line === 'string') return { problem: line };
    const { mealTimeId, date, week, weekday, dishId, quantity, note } = line;
    const key = timeOf(line);
    const menu = menus.get(key) ?? { mealTimeId, date, week, weekday, dishes: [], note: null };
    if (menu.dishes.some((dish) => dish.dishId === dishId)) return { problem: 'dishTwice' as const };
    if (menu.dishes.length === MOST_DISHES) return { problem: 'manyDishes' as const };
    menu.dishes.push({ dishId, quantity });
    menu.note ??= note;
    menus.set(key, menu);
    return key;
  });
  return { menus, of };
}
