import { readImport } from '#domain/imports/import-file.ts';
import { importMessages } from '#domain/imports/messages.ts';
import { planAttributes } from '#domain/plans/attributes.ts';
import {
  type DishLine,
  type FileMenu,
  type MenuNames,
  type MenuProblem,
  menuFile,
  menusOfLines,
  type ShownMenuLine,
} from '#domain/plans/imports/menu-file.ts';
import { Failure } from '#server/base/failure.ts';
import type { Effect, Importer } from '#server/collections/imports/importer.ts';
import { checkPlansOn } from '#server/collections/plans-on.ts';
import { sql } from '#server/db/sql-template.ts';
import { tableOf, type Work } from '#server/documents/collection.ts';
import { find, findAll } from '#server/documents/store.ts';
import { and, equal } from '#server/documents/where.ts';
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

type Params = { planId: string };

async function effectsOf(
  work: Work,
  lines: readonly DishLine[],
  { planId }: Params,
): Promise<Effect<MenuProblem>[]> {
  const served = new Set((await servedAlready(work, planId)).map(sameText));
  return menusOfLines(lines).map((menu) => {
    if (!menu) return { problem: 'manyDishes' };
    return served.has(sameText(menu)) ? 'known' : 'add';
  });
}

/** Imports the menus of a plan; a meal that the file names gets exactly its dishes, others stay (PLAN-39). */
export const menuImport: Importer<DishLine, MenuProblem, ShownMenuLine, Params> = {
  async read(work, lines, { planId }) {
    checkPlansOn(work);
    return readImport(menuFile, lines, await namesOf(work, planId));
  },
  effects: effectsOf,
  async write(work, good, { planId }) {
    const lines = good.map(({ entry }) => entry);
    const effects = await effectsOf(work, lines, { planId });
    const menus = menusOfLines(lines).filter((menu) => menu !== undefined);
    if (menus.length < lines.length) throw new Failure('general_argument_invalid', importMessages.fileWrong);
    await writeMenus(work, planId, [...new Set(menus)]);
    return effects.filter((effect) => effect === 'add').length;
  },
};
