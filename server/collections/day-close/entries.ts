import {
  type BalanceGroup,
  type DayTotals,
  dayTotals,
  type EndGroup,
  NO_TOTAL,
  type PaymentGroup,
  type RefundGroup,
  type Total,
} from '#domain/day-close/totals.ts';
import { FAILED_STATUSES, FULFILLED_STATUSES } from '#domain/orders/statuses.ts';
import { BALANCE, ONLINE_METHODS, TESTED_METHODS } from '#domain/payments/methods.ts';
import { LEDGER_SQL } from '#server/collections/balances/standing.ts';
import { checkedQuery, column } from '#server/db/checked-query.ts';
import type { Sql } from '#server/db/sql.ts';
import { type SQL, sql } from '#server/db/sql-template.ts';

// The entries of a day: payments that were paid, refunds that were given back, money of customers' balances, orders that
// were placed, orders that ended without food, and meals that were delivered and paid ahead. An entry belongs to the working day of its time. If that day is closed
// by then, it belongs to the next day that is not.

/** The entries of a day that is open. */
export interface OpenEntries {
  /** The beginning of the closed days right before, whose late entries belong to this day. */
  lateFrom: Date;
  from: Date;
  to: Date;
}

type Kind = 'payment' | 'refund' | 'balance' | 'order' | 'end' | 'meal';

/**
 * The condition that an order `e` was placed: one that waits for its payment, or for a part of it, has not been, and neither
 * has one that ended while it waited. Its payments say so. They are read one by one: for an `exists` below an `or`,
 * PostgreSQL may read all payments there are.
 */
export const IS_PLACED = sql`(not e.prepaid or (select true from payments open where open."orderId" = e.id
  and open.state in ('due', 'expired') and open.method = any(${ONLINE_METHODS}::text[]) limit 1) is null)`;

/**
 * The condition that a refund `e` was given back as it was paid. Credit for money is no money given back; what was paid from
 * the ledger is credit again.
 */
const IS_GIVEN_BACK = sql`e."doneAt" is not null and (not e."toBalance" or e.method in (${LEDGER_SQL}))`;

const FULFILLED = sql.raw(FULFILLED_STATUSES.map((status) => `'${status}'`).join(', '));

/** The payments of an order `e` from its customer's balance, each of which has its entry in the ledger. */
const PAID_AHEAD = sql`select p.amount from payments p
  where p."orderId" = e.id and p.state = 'paid' and p.method = ${BALANCE}`;

/** Where the entries of each kind are, with the time that decides their day. */
const SOURCES: Record<Kind, { from: SQL; at: SQL; where: SQL }> = {
  payment: { from: sql`payments e`, at: sql`e."paidAt"`, where: sql`e.state = 'paid'` },
  refund: { from: sql`refunds e`, at: sql`e."doneAt"`, where: IS_GIVEN_BACK },
  balance: { from: sql`"ledgerEntries" e`, at: sql`e.at`, where: sql`e."paidBy" is not null` },
  order: { from: sql`orders e`, at: sql`e."orderedOn"`, where: IS_PLACED },
  end: {
    from: sql`orders e`,
    at: sql`e."statusSince"`,
    where: sql.raw(`e.status in (${FAILED_STATUSES.map((status) => `'${status}'`).join(', ')})`),
  },
  meal: {
    from: sql`orders e`,
    at: sql`e."statusSince"`,
    where: sql`e.channel = 'plan' and e.status in (${FULFILLED}) and exists (${PAID_AHEAD})`,
  },
};
const KINDS = Object.keys(SOURCES) as Kind[];

/** The condition that an entry `e` belongs to an open day. */
function isOpenEntry(kind: Kind, { lateFrom, to }: Pick<OpenEntries, 'lateFrom' | 'to'>): SQL {
  const { at, where } = SOURCES[kind];
  return sql`${where} and ${at} >= ${lateFrom} and ${at} < ${to} and not exists (
    select 1 from "dayCloseEntries" b where b.kind = ${sql.raw(`'${kind}'`)} and b.id = e.id)`;
}

/** The condition that an entry `e` belongs to a close. */
const isClosedEntry = (kind: Kind, closeId: string): SQL =>
  sql`e.id in (select b.id from "dayCloseEntries" b where b."closeId" = ${closeId} and b.kind = ${sql.raw(`'${kind}'`)})`;

/**
 * Makes the entries of a day part of its close. The rows are locked until the unit of work ends, so a payment that is
 * being taken back is either part of the close or not paid. The caller must hold the lock of closes.
 */
export async function bookEntries(db: Sql, closeId: string, day: OpenEntries): Promise<void> {
  for (const kind of KINDS) {
    const { from } = SOURCES[kind];
    const lock = kind === 'payment' ? sql`for update of e` : sql``;
    await db.execute(
      sql`insert into "dayCloseEntries" (kind, id, "closeId")
        select ${kind}, e.id, ${closeId} from ${from} where ${isOpenEntry(kind, day)} ${lock}`,
      `book ${kind} entries of a day`,
    );
  }
}

const closedEntry = checkedQuery(
  'entry of a closed day',
  { id: column.text() },
  (kind: Kind, id: string) => sql`select id from "dayCloseEntries" where kind = ${kind} and id = ${id}`,
);

/** Whether an entry is part of a day that is closed, so that its cash was handed over and counted. */
export const isInClosedDay = async (db: Sql, kind: Kind, id: string): Promise<boolean> =>
  (await closedEntry(db, kind, id)).length > 0;

const FAILED = sql`${FAILED_STATUSES}::text[]`;

/** The tip of an order counts with the payment that was paid first, unless the order ended without food. */
const TIP = sql`case when o.status <> all(${FAILED}) and not exists (
    select 1 from payments earlier where earlier."orderId" = e."orderId" and earlier.state = 'paid'
      and (earlier."paidAt", earlier.sequence) < (e."paidAt", e.sequence)) then coalesce(o.tip, 0) else 0 end`;

const TESTED = sql.raw(TESTED_METHODS.map((method) => `'${method}'`).join(', '));
/** A refund of a mock payment gives back no money, unless it is by a method that is always real. */
export const IS_MOCK_REFUND = sql`(e.method in (${TESTED}) and exists (
    select 1 from payments p where p."orderId" = e."orderId" and p.method = e.method and p.mock))`;

/** The rider who has the money, because they recorded it. Money that others recorded, or nobody, is in the kitchen. */
const RIDER = sql`case when person.role = 'rider' or e."recordedBy" = e."riderId" then e."recordedBy" end`;

const COUNT = sql`count(*)::bigint as count`;
const AMOUNT = sql`coalesce(sum(e.amount), 0)::bigint as amount`;
const ORDER_AMOUNT = sql`coalesce(sum(e."totalAmount"), 0)::bigint as amount`;

async function totalsOf(db: Sql, belongs: (kind: Kind) => SQL, from: Date): Promise<DayTotals> {
  const payments = await db.query<PaymentGroup>(
    sql`select method, mock, "riderId", min(name) as "riderName", late, ${COUNT}, ${AMOUNT}, sum(tip)::bigint as tips
      from (
        select e.method, e.mock, e.amount, e."paidAt" < ${from} as late, ${RIDER} as "riderId", person.name, ${TIP} as tip
        from payments e join orders o on o.id = e."orderId" left join users person on person.id = e."recordedBy"
        where ${belongs('payment')}
      ) as e
      group by method, mock, "riderId", late`,
  );
  const refunds = await db.query<RefundGroup>(
    sql`select method, mock, late, ${COUNT}, ${AMOUNT}
      from (
        select e.method, e.amount, e."doneAt" < ${from} as late, ${IS_MOCK_REFUND} as mock
        from refunds e where ${belongs('refund')}
      ) as e
      group by method, mock, late`,
  );
  const balances = await db.query<BalanceGroup>(
    sql`select "paidBy", "isIn", "riderId", min(name) as "riderName", late, ${COUNT}, ${AMOUNT}
      from (
        select e."paidBy", e.credit > 0 as "isIn", e."riderId", person.name, e.at < ${from} as late, e.credit + e.debit as amount
        from "ledgerEntries" e left join users person on person.id = e."riderId" where ${belongs('balance')}
      ) as e
      group by "paidBy", "isIn", "riderId", late`,
  );
  const ends = await db.query<EndGroup>(
    sql`select e.status, e."statusReason" as reason, ${COUNT}, ${ORDER_AMOUNT} from orders e
      where ${belongs('end')} and not e."testPayment"
      group by e.status, e."statusReason" order by e.status, count(*) desc, reason`,
  );
  const [orders = NO_TOTAL] = await db.query<Total>(
    sql`select ${COUNT}, ${ORDER_AMOUNT} from orders e where ${belongs('order')} and not e."testPayment"`,
  );
  const [meals = NO_TOTAL] = await db.query<Total>(
    sql`select coalesce(sum(e.people), 0)::bigint as count,
        coalesce(sum((select sum(amount) from (${PAID_AHEAD}) as paid)), 0)::bigint as amount
      from orders e where ${belongs('meal')}`,
  );
  return dayTotals({ payments, refunds, balances, ends, orders, meals });
}

/** The totals of a day that is open, as they are now. */
export const openTotals = (db: Sql, day: OpenEntries): Promise<DayTotals> =>
  totalsOf(db, (kind) => isOpenEntry(kind, day), day.from);

/** The totals of the entries that were booked for a close. @param from the beginning of its day */
export const bookedTotals = (db: Sql, closeId: string, from: Date): Promise<DayTotals> =>
  totalsOf(db, (kind) => isClosedEntry(kind, closeId), from);

/** Which of these days have money of their own that belongs to no close. */
export async function daysWithMoney(
  db: Sql,
  days: readonly { day: string; from: Date; to: Date }[],
): Promise<string[]> {
  if (days.length === 0) return [];
  const values = sql.join(
    days.map(({ day, from, to }) => sql`(${day}::text, ${from}::timestamptz, ${to}::timestamptz)`),
    ', ',
  );
  const has = (kind: Kind) => {
    const { from, at, where } = SOURCES[kind];
    return sql`exists (select 1 from ${from} where ${where} and ${at} >= d."from" and ${at} < d."to"
      and not exists (select 1 from "dayCloseEntries" b where b.kind = ${sql.raw(`'${kind}'`)} and b.id = e.id))`;
  };
  const rows = await db.query<{ day: string }>(
    sql`select d.day from (values ${values}) as d (day, "from", "to")
      where ${has('payment')} or ${has('refund')} or ${has('balance')} order by d.day`,
  );
  return rows.map(({ day }) => day);
}
