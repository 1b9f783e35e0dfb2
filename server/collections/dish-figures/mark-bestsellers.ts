import { MARKED } from '#domain/dish-figures/rules.ts';
import { FULFILLED_STATUSES } from '#domain/orders/statuses.ts';
import { type SQL, sql } from '#server/db/sql-template.ts';
import type { UnitOfWork } from '#server/documents/unit-of-work.ts';
import { equal } from '#server/documents/where.ts';
import { dishes } from '../dishes.ts';

/** The best-sold dishes of each category, by orders of this time that reached a customer. Test payments do not count. */
export const bestSoldStatement = (from: Date, until: Date): SQL => sql`
  with sold as (
    select line ->> 'dishId' as dish, count(distinct orders.id) as orders
    from orders cross join lateral jsonb_array_elements(items) as line
    where "orderedOn" >= ${from} and "orderedOn" < ${until} and status = any(${FULFILLED_STATUSES}::text[])
      and not "testPayment"
    group by 1 having count(distinct orders.id) >= ${MARKED.leastOrders}
  ), offered as (
    select id, "menuId", count(*) over (partition by "menuId") as dishes from dishes
    where "isAvailable" or "soldOutUntil" is not null
  ), ranked as (
    select id, row_number() over (partition by "menuId" order by orders desc, id) as place
    from offered join sold on dish = id where dishes >= ${MARKED.leastDishes}
  )
  select id from ranked where place <= ${MARKED.most}`;

/** Marks the bestsellers among the dishes, and writes only what has changed. Returns the number of changed dishes. */
export async function markBestsellers(work: UnitOfWork, from: Date, until: Date): Promise<number> {
  const idsOf = async (statement: SQL) =>
    (await work.sql.query<{ id: string }>(statement)).map(({ id }) => id);
  const best = await idsOf(bestSoldStatement(from, until));
  const marked = await idsOf(sql`select id from dishes where "isBestseller"`);
  const set = async (ids: readonly string[], isBestseller: true | null) =>
    ids.length === 0 ? [] : await work.updateWhere(dishes, equal(dishes.fields.id, ...ids), { isBestseller });
  const added = await set(
    best.filter((id) => !marked.includes(id)),
    true,
  );
  const gone = await set(
    marked.filter((id) => !best.includes(id)),
    null,
  );
  return added.length + gone.length;
}
