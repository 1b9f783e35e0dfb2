import { type Paise, sum } from '#domain/money.ts';
import type { OrderKind } from '#domain/orders/kinds.ts';
import { isUnderWay, statusOf } from '#domain/orders/status.ts';
import { isFulfilled, OPEN_STATUSES, type OrderStatus } from '#domain/orders/statuses.ts';
import { checkedQuery, column, orNull, type RowOf } from '#server/db/checked-query.ts';
import { sql } from '#server/db/sql-template.ts';
import type { Work } from '#server/documents/collection.ts';
import { IS_MOCK_REFUND } from './entries.ts';

// Things that are not settled when a day ends: open orders, refunds that are owed, and payments that nobody has
// recorded.

/** The most orders of each list; the counts are exact. */
const MOST_LISTED = 50;
/** The most days from the creation of a payment to the time of its order, because orders can be placed ahead. */
const AHEAD_DAYS = 31;
const DAY = 86_400_000;

/** An order with an amount that is open. */
export type UnsettledOrder = RowOf<typeof UNSETTLED>;

/** The number of entries of a kind, and the first of them. */
export interface Unsettled {
  count: number;
  amount: Paise;
  listed: UnsettledOrder[];
}

type Reading = Pick<Work, 'sql' | 'now' | 'site'>;

const UNSETTLED = {
  orderId: column.text(),
  number: column.bigint(),
  customerName: orNull(column.text()),
  amount: column.bigint<Paise>(),
};
const OPEN = {
  ...UNSETTLED,
  kind: column.text<OrderKind>(),
  status: column.text<OrderStatus>(),
  acceptBy: orNull(column.moment()),
  orderedOn: column.moment(),
  dueAt: orNull(column.moment()),
  promisedAt: orNull(column.moment()),
};

const collect = (rows: readonly UnsettledOrder[]): Unsettled => ({
  count: rows.length,
  amount: sum(...rows.map(({ amount }) => amount)),
  listed: rows
    .slice(0, MOST_LISTED)
    .map(({ orderId, number, customerName, amount }) => ({ orderId, number, customerName, amount })),
});

const ORDER = sql`o.id as "orderId", o.number, o."customerName", o.kind, o.status, o."acceptBy", o."orderedOn", o."dueAt",
  o."promisedAt"`;

const BEGUN = OPEN_STATUSES.filter((status) => status !== 'placed');

const maybeOpen = checkedQuery(
  'orders that may be open',
  OPEN,
  (recent: Date) => sql`select ${ORDER}, o."totalAmount" as amount from orders o
    where o.status = any(${BEGUN}::text[])
      or (o.status = 'placed' and (o."orderedOn" > ${recent} or o."dueAt" > ${recent}))
    order by o.number`,
);
const owed = checkedQuery(
  'refunds that are owed',
  UNSETTLED,
  () =>
    sql`select o.id as "orderId", o.number, o."customerName", e.amount from refunds e join orders o on o.id = e."orderId"
      where e."doneAt" is null and not ${IS_MOCK_REFUND} order by e.created`,
);
const unrecorded = checkedQuery(
  'payments nobody has recorded',
  OPEN,
  ({ since, from, to }: { since: Date; from: Date; to: Date }) =>
    sql`select ${ORDER}, p.amount from payments p join orders o on o.id = p."orderId"
      where p.state = 'due' and p."createdAt" >= ${since} and p."createdAt" < ${to}
        and coalesce(o."dueAt", o."orderedOn") >= ${from} and coalesce(o."dueAt", o."orderedOn") < ${to}
      order by o.number`,
);

/** Orders in which the kitchen or a rider still has something to do, and which begin before the day ends. */
export async function openOrders({ sql: db, now, site }: Reading, end: Date): Promise<Unsettled> {
  const recent = new Date(now.getTime() - DAY);
  const rows = await maybeOpen(db, recent);
  const { orderMode } = site.kitchen;
  return collect(rows.filter((row) => (row.dueAt ?? row.orderedOn) < end && isUnderWay(row, now, orderMode)));
}

/** Real money that is to be given back. */
export async function owedRefunds({ sql: db }: Pick<Work, 'sql'>): Promise<Unsettled> {
  return collect(await owed(db));
}

/** Orders of a day that were delivered or collected, but whose payment nobody has recorded. */
export async function unrecordedPayments(
  { sql: db, now, site }: Reading,
  { from, to }: { from: Date; to: Date },
): Promise<Unsettled> {
  const rows = await unrecorded(db, { since: new Date(from.getTime() - AHEAD_DAYS * DAY), from, to });
  const { orderMode } = site.kitchen;
  return collect(rows.filter((row) => isFulfilled(statusOf(row, now, orderMode).status)));
}
