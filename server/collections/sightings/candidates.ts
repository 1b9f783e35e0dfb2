import type { Paise } from '#domain/money.ts';
import { NUMBERED_METHODS } from '#domain/payments/methods.ts';
import { MAX_CHOICES } from '#domain/sightings/attributes.ts';
import { checkedQuery, column, orNull } from '#server/db/checked-query.ts';
import type { Sql } from '#server/db/sql.ts';
import { sql } from '#server/db/sql-template.ts';

/** A payment by UPI that money may be for: it has the same amount or number. */
export interface Candidate {
  paymentId: string;
  orderId: string;
  userId: string | null;
  number: number | null;
  customerName: string | null;
  orderedOn: Date;
  amount: Paise;
  /** The number of the transfer that its customer or somebody at work has typed. */
  reference: string | null;
  is: 'waiting' | 'paid' | 'ended';
}

const STATE = sql`case when p.state = 'paid' then 'paid'
  when o.status = 'awaitingPayment' and p.state = 'due' then 'waiting' else 'ended' end`;

const FACTS = sql`select p.id as "paymentId", p."orderId", p."userId", o.number, o."customerName", o."orderedOn", p.amount, p.reference, ${STATE} as is
  from payments p join orders o on o.id = p."orderId"`;

const columns = {
  paymentId: column.text(),
  orderId: column.text(),
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
 * ended within the day before it came, and those that were recorded within half a day without money that was seen.
 */
export const candidatesFor = checkedQuery(
  'payments that money may be for',
  columns,
  (amount: Paise | null, utr: string | null, receivedAt: Date) => sql`${FACTS}
    where p.method = any(${NUMBERED_METHODS}::text[]) and not p.mock and p.gateway is null and o.prepaid and (p.reference = ${utr}
      or p.amount = ${amount} and (p.state = 'due' and o.status = 'awaitingPayment'
        or p.state = 'expired' and o."statusSince" > ${receivedAt}::timestamptz - interval '1 day'
        or p.state = 'paid' and p."paidAt" > ${receivedAt}::timestamptz - interval '12 hours'
          and not exists (select 1 from "paymentSightings" s where s."paymentId" = p.id and s.state = 'matched')))
    order by (p.reference = ${utr}) is true desc, o.status = 'awaitingPayment' desc, p.sequence limit ${MAX_CHOICES}`,
);

/** The same facts of payments that are known. */
export const candidatesById = checkedQuery(
  'payments that money may be for, by id',
  columns,
  (ids: readonly string[]) => sql`${FACTS} where p.id = any(${ids}::text[]) order by p.sequence`,
);

/** Locks the orders of payments, as everything does that changes an order and its payments. */
export async function lockOrders(db: Sql, orderIds: readonly string[]): Promise<void> {
  await db.query(
    sql`select 1 from orders where id = any(${orderIds}::text[]) order by id for no key update`,
    'lock the orders of payments',
  );
}
