import { type Paise, sum, toRupees, ZERO_PAISE } from '#domain/money.ts';
import { isLater } from '#domain/orders/due.ts';
import type { OrderKind } from '#domain/orders/kinds.ts';
import { isUnderWay, statusOf } from '#domain/orders/status.ts';
import { isOnTheWay, OPEN_STATUSES, type OrderStatus, rowOf } from '#domain/orders/statuses.ts';
import type { Today } from '#domain/reports/today.ts';
import type { SiteSettings } from '#domain/site/settings.ts';
import { addDays, dayAt, momentOf } from '#domain/time/local-time.ts';
import { checkedQuery, column, orNull } from '#server/db/checked-query.ts';
import type { Database } from '#server/db/connection.ts';
import { sql } from '#server/db/sql-template.ts';
import { soldIn } from './statements.ts';

// How the kitchen stands today (ADMIN-101): what was sold is asked for by its time, and open orders, few at any time, by their
// status. What a status means is decided by the rules of orders, as on the board.

const WEEK = 7;
const DAY = 86_400_000;
/** The most sold-out dishes that are named. */
const MOST_NAMED = 5;

const BEGUN = OPEN_STATUSES.filter((status) => status !== 'placed');

/** Orders in which the kitchen may have something to do; one that nobody has begun with counts as delivered after a day. */
const maybeOpen = checkedQuery(
  'orders that may be open today',
  {
    kind: column.text<OrderKind>(),
    status: column.text<OrderStatus>(),
    acceptBy: orNull(column.moment()),
    orderedOn: column.moment(),
    dueAt: orNull(column.moment()),
    scheduledFor: orNull(column.moment()),
    promisedAt: orNull(column.moment()),
    due: column.bigint<Paise>(),
  },
  (
    recent: Date,
  ) => sql`select o.kind, o.status, o."acceptBy", o."orderedOn", o."dueAt", o."scheduledFor", o."promisedAt",
      coalesce((select sum(p.amount) from payments p where p."orderId" = o.id and p.state = 'due'), 0)::bigint as due
    from orders o
    where o.status = any(${BEGUN}::text[]) or (o.status = 'placed' and (o."orderedOn" > ${recent} or o."dueAt" > ${recent}))`,
);

const soldOut = checkedQuery(
  'sold-out dishes',
  { id: column.text(), name: column.text(), count: column.bigint<number>() },
  () => sql`select id, name, count(*) over () as count from dishes where not "isAvailable" and not "offSchedule" and not "isHidden"
    order by "soldOutUntil" nulls last, name limit ${MOST_NAMED}`,
);

const claimed = checkedQuery(
  'payments that wait for the kitchen',
  { count: column.bigint<number>() },
  () => sql`select count(*) as count from payments p join orders o on o.id = p."orderId"
    where p."claimedAt" is not null and p."deniedAt" is null and p.state = 'due' and o.status = 'awaitingPayment'`,
);

interface TodayDeps {
  database: Database;
  site: SiteSettings;
  now: Date;
}

/** @returns what was sold, waits, is late and outside at this moment */
export async function readToday({ database, site, now }: TodayDeps): Promise<Today> {
  const { timeZone } = site.shop;
  const { orderMode } = site.kitchen;
  const day = dayAt(now, timeZone);
  const weekBefore = addDays(day, -WEEK);
  const since = (of: string) => new Date(momentOf(of, 0, timeZone));
  const from = since(day);
  const fromBefore = since(weekBefore);
  const salesFrom = async (begin: Date) => {
    const span = { from: begin, until: new Date(begin.getTime() + now.getTime() - from.getTime()) };
    const [sold] = await soldIn(database, span);
    return { orders: sold?.orders ?? 0, revenue: toRupees(sold?.revenue ?? ZERO_PAISE) };
  };
  const [sales, before, open, dishes, [waitingPayments]] = await Promise.all([
    salesFrom(from),
    salesFrom(fromBefore),
    maybeOpen(database, new Date(now.getTime() - DAY)),
    soldOut(database),
    claimed(database),
  ]);
  const inWork = open.filter(
    (order) =>
      rowOf(order.status).stage === 'open' &&
      isUnderWay(order, now, orderMode) &&
      !(isLater(order, now) && rowOf(order.status).canWait),
  );
  return {
    day,
    now: sales,
    before: { ...before, day: weekBefore },
    waiting: inWork.filter((order) => {
      const { status, byAge } = statusOf(order, now, orderMode);
      return rowOf(status).column === 'new' && !byAge;
    }).length,
    late: inWork.filter(({ promisedAt }) => promisedAt !== null && promisedAt < now).length,
    outside: toRupees(sum(...inWork.filter(({ status }) => isOnTheWay(status)).map(({ due }) => due))),
    soldOut: {
      count: dishes[0]?.count ?? 0,
      dishes: dishes.map(({ id, name }) => ({ id, name })),
    },
    toConfirm: waitingPayments?.count ?? 0,
  };
}
