import type { Paise } from '#domain/money.ts';
import { BOARD_STATUSES, FULFILLED_STATUSES, UNSOLD_STATUSES } from '#domain/orders/statuses.ts';
import type { Span, Unit } from '#domain/reports/periods.ts';
import { checkedQuery, column } from '#server/db/checked-query.ts';
import { databaseZone } from '#server/db/database-zone.ts';
import { type SQL, sql } from '#server/db/sql-template.ts';
import { keptAndGaps } from './kept-days.ts';

// The statements of reports (REPORT-4 to REPORT-8), one for each group of figures. Amounts are paise in the tables and
// rupees in the results. `counted` decides which orders count. Days that are kept (kept-days.ts) are read as they were added
// up, and the gaps between them from the orders, by the same statements that add up a day.

/** The most dishes that a report lists. */
const MOST_DISHES = 50;

/** The orders that were sold. The index orders_reported has only these, so its condition has the same words. */
const sold = sql.raw(`status <> all('{${UNSOLD_STATUSES.join(',')}}'::text[])`);
/** The orders that count (REPORT-4): no money moved for test payments. */
export const counted = sql`${sold} and not "testPayment"`;
const placedIn = ({ from, until }: Span): SQL => sql`"orderedOn" >= ${from} and "orderedOn" < ${until}`;

/** The amount given back for an order, as `refunded`. */
const refunded = sql`(
  select "orderId", sum(amount)::bigint as refunded from refunds where reason <> 'lineRemoved' group by "orderId"
) as refunded`;

/** The condition that an order was placed in one of some times. */
const inTimes = sql`"orderedOn" >= times."from" and "orderedOn" < times.until`;

const inRupees = (amount: SQL): SQL => sql`coalesce(${amount}, 0)::bigint / 100.0::float8`;

/** The sales of a step of the chart, of an hour of a weekday, or of everything. The others are null. */
export interface SalesRow {
  step: string | null;
  weekday: number | null;
  hour: number | null;
  orders: number;
  revenue: number;
  refunded: number;
  discount: number;
  tax: number;
  delivery: number;
  packing: number;
  tips: number;
}

/** The hour of a moment by the kitchen's clock. */
const hourOf = (moment: SQL, timeZone: string): SQL =>
  sql`date_trunc('hour', ${moment} at time zone ${databaseZone(timeZone)})`;

/** When an order keeps the kitchen busy: a meal of a plan when it is eaten, any other when it is placed (REPORT-8). */
const busyAt = sql`case when channel = 'plan' then coalesce("scheduledFor", "orderedOn") else "orderedOn" end`;

/**
 * The figures of the hours in which something was sold, for each of some times, real and test payments apart, and those of one
 * hour by the hour that they kept busy.
 */
export const hoursIn = (times: SQL, timeZone: string): SQL => sql`
  select times.day, ${hourOf(sql`"orderedOn"`, timeZone)} as hour, "testPayment" as test,
    count(*) as orders, sum("totalAmount" - coalesce(refunded, 0))::bigint as revenue,
    coalesce(sum(refunded), 0)::bigint as refunded, coalesce(sum(discount), 0)::bigint as discount,
    coalesce(sum(tax), 0)::bigint as tax, coalesce(sum("deliveryFee"), 0)::bigint as delivery,
    coalesce(sum(packing), 0)::bigint as packing, coalesce(sum(tip), 0)::bigint as tips, ${hourOf(busyAt, timeZone)} as busy
  from ${times} as times join orders on ${inTimes} left join ${refunded} on refunded."orderId" = orders.id
  where ${sold} group by 1, 2, 3, busy`;

/** The hours of a span. */
const hours = (span: Span, timeZone: string): SQL => sql`${keptAndGaps(span, timeZone)}, hours as (
    select report_hours.* from report_hours join kept on kept.day = report_hours.day
    union all ${hoursIn(sql`gaps`, timeZone)}
  )`;

/**
 * Sales by steps of the chart, by the hours of weekdays that they kept busy, and in all. They are added up by the hour first, because a period
 * has few hours. Refunds for removed lines are left out, because the order's total has fallen with its lines.
 */
export const salesStatement = (span: Span, unit: Unit, timeZone: string): SQL => sql`
  with ${hours(span, timeZone)}, named as (
    select *, to_char(date_trunc(${unit}, hour), ${unit === 'hour' ? 'YYYY-MM-DD"T"HH24' : 'YYYY-MM-DD'}) as step,
      extract(isodow from busy)::int - 1 as weekday, extract(hour from busy)::int as "hourOfDay"
    from hours where not test
  )
  select step, weekday, "hourOfDay" as hour, sum(orders)::bigint as orders, ${inRupees(sql`sum(revenue)`)} as revenue,
    ${inRupees(sql`sum(refunded)`)} as refunded, ${inRupees(sql`sum(discount)`)} as discount,
    ${inRupees(sql`sum(tax)`)} as tax, ${inRupees(sql`sum(delivery)`)} as delivery,
    ${inRupees(sql`sum(packing)`)} as packing, ${inRupees(sql`sum(tips)`)} as tips
  from named group by grouping sets ((step), (weekday, "hourOfDay"), ()) order by step, weekday, "hourOfDay"`;

/** What was sold in a time that is short enough to read its orders. */
export const soldIn = checkedQuery(
  'what was sold in a short time',
  { orders: column.bigint(), revenue: column.bigint<Paise>() },
  (span: Span) => sql`
    select count(*) as orders, coalesce(sum("totalAmount" - coalesce((
        select sum(amount) from refunds where refunds."orderId" = orders.id and reason <> 'lineRemoved'
      ), 0)), 0)::bigint as revenue
    from orders where ${placedIn(span)} and ${counted}`,
);

export interface TestsRow {
  orders: number;
  amount: number;
}

/** The orders of a time that were paid by a test payment, which count nowhere else (PAY-9). */
export const testsStatement = (span: Span, timeZone: string): SQL => sql`
  with ${hours(span, timeZone)}
  select coalesce(sum(orders), 0)::int as orders, ${inRupees(sql`sum(revenue + refunded)`)} as amount from hours where test`;

export interface SoldRow {
  part: 'dish' | 'menu';
  id: string | null;
  name: string | null;
  quantity: number;
  amount: number;
  /** The number of all dishes that were sold. */
  dishCount: number;
}

/** What was sold of each dish, for each of some times. */
export const dishesIn = (times: SQL): SQL => sql`
  select times.day, line ->> 'dishId' as dish, max(line ->> 'name') as name,
    sum((line ->> 'quantity')::bigint)::bigint as quantity,
    sum((line ->> 'quantity')::bigint * (line ->> 'price')::bigint)::bigint as amount
  from ${times} as times join orders on ${inTimes}, jsonb_array_elements(items) as line
  where ${counted} group by 1, 2`;

/** The dishes that brought the most, and all menus. Dishes are in the menu that they are in now. */
export const soldStatement = (span: Span, timeZone: string): SQL => sql`
  with ${keptAndGaps(span, timeZone)}, lines as (
    select dish as id, max(name) as name, sum(quantity) as quantity, sum(amount) as amount
    from (
      select report_dishes.* from report_dishes join kept on kept.day = report_dishes.day
      union all ${dishesIn(sql`gaps`)}
    ) as days group by dish
  ), sold as (
    select lines.id, coalesce(dishes.name, lines.name) as name, quantity, amount, menus.id as menu, menus.name as "menuName",
      count(*) over () as "dishCount"
    from lines left join dishes on dishes.id = lines.id left join menus on menus.id = dishes."menuId"
  )
  (select 'dish' as part, id, name, quantity::bigint, ${inRupees(sql`amount`)} as amount, "dishCount"
    from sold order by sold.amount desc, quantity desc, id limit ${MOST_DISHES})
  union all
  (select 'menu', menu, "menuName", sum(quantity)::bigint, ${inRupees(sql`sum(amount)`)}, 0
    from sold group by menu, "menuName" order by sum(sold.amount) desc, menu)`;

export interface BuyersRow {
  part: 'first' | 'returning' | 'unknown';
  people: number;
  orders: number;
  revenue: number;
}

/** Customers who had no order that counts before the period, those who had, and orders without an account. */
export const buyersStatement = (span: Span): SQL => sql`
  with buyers as (
    select "userId", count(*) as orders, sum("totalAmount" - coalesce(refunded, 0)) as revenue
    from orders left join ${refunded} on refunded."orderId" = orders.id
    where ${placedIn(span)} and ${counted} group by "userId"
  )
  select case when "userId" is null then 'unknown' when earlier then 'returning' else 'first' end as part,
    count(*) as people, sum(orders)::bigint as orders, ${inRupees(sql`sum(revenue)`)} as revenue
  from buyers, lateral (
    select exists (
      select 1 from orders where orders."userId" = buyers."userId" and "orderedOn" < ${span.from} and ${counted}
    ) as earlier offset 0
  ) as known
  group by 1`;

export interface TimesRow {
  recorded: number;
  /** Orders whose preparation is known, and minutes; null without such orders. */
  prepared: number;
  preparationMedian: number | null;
  preparationP90: number | null;
  /** The same for orders that a rider brought. */
  delivered: number;
  deliveryMedian: number | null;
  deliveryP90: number | null;
  promised: number;
  kept: number;
}

/**
 * How many of the recorded orders took so many minutes (REPORT-7), for each of some times. Preparing an order that was ordered
 * ahead begins when it is due. 'late' counts from the promise that stood when the kitchen accepted, in minutes that have begun.
 */
export const minutesIn = (times: SQL): SQL => sql`
  select day, kind, minutes, count(*) as orders
  from (
    select times.day,
      case when accepted_at is not null and ready_at is not null
        then round(extract(epoch from greatest(ready_at - greatest(accepted_at, "dueAt"), interval '0')) / 60)::bigint
        end as preparation,
      case when kind = 'delivery' then round(extract(epoch from "statusSince" - ready_at) / 60)::bigint end as delivery,
      ceil(extract(epoch from case when kind = 'delivery' then "statusSince" else ready_at end - accepted_promise) / 60)::bigint
        as late
    from ${times} as times join orders on ${inTimes} where status = any(${FULFILLED_STATUSES}::text[])
  ) as taken, lateral (
    values ('recorded', 0), ('preparation', preparation), ('delivery', delivery), ('late', late)
  ) as measured (kind, minutes)
  where minutes is not null group by 1, 2, 3`;

const ordersOf = (kind: string, condition = sql`true`): SQL =>
  sql`coalesce(sum(orders) filter (where kind = ${kind} and ${condition}), 0)::bigint`;
/** The fewest minutes within which this part of the orders was done. */
const percentile = (part: number, kind: string): SQL =>
  sql`min(minutes) filter (where kind = ${kind} and upto >= ceil(${part}::float8 * measured))`;

/** The orders of a span that are not finished and late already: by how many minutes at least. No kept day counts them. */
const openAndLate = ({ from, until }: Span, lateAfter: number, now: Date): SQL => sql`
  select 'late', minutes, count(*) from (
    select ceil(extract(epoch from
      case when kind = 'delivery' then ${now}::timestamptz else coalesce(ready_at, ${now}) end - accepted_promise) / 60)::bigint
      as minutes
    from orders where "orderedOn" >= ${from} and "orderedOn" < ${until} and status = any(${BOARD_STATUSES}::text[])
  ) as open where minutes > ${lateAfter} group by minutes`;

export interface Lateness {
  /** Whole minutes after its promise from which an order is late. */
  lateAfter: number;
  /** The moment until which open orders have waited. */
  now: Date;
}

/** How long the recorded orders took (REPORT-7). */
export const timesStatement = (span: Span, timeZone: string, { lateAfter, now }: Lateness): SQL => sql`
  with ${keptAndGaps(span, timeZone)}, counts as (
    select kind, minutes, sum(orders) as orders
    from (
      select report_minutes.* from report_minutes join kept on kept.day = report_minutes.day
      union all ${minutesIn(sql`gaps`)}
      union all select null, counted.* from (${openAndLate(span, lateAfter, now)}) as counted
    ) as days group by kind, minutes
  ), ranked as (
    select *, sum(orders) over (partition by kind order by minutes) as upto, sum(orders) over (partition by kind) as measured
    from counts
  )
  select ${ordersOf('recorded')} as recorded, ${ordersOf('preparation')} as "prepared",
    ${percentile(0.5, 'preparation')} as "preparationMedian", ${percentile(0.9, 'preparation')} as "preparationP90",
    ${ordersOf('delivery')} as "delivered",
    ${percentile(0.5, 'delivery')} as "deliveryMedian", ${percentile(0.9, 'delivery')} as "deliveryP90",
    ${ordersOf('late')} as promised, ${ordersOf('late', sql`minutes <= ${lateAfter}`)} as kept
  from ranked`;
