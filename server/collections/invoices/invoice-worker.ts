import { attemptEach } from '#server/db/attempt-each.ts';
import { checkedRead, column } from '#server/db/checked-query.ts';
import { sql } from '#server/db/sql-template.ts';
import { SYSTEM } from '#server/documents/actor.ts';
import { find } from '#server/documents/store.ts';
import { type EngineDeps, runUnitOfWork } from '#server/documents/unit-of-work.ts';
import { settleInvoices } from '../billing/settle-invoices.ts';
import { orders } from '../orders/orders.ts';

/** Milliseconds between two runs. */
const RUN_INTERVAL = 15_000;
/** The most orders of one run. */
const AT_ONCE = 100;
/** Milliseconds until an order that could not have its invoice yet is tried again. */
const RETRY_AFTER = 60_000;

const ordersWithDueInvoice = checkedRead(
  'orders whose invoice may be due',
  { id: column.text() },
  (now: Date) =>
    sql`select "orderId" as id from "invoicesDue" where "dueAt" <= ${now} order by "dueAt" limit ${AT_ONCE}`,
);

/**
 * Issues the invoices of orders whose status follows their age, once the customer may no longer cancel (INVOICE-3). Returns
 * the number of orders that it looked at. Several instances may run it at once: under the lock of the order's row, only the
 * first finds no invoice.
 */
export async function issueDueInvoices(engine: EngineDeps): Promise<number> {
  const due = await ordersWithDueInvoice(engine.database, engine.clock());
  await attemptEach(due, async ({ id }) => {
    // Before the attempt: an order whose invoice fails must not be the first of every run.
    await engine.database.execute(
      sql`update "invoicesDue" set "dueAt" = ${new Date(engine.clock().getTime() + RETRY_AFTER)} where "orderId" = ${id}`,
      'look at an invoice again',
    );
    await runUnitOfWork(engine, SYSTEM, async (work) => {
      const order = await find(work.sql, orders, id, true);
      if (order) await settleInvoices(work, order);
    });
  });
  return due.length;
}

export const dueInvoices = (engine: EngineDeps) => ({
  every: RUN_INTERVAL,
  run: () => issueDueInvoices(engine),
});
