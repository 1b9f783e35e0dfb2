import { type SQL, sql } from 'drizzle-orm';
import { FAILED_STATUSES } from '#domain/orders/lifecycle.ts';
import type { Span, Unit } from '#domain/reports/periods.ts';

// The statements of reports (REPORT-4 to REPORT-8), one for each group of figures. Amounts are paise in the tables and
// rupees in the results. `counted` decides which orders count.

/** Statuses of orders that do not count: they are not paid yet, or ended without food. */
const NOT_COUNTED = ['awaitingPayment', ...FAILED_STATUSES];
/** The most dishes that a report lists. */
const MOST_DISHES = 50;

/** The orders that were sold. The index orders_reported has only these, so its condition has the same words. */
const sold = sql.raw(`status <> all('{${NOT_COUNTED.join(',')}}'::text[])`);
/** The orders that count (REPORT-4): no money moved for test payments. */
const counted = sql`${sold} and not "testPayment"`;
const placedIn = ({ from, until }: Span): SQL => sql`"orderedOn" >= ${from} and "orderedOn" < ${until}`;

/** The amount given back for an order, as `refunded`. */
const refunded = sql`(
  select "orderId", sum(amount)::bigint as refunded from refunds where reason <> 'lineRemoved' group by "orderId"
) as refunded`;

const inRupees = (amount: SQL): SQL => sql`coalesce(${amount}, 0)::bigint / 100.0::float8`;

/**
 * The name of a time zone for PostgreSQL, which reads 'IST' and '+05:30' in other ways than the time zones of the
 * settings.
 */
export function databaseZone(timeZone: string): string {
  const name = /^[+-]/.test(timeZone)
    ? timeZone
    : new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone;
  if (!/^[+-]/.test(name)) return name;
  return `<${name}>${name.startsWith('+') ? '-' : '+'}${name.slice(1)}`;
}

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

/**
 * Sales by steps of the chart, by hours of weekdays, and in all. They are added up by the hour first, because a period
 * has few hours. Refunds for removed lines are left out, because the order's total has fallen with its lines.
 */
export const salesStatement = (span: Span, unit: Unit, timeZone: string): SQL => sql`
  with hours as (
    select date_trunc('hour', "orderedOn" at time zone ${databaseZone(timeZone)}) as hour, count(*) as orders,
      sum("totalAmount" - coalesce(refunded, 0)) as revenue, sum(refunded) as refunded, sum(discount) as discount,
      sum(tax) as tax, sum("deliveryFee") as delivery, sum(packing) as packing, sum(tip) as tips
    from orders left join ${refunded} on refunded."orderId" = orders.id
    where ${placedIn(span)} and ${counted} group by 1
  ), named as (
    select *, to_char(date_trunc(${unit}, hour), ${unit === 'hour' ? 'YYYY-MM-DD"T"HH24' : 'YYYY-MM-DD'}) as step,
      extract(isodow from hour)::int - 1 as weekday, extract(hour from hour)::int as "hourOfDay"
    from hours
  )
  select step, weekday, "hourOfDay" as hour, sum(orders)::bigint as orders, ${inRupees(sql`sum(revenue)`)} as revenue,
    ${inRupees(sql`sum(refunded)`)} as refunded, ${inRupees(sql`sum(discount)`)} as discount,
    ${inRupees(sql`sum(tax)`)} as tax, ${inRupees(sql`sum(delivery)`)} as delivery,
    ${inRupees(sql`sum(packing)`)} as packing, ${inRupees(sql`sum(tips)`)} as tips
  from named group by grouping sets ((step), (weekday, "hourOfDay"), ()) order by step, weekday, "hourOfDay"`;

export interface TestsRow {
  orders: number;
  amount: number;
}

/** The orders of a time that were paid by a test payment, which count nowhere else (PAY-9). */
export const testsStatement = (span: Span): SQL => sql`
  select count(*)::int as orders, ${inRupees(sql`sum("totalAmount")`)} as amount
  from orders where ${placedIn(span)} and ${sold} and "testPayment"`;

export interface SoldRow {
  part: 'dish' | 'menu';
  id: string | null;
  name: string | null;
  quantity: number;
  amount: number;
  /** The number of all dishes that were sold. */
  dishCount: number;
}

/** The dishes that brought the most, and all menus. Dishes are in the menu that they are in now. */
export const soldStatement = (span: Span): SQL => sql`
  with lines as (
    select line ->> 'dishId' as id, max(line ->> 'name') as name, sum((line ->> 'quantity')::bigint) as quantity,
      sum((line ->> 'quantity')::bigint * (line ->> 'price')::bigint) as amount
    from orders, jsonb_array_elements(items) as line
    where ${placedIn(span)} and ${counted} group by line ->> 'dishId'
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

const percentile = (part: number, minutes: SQL): SQL =>
  sql`percentile_disc(${sql.raw(String(part))}) within group (order by ${minutes})`;

/**
 * How long the recorded orders took (REPORT-7). Preparing an order that was ordered ahead begins when it is due. The promise
 * is the one that stood when the kitchen accepted.
 * @param lateAfter minutes after its promise from which an order is late
 */
export const timesStatement = (span: Span, lateAfter: number): SQL => sql`
  with taken as (
    select round(extract(epoch from greatest(ready_at - greatest(accepted_at, "dueAt"), interval '0')) / 60)::int as preparation,
      case when kind = 'delivery' then round(extract(epoch from "statusSince" - ready_at) / 60)::int end as delivery,
      case when kind = 'delivery' then "statusSince" else ready_at end as done, accepted_promise as promise
    from orders where ${placedIn(span)} and status in ('delivered', 'collected')
  )
  select count(*) as recorded, count(preparation) as "prepared",
    ${percentile(0.5, sql`preparation`)} as "preparationMedian", ${percentile(0.9, sql`preparation`)} as "preparationP90",
    count(delivery) as "delivered",
    ${percentile(0.5, sql`delivery`)} as "deliveryMedian", ${percentile(0.9, sql`delivery`)} as "deliveryP90",
    count(*) filter (where done is not null and promise is not null) as promised,
    count(*) filter (where done <= promise + ${lateAfter} * interval '1 minute') as kept
  from taken`;
