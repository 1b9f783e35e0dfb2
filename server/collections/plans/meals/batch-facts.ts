import { planAttributes } from '#domain/plans/attributes.ts';
import { planMenuAttributes } from '#domain/plans/menu-attributes.ts';
import { menuOn } from '#domain/plans/plan-menus.ts';
import type { Data } from '#domain/rows/data.ts';
import type { Day } from '#domain/time/local-time.ts';
import type { Sql } from '#server/db/sql.ts';
import { tableOf } from '#server/documents/collection.ts';
import { findAll } from '#server/documents/store.ts';
import { and, equal, isNull, or } from '#server/documents/where.ts';
import { type KnownMealTime, readMealTimes } from './planned-meals.ts';

const plans = tableOf('plans', planAttributes);
const planMenus = tableOf('planMenus', planMenuAttributes);

type Menu = Data<typeof planMenuAttributes>;

/** What the meals of a cutoff share. It is read once for some of them, and not again for each. */
export interface BatchFacts {
  mealTimes: readonly KnownMealTime[];
  /** What a plan serves at the cutoff's meal; undefined if it has no menu for it. */
  menuOf(planId: string): Menu | undefined;
}

export async function readBatchFacts(db: Sql, mealTimeId: string, date: Day): Promise<BatchFacts> {
  const { fields } = planMenus;
  const served = and(equal(fields.mealTimeId, mealTimeId), or(equal(fields.date, date), isNull(fields.date)));
  const [mealTimes, all, menus] = await Promise.all([
    readMealTimes(db),
    findAll(db, plans, { op: 'and', of: [] }),
    findAll(db, planMenus, served),
  ]);
  const byId = new Map(all.map(({ id, data }) => [id, data]));
  const menuOf = (planId: string) => {
    const plan = byId.get(planId);
    const theirs = menus.map(({ data }) => data).filter((menu) => menu.planId === planId);
    return plan && menuOn(plan, theirs, date, mealTimeId);
  };
  return { mealTimes, menuOf };
}
