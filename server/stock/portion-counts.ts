import type { Day } from '#domain/time/local-time.ts';
import { checkedQuery, column } from '#server/db/checked-query.ts';
import type { Sql } from '#server/db/sql.ts';
import { sql } from '#server/db/sql-template.ts';

const portionsOfDish = checkedQuery(
  'portions of a dish',
  { taken: column.bigint() },
  (dishId: string, date: Day) =>
    sql`select taken from "dishPortions" where "dishId" = ${dishId} and date = ${date}::date`,
);

/** How many portions of a dish are ordered for a date. */
export async function portionsTaken(db: Sql, dishId: string, date: Day): Promise<number> {
  const [row] = await portionsOfDish(db, dishId, date);
  return row?.taken ?? 0;
}

/** How many portions are left of so many a day; null if their number is not limited. */
export const portionsLeftOf = (perDay: number | null, taken: number): number | null =>
  perDay === null ? null : Math.max(perDay - taken, 0);
