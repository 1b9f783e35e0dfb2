import type { Paise } from '#domain/money.ts';
import { NUMBERED_METHODS } from '#domain/payments/methods.ts';
import { MAX_CHOICES } from '#domain/sightings/attributes.ts';
import { checkedQuery, column, orNull } from '#server/db/checked-query.ts';
import type { Sql } from '#server/db/sql.ts';
import { sql } from '#server/db/sql-template.ts';

/** A payment by UPI that money may be for, of an order or into a balance: it has the same amount or number. */
export interface Candidate {
  /** The id of the payment or the top-up. */
  paymentId: string;
  /** Null for a top-up. */
  orderId: string | null;
  userId: string | null;
  number: number | null;
  customerName: string | null;
  /** When it was ordered, or the top-up begun. */
  orderedOn: Date;
  amount: Paise;
  /** The number of the transfer that its customer or somebody at work has typed. */
  reference: string | null;
  is: 'waiting' | 'paid' | 'ended';
}

const STATE = sql`case when p.state = 'paid' then 'paid'
  when o.status = 'awaitingPayment' and p.state = 'due' then 'waiting' else 'ended' end`;

const OF_ORDERS = sql`select p.id as "paymentId", p."orderId", p."userId", o.number, o."customerName", o."orderedOn", p.amount, p.reference, ${STATE} as "is"
  from payments p join orders o on o.id = p."orderId"`;

const OF_BALANCES = sql`select t.id, null, t."userId", null, u.name, t."createdAt", t.amount, t.reference,
    case when t.state = 'paid' then 'paid' when t.state = 'open' and t."deniedAt" is null then 'waiting' else 'ended' end
  from "topUps" t left join users u on u.id = t."userId"`;

const columns = {
  paymentId: column.text(),
  orderId: orNull(column.text()),
  userId: orNull(column.text()),
  number: orNull(column.bigint()),
  customerName: orNull(column.text()),
  orderedOn: column.moment(),
  amount: column.bigint<Paise>(),
  reference: orNull(column.text()),
  is: column.text<Candidate['is']>(),
};

/**
 * The payments that money may be for: all that name its number, and of the same amount those that wait, those of orders that
 * ended within the day before it came, and those that were recorded within half a day without money that was seen. A top-up that
 * nobody says they have paid waits for a day.
 */
export const candidatesFor = checkedQuery(
  'payments that money may be for',
  columns,
  (amount: Paise | null, utr: string | null, receivedAt: Date) => sql`select * from (${OF_ORDERS}
    where p.method = any(${NUMBERED_METHODS}::text[]) and not p.mock and p.gateway is null and o.prepaid and (p.reference = ${utr}
      or p.amount = ${amount} and (p.state = 'due' and o.status = 'awaitingPayment'
        or p.state = 'expired' and o."statusSince" > ${receivedAt}::timestamptz - interval '1 day'
        or p.state = 'paid' and p."paidAt" > ${receivedAt}::timestamptz - interval '12 hours'
          and not exists (select 1 from "paymentSightings" s where s."paymentId" = p.id and s.state = 'matched')))
    union all ${OF_BALANCES}
    where t.way = 'direct' and (t.reference = ${utr}
      or t.amount = ${amount} and (t.state = 'open' and t."claimedAt" is not null
        or t.state <> 'paid' and t."createdAt" > ${receivedAt}::timestamptz - interval '1 day'
        or t.state = 'paid' and t."paidAt" > ${receivedAt}::timestamptz - interval '12 hours'
          and not exists (select 1 from "paymentSightings" s where s."paymentId" = t.id and s.state = 'matched')))
    ) as candidate
    order by (reference = ${utr}) is true desc, "is" = 'waiting' desc, "orderedOn", "paymentId" limit ${MAX_CHOICES}`,
);

/** The same facts of payments that are known. */
export const candidatesById = checkedQuery(
  'payments that money may be for, by id',
  columns,
  (ids: readonly string[]) => sql`${OF_ORDERS} where p.id = any(${ids}::text[])
    union all ${OF_BALANCES} where t.id = any(${ids}::text[]) order by "orderedOn", "paymentId"`,
);

/** Locks the orders of payments, and top-ups, as everything does that changes them: orders first. */
export async function lockCandidates(
  db: Sql,
  candidates: readonly Pick<Candidate, 'orderId' | 'paymentId'>[],
): Promise<void> {
  const orderIds = candidates.flatMap(({ orderId }) => orderId ?? []);
  await db.query(
    sql`select 1 from orders where id = any(${orderIds}::text[]) order by id for no key update`,
    'lock the orders of payments',
  );
  const topUpIds = candidates.flatMap(({ orderId, paymentId }) => (orderId === null ? paymentId : []));
  await db.query(
    sql`select 1 from "topUps" where id = any(${topUpIds}::text[]) order by id for no key update`,
    'lock top-ups',
  );
}
