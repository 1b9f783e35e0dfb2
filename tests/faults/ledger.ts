import { expect } from 'vitest';
import { paise, sum } from '#domain/money.ts';
import { openTotals } from '#server/collections/day-close/entries.ts';
import { orders } from '#server/collections/orders/orders.ts';
import { openDatabase } from '#server/db/connection.ts';
import type { Sql } from '#server/db/sql.ts';
import { type SQL, sql } from '#server/db/sql-template.ts';
import { findAll } from '#server/documents/store.ts';
import { and } from '#server/documents/where.ts';

/** An order as the answer to its placement showed it. */
export interface Placed {
  $id: string;
  number: number;
  totalAmount: number;
  items: string[];
}

/** The orders as their customers know them. */
export interface Known {
  /** Orders whose placement was answered with 201. */
  readonly acknowledged: readonly Placed[];
  /** The ids of all orders that were ever requested. */
  readonly asked: ReadonlySet<string>;
}

const FAILED = sql.raw(`('rejected', 'cancelled', 'expired')`);
const amounts = (table: string, condition: SQL = sql`true`) =>
  sql`coalesce((select sum(e.amount) from ${sql.identifier(table)} e where e."orderId" = o.id and ${condition}), 0)`;
const invoiced = (condition: SQL) =>
  sql`(select coalesce(sum(i.total), 0) from invoices i where i."orderId" = o.id and ${condition})`;

/**
 * Contradictions that no committed order may have. Each is one statement, so that it holds at any moment, also under
 * load.
 */
const CONTRADICTIONS: Record<string, SQL> = {
  'two orders with one number': sql`select number::text as id from orders group by number having count(*) > 1`,
  'not one payment of the order’s amount': sql`select o.id from orders o
    left join payments p on p."orderId" = o.id group by o.id
    having count(p.id) <> 1 or sum(p.amount) <> o."totalAmount"`,
  'steps that do not follow each other': sql`select "orderId" as id from (
      select "orderId", "from", lag("to") over (partition by "orderId" order by sequence) as before
      from "orderEvents" where type = 'step') as steps
    where "from" <> before or (before is null and "from" not in ('placed', 'awaitingPayment'))`,
  'a status without its step': sql`select o.id from orders o where o.status <> coalesce((
    select e."to" from "orderEvents" e where e."orderId" = o.id and e.type = 'step'
    order by e.sequence desc limit 1), 'placed')`,
  'a refund of another amount than was paid': sql`select o.id from orders o
    where ${amounts('refunds')} <> case when o.status in ${FAILED}
      then ${amounts('payments', sql`e.state = 'paid'`)} else 0 end`,
  'two invoices, or one of another amount': sql`select o.id from orders o
    where ${invoiced(sql`i.kind <> 'creditNote'`)} not in (0, o."totalAmount")`,
  'food without its invoice': sql`select o.id from orders o where o."termsTax" <> '[]' and not o."testPayment"
    and exists (select 1 from "orderEvents" e where e."orderId" = o.id and e."to" = 'ready')
    and not exists (select 1 from invoices i where i."orderId" = o.id)`,
  'an invoice of an order that ended, without its credit note': sql`select o.id from orders o
    where o.status in ${FAILED} and ${invoiced(sql`i.kind <> 'creditNote'`)} <> ${invoiced(sql`i.kind = 'creditNote'`)}`,
  'numbers of invoices with a gap': sql`select series || year as id from invoices
    group by series, year having min(serial) <> 1 or max(serial) <> count(*)`,
  'not one confirmation': sql`select o.id from orders o where o."customerEmail" is not null and 1 <> (
    select count(*) from mails m where m.kind = 'order-confirmation' and m."aboutId" = o.id)`,
};

async function contradictions(db: Sql): Promise<string[]> {
  const found: string[] = [];
  for (const [what, statement] of Object.entries(CONTRADICTIONS)) {
    for (const { id } of await db.query<{ id: string }>(statement)) found.push(`${what}: ${id}`);
  }
  return found;
}

/** The orders as the server stores them. Their totals must be the sums of their parts. */
async function storedOrders(db: Sql): Promise<Placed[]> {
  return (await findAll(db, orders, and())).map(({ id, data }) => {
    const { items, subtotal, discount, deliveryFee, packing, tax, roundOff, tip, totalAmount } = data;
    expect(subtotal).toBe(items.reduce((all, { price, quantity }) => all + price * quantity, 0));
    const parts = [deliveryFee, packing, tax, roundOff ?? paise(0), tip ?? paise(0)];
    expect(totalAmount).toBe(sum(subtotal, ...parts) - (discount ?? 0));
    const lines = items.map(({ dishId, quantity }) => `${quantity} ${dishId}`);
    return { $id: id, number: data.number, totalAmount: totalAmount / 100, items: lines };
  });
}

const asStored = ({ $id, number, totalAmount, items }: Placed): Placed => {
  const lines = items.map((item) => JSON.parse(item)).map(({ DishID, quantity }) => `${quantity} ${DishID}`);
  return { $id, number, totalAmount, items: lines };
};

/** The totals of all days, compared with what the customers have ordered. For a moment at which nobody orders. */
async function checkTotals(db: Sql, { acknowledged }: Known): Promise<void> {
  const everything = { lateFrom: new Date(0), from: new Date(0), to: new Date('2200-01-01') };
  const totals = await openTotals(db, everything);
  const [paid] = await db.query<{ amount: number }>(
    sql`select coalesce(sum(amount), 0)::bigint as amount from payments where state = 'paid'`,
  );
  const received = sum(...totals.methods.map((method) => method.received.amount));
  const inDrawers = sum(...totals.drawers.map((drawer) => drawer.received));
  const bought = acknowledged.reduce((all, { totalAmount }) => all + Math.round(totalAmount * 100), 0);
  expect(totals.orders).toEqual({ count: acknowledged.length, amount: bought });
  expect(received).toBe(paid?.amount);
  expect(inDrawers).toBe(
    sum(...totals.methods.filter(({ method }) => method === 'cod').map((m) => m.received.amount)),
  );
}

/** Like `checkLedger`, in a transaction. */
export async function checkLedgerIn(db: Sql, known: Known): Promise<void> {
  const acknowledged = [...known.acknowledged];
  const stored = await storedOrders(db);
  const byId = new Map(stored.map((order) => [order.$id, order]));
  expect(acknowledged.map(({ $id }) => byId.get($id))).toEqual(acknowledged.map(asStored));
  expect(stored.map(({ $id }) => $id).filter((id) => !known.asked.has(id))).toEqual([]);
  expect(await contradictions(db)).toEqual([]);
  if (acknowledged.length === known.asked.size) await checkTotals(db, known);
}

/**
 * The check after every fault: each acknowledged order is there as it was acknowledged, none exists twice or unasked, and
 * payments, refunds, steps, invoices, mails and totals agree. It may run while people order.
 */
export async function checkLedger(url: string, known: Known): Promise<void> {
  const database = openDatabase({ url, maxConnections: 1 });
  try {
    await checkLedgerIn(database, known);
  } finally {
    await database.close();
  }
}
