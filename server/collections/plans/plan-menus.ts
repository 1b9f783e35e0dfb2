import { planMenuAttributes } from '#domain/plans/menu-attributes.ts';
import { planMessages } from '#domain/plans/messages.ts';
import { servedProblem } from '#domain/plans/plan-menus.ts';
import type { Data } from '#domain/rows/data.ts';
import { isDay } from '#domain/time/local-time.ts';
import { Failure } from '#server/base/failure.ts';
import { sql } from '#server/db/sql-template.ts';
import { adminOnly, anyone } from '#server/documents/access.ts';
import { defineCollection, type Work } from '#server/documents/collection.ts';
import { checkPlansOn } from '../plans-on.ts';

type Menu = Data<typeof planMenuAttributes>;
const invalid = (message: string) => new Failure('general_argument_invalid', message);

/** Throws Failure general_argument_invalid. */
async function checkMenu(work: Work, id: string, menu: Menu): Promise<void> {
  const { planId, mealTimeId, date, week, weekday } = menu;
  if (servedProblem(menu)) throw invalid(planMessages.menuWhen);
  if (date !== null && !isDay(date)) throw invalid(planMessages.dayWrong);
  const dishIds = [...new Set(menu.dishes.map(({ dishId }) => dishId))];
  const dishes = await work.sql.query(
    sql`select 1 from dishes where id = any(${dishIds}::text[]) and not "needsChoice" for key share`,
    'dishes of a menu of a plan',
  );
  if (dishIds.length === 0 || dishIds.length < menu.dishes.length || dishes.length < dishIds.length)
    throw invalid(planMessages.noSuchDish);
  // Whoever changes the menus of a plan does so alone.
  const plan = await work.sql.query(
    sql`select 1 from plans where id = ${planId} and "mealTimeIds" @> to_jsonb(${mealTimeId}::text) for update`,
    'plan of a menu',
  );
  if (plan.length === 0) throw invalid(planMessages.noSuchMealTime);
  const others = await work.sql.query(
    sql`select 1 from "planMenus" where "planId" = ${planId} and "mealTimeId" = ${mealTimeId} and id <> ${id}
      and date is not distinct from ${date}::text and week is not distinct from ${week}::bigint
      and weekday is not distinct from ${weekday}::text limit 1`,
    'menu of the same time',
  );
  if (others.length > 0) throw invalid(planMessages.menuTwice);
}

/** What plans serve, on dates and in cycles of weeks. Everybody reads it (PLAN-7). */
export const planMenus = defineCollection('planMenus', planMenuAttributes, () => ({
  belongsTo: 'nobody',
  reachedBy: 'documents',
  subscribers: 'readers',
  access: { read: anyone, create: adminOnly, update: adminOnly, delete: adminOnly },
  audit: { label: ({ data }) => data.date ?? `Week ${data.week}, ${data.weekday}` },
  hooks: {
    async beforeCreate(work, { id, values }) {
      checkPlansOn(work);
      await checkMenu(work, id, values);
      return { insert: values };
    },
    async beforeUpdate(work, before, change) {
      checkPlansOn(work);
      await checkMenu(work, before.id, { ...before.data, ...change });
      return { change };
    },
  },
}));
