import {
  dayOfFigures,
  firstDayCounted,
  firstDayMarked,
  LEAST_CUSTOMERS,
  MOST_BESTSELLERS,
  MOST_LINES,
  MOST_ORDERS,
  MOST_TOGETHER,
} from '#domain/dish-figures/rules.ts';
import { FULFILLED_STATUSES } from '#domain/orders/statuses.ts';
import { momentOf } from '#domain/time/local-time.ts';
import { type SQL, sql } from '#server/db/sql-template.ts';
import { SYSTEM } from '#server/documents/actor.ts';
import {
  type EngineDeps,
  type LongWorkEngine,
  runUnitOfWork,
  type UnitOfWork,
} from '#server/documents/unit-of-work.ts';
import { equal } from '#server/documents/where.ts';
import { dishFigures } from './dish-figures.ts';
import { markBestsellers } from './mark-bestsellers.ts';

/** Milliseconds between two looks at whether the night has come. */
const CHECK_INTERVAL = 3_600_000;

interface Figures {
  id: string;
  orderedWith: string[];
  place: number | null;
}

/**
 * The figures of all dishes that have any, from orders of this time. Only orders count that reached a customer with an
 * account, and were no tests. A dish that somebody has switched off without a time is left out. The index orders_reported finds the orders.
 */
export const figuresStatement = (from: Date, until: Date): SQL => sql`
  with recent as (
    select id, "userId", items from orders
    where "orderedOn" >= ${from} and "orderedOn" < ${until} and status = any(${FULFILLED_STATUSES}::text[])
      and not "testPayment" and "userId" is not null and jsonb_array_length(items) <= ${MOST_LINES}
    order by "orderedOn" desc limit ${MOST_ORDERS}
  ), plates as (
    select distinct recent.id as "orderId", recent."userId", dishes.id as dish
    from recent cross join lateral jsonb_array_elements(recent.items) as line
      join dishes on dishes.id = line ->> 'dishId'
    where dishes."isAvailable" or dishes."soldOutUntil" is not null
  ), pairs as (
    select plates.dish, other.dish as other, count(distinct plates."userId") as customers, count(*) as orders
    from plates join plates as other on other."orderId" = plates."orderId" and other.dish > plates.dish
    group by plates.dish, other.dish having count(distinct plates."userId") >= ${LEAST_CUSTOMERS}
  ), ranked as (
    select dish, other, row_number() over (partition by dish order by customers desc, orders desc, other) as place
    from (
      select * from pairs union all select other, dish, customers, orders from pairs
    ) as from_both_sides
  ), together as (
    select dish, array_agg(other order by place) as others from ranked where place <= ${MOST_TOGETHER} group by dish
  ), bestsellers as (
    select dish, row_number() over (order by count(distinct "userId") desc, count(*) desc, dish) as place
    from plates group by dish having count(distinct "userId") >= ${LEAST_CUSTOMERS}
    order by place limit ${MOST_BESTSELLERS}
  )
  select coalesce(together.dish, bestsellers.dish) as id, coalesce(others, '{}') as "orderedWith",
    bestsellers.place::int as place
  from together full join bestsellers on bestsellers.dish = together.dish order by 1`;

/** Whether the figures of this day have to be counted. The row stays locked, so a second run at the same time waits. */
async function claimDay(work: UnitOfWork, day: string): Promise<boolean> {
  const claimed = await work.sql.query(
    sql`insert into dish_figures_day (day) values (${day}::date)
      on conflict (id) do update set day = excluded.day where dish_figures_day.day <> excluded.day returning 1`,
    'claim the day of figures',
  );
  return claimed.length > 0;
}

const isSame = (one: Figures, other: Figures): boolean =>
  one.place === other.place && `${one.orderedWith}` === `${other.orderedWith}`;

/**
 * Counts the figures of dishes once a night, and writes those that have changed. Returns their number. It may run at any
 * time and at several instances at once. A run that failed has changed nothing, and the next one counts.
 */
export async function countFigures(engine: EngineDeps): Promise<number> {
  return runUnitOfWork(engine, SYSTEM, async (work) => {
    const { timeZone } = work.site.shop;
    const day = dayOfFigures(work.now, timeZone);
    if (!(await claimDay(work, day))) return 0;
    const startOf = (date: string) => new Date(momentOf(date, 0, timeZone));
    const counted = await work.sql.query<Figures>(
      figuresStatement(startOf(firstDayCounted(day)), startOf(day)),
    );
    const stored = await work.sql.query<Figures>(sql`select id, "orderedWith", place from "dishFigures"`);
    const before = new Map(stored.map((figures) => [figures.id, figures]));
    let written = 0;
    for (const { id, ...values } of counted) {
      const known = before.get(id);
      before.delete(id);
      if (known && isSame(known, { id, ...values })) continue;
      written += 1;
      if (known) await work.updateWhere(dishFigures, equal(dishFigures.fields.id, id), values);
      else await work.add(dishFigures, id, values);
    }
    const gone = [...before.keys()];
    if (gone.length > 0) await work.removeWhere(dishFigures, equal(dishFigures.fields.id, ...gone));
    const marked = await markBestsellers(work, startOf(firstDayMarked(day)), startOf(day));
    return written + gone.length + marked;
  });
}

export const nightlyFigures = (engine: LongWorkEngine) => ({
  every: CHECK_INTERVAL,
  run: () => countFigures(engine),
});
