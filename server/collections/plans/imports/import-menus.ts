import { MAX_NOTE } from '#domain/orders/attributes.ts';
import { planAttributes } from '#domain/plans/attributes.ts';
import { cellOf } from '#domain/plans/imports/file-columns.ts';
import {
  type FileMenu,
  type MenuLine,
  type MenuNames,
  type MenuPreview,
  type MenuProblem,
  MOST_MENU_LINES,
  menuColumns,
  menusOfLines,
  readMenuLine,
} from '#domain/plans/imports/menu-lines.ts';
import { planMessages } from '#domain/plans/messages.ts';
import { Failure } from '#server/base/failure.ts';
import { checkPlansOn } from '#server/collections/plans-on.ts';
import { sql } from '#server/db/sql-template.ts';
import { tableOf, type Work } from '#server/documents/collection.ts';
import { find, findAll } from '#server/documents/store.ts';
import type { UnitOfWork } from '#server/documents/unit-of-work.ts';
import { and, equal } from '#server/documents/where.ts';
import { readCsv } from '#server/http/csv/read-csv.ts';
import { mealTimeTable } from '../meals/planned-meals.ts';
import { planMenus } from '../plan-menus.ts';
import { writeMenus } from './write-menus.ts';

const plans = tableOf('plans', planAttributes);

/** What the file of a plan can name. Throws Failure document_not_found. */
async function namesOf(work: Work, planId: string): Promise<MenuNames> {
  const [plan, mealTimes, dishes] = await Promise.all([
    find(work.sql, plans, planId, false),
    findAll(work.sql, mealTimeTable, and()),
    work.sql.query<MenuNames['dishes'][number]>(
      sql`select id, name, "needsChoice" from dishes order by id`,
      'dishes of a file of menus',
    ),
  ]);
  if (!plan) throw new Failure('document_not_found');
  const { cycleFrom, cycleWeeks, weekdays, mealTimeIds } = plan.data;
  return {
    ...{ cycleFrom, cycleWeeks, weekdays, dishes },
    mealTimes: mealTimes.flatMap(({ id, data: { name } }) =>
      mealTimeIds.includes(id) ? [{ id, name }] : [],
    ),
  };
}

interface ReadFile extends MenuPreview {
  menus: Map<string, FileMenu>;
}

/** What a plan serves already, by the day and the meal time of a file's menu. */
async function servedAlready(work: Work, planId: string): Promise<FileMenu[]> {
  const found = await findAll(work.sql, planMenus, equal(planMenus.fields.planId, planId));
  return found.map(({ data: { mealTimeId, date, week, weekday, dishes, note } }) => ({
    ...{ mealTimeId, date, week, weekday, note },
    dishes: [...dishes],
  }));
}

const sameText = (menu: FileMenu): string =>
  JSON.stringify([menu.mealTimeId, menu.date, menu.week, menu.weekday, menu.note, menu.dishes]);

async function readFile(work: Work, planId: string, csv: string): Promise<ReadFile> {
  checkPlansOn(work);
  const names = await namesOf(work, planId);
  const [head, ...rest] = await readCsv(csv, planMessages.csvQuotes);
  const columns = head && menuColumns(head.cells);
  const whole = (problem: MenuProblem): ReadFile => ({ lines: [], menus: new Map(), problem });
  if (!columns) return whole(head ? 'noColumns' : 'empty');
  if (rest.length === 0) return whole('empty');
  if (rest.length > MOST_MENU_LINES) return whole('tooMany');
  const { menus, of } = menusOfLines(rest.map(({ cells }) => readMenuLine(cells, columns, names, MAX_NOTE)));
  const served = new Set((await servedAlready(work, planId)).map(sameText));
  const lines = rest.map(({ line, cells }, at): MenuLine => {
    const cell = (column: 'day' | 'meal' | 'dish') => cellOf(cells, columns, column);
    const shown = { line, day: cell('day'), meal: cell('meal'), dish: cell('dish') };
    const found = of[at];
    if (typeof found === 'object') return { ...shown, kind: 'error', problem: found.problem };
    const menu = menus.get(found ?? '');
    return { ...shown, kind: menu && served.has(sameText(menu)) ? 'known' : 'add', problem: null };
  });
  return { lines, menus, problem: null };
}

/** What importing the menus of a file would do, line by line (PLAN-39). Throws Failure document_not_found, plans_off. */
export async function previewMenus(work: Work, planId: string, csv: string): Promise<MenuPreview> {
  const { lines, problem } = await readFile(work, planId, csv);
  return { lines, problem };
}

/**
 * Writes the menus of a file, all or nothing; a meal that the file names gets exactly its dishes, others stay (PLAN-39).
 * @returns how many lines changed something
 * @throws Failure general_argument_invalid, document_not_found, plans_off
 */
export async function importMenus(work: UnitOfWork, planId: string, csv: string): Promise<{ added: number }> {
  const { lines, menus, problem } = await readFile(work, planId, csv);
  const wrong = lines.some(({ kind }) => kind === 'error');
  if (problem || wrong) throw new Failure('general_argument_invalid', planMessages.fileWrong);
  await writeMenus(work, planId, [...menus.values()]);
  return { added: lines.filter(({ kind }) => kind === 'add').length };
}
