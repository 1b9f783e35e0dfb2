import { type Paise, paise, toRupees, ZERO_PAISE } from '#domain/money.ts';
import { FAILED_STATUSES, type FailedStatus, SOLD_STATUSES } from '#domain/orders/statuses.ts';
import type { Ended, RevenueSteps } from '#domain/reports/revenue.ts';
import { checkedQuery, column } from '#server/db/checked-query.ts';
import type { Sql } from '#server/db/sql.ts';
import { type SQL, sql } from '#server/db/sql-template.ts';
import { IS_PLACED } from './entries.ts';

// How the orders placed in a time became revenue. The close of a day counts what was placed, by the day on which money moved; a
// report counts what was sold, by the day of the order. Both stay as they are, and these figures say how one becomes the other.

interface Time {
  from: Date;
  to: Date;
}

const list = (statuses: readonly string[]): SQL =>
  sql.raw(statuses.map((status) => `'${status}'`).join(', '));
const placedIn = ({ from, to }: Time): SQL =>
  sql`e."orderedOn" >= ${from} and e."orderedOn" < ${to} and not e."testPayment"`;

/** Orders that were placed in a time and ended without food. */
const ended = checkedQuery(
  'day close: orders that ended without food',
  { status: column.text<FailedStatus>(), orders: column.bigint(), amount: column.bigint<Paise>() },
  (time: Time) => sql`
    select e.status, count(*) as orders, coalesce(sum(e."totalAmount"), 0)::bigint as amount from orders e
    where e.status in (${list(FAILED_STATUSES)}) and ${placedIn(time)} and ${IS_PLACED}
    group by e.status`,
);

/** Orders of a time that count as revenue, and what was given back for them. A line that was removed has made its order cheaper. */
const sold = checkedQuery(
  'day close: orders that count as revenue',
  { orders: column.bigint(), amount: column.bigint<Paise>(), refunded: column.bigint<Paise>() },
  (time: Time) => sql`
    select count(*) as orders, coalesce(sum(e."totalAmount"), 0)::bigint as amount, coalesce(sum((
        select sum(r.amount) from refunds r where r."orderId" = e.id and r.reason <> 'lineRemoved'
      )), 0)::bigint as refunded
    from orders e where e.status in (${list(SOLD_STATUSES)}) and ${placedIn(time)}`,
);

/** The orders placed in a time that ended without food, in the order of their statuses. */
export async function endedIn(db: Sql, time: Time): Promise<Ended[]> {
  const rows = await ended(db, time);
  return FAILED_STATUSES.flatMap((status) =>
    rows
      .filter((row) => row.status === status)
      .map(({ orders, amount }) => ({ status, orders, amount: toRupees(amount) })),
  );
}

/** How the orders placed in a time that is short enough to read its orders became revenue. */
export async function revenueStepsIn(db: Sql, time: Time): Promise<RevenueSteps> {
  const [row] = await sold(db, time);
  const { orders, amount, refunded } = row ?? { orders: 0, amount: ZERO_PAISE, refunded: ZERO_PAISE };
  return {
    orders,
    revenue: toRupees(paise(amount - refunded)),
    refunded: toRupees(refunded),
    ended: await endedIn(db, time),
  };
}
