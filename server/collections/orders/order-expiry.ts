import type { OrderMode } from '#domain/site/kitchen-settings.ts';
import { Failure } from '#server/base/failure.ts';
import { uniqueId } from '#server/base/ids.ts';
import { attemptEach } from '#server/db/attempt-each.ts';
import { checkedQuery, column } from '#server/db/checked-query.ts';
import { sql } from '#server/db/sql-template.ts';
import { SYSTEM } from '#server/documents/actor.ts';
import type { Documents } from '#server/documents/documents.ts';
import { type EngineDeps, runUnitOfWork } from '#server/documents/unit-of-work.ts';
import { forgetNetworks } from './guests/guest-orders.ts';
import { forgetAttemptPositions } from './hand-over/attempt-positions.ts';
import { alertToWaitingOrders } from './order-alerts.ts';
import { orderEvents } from './order-events.ts';

/** Milliseconds between two runs. */
const RUN_INTERVAL = 15_000;
/** The most orders that expire in one run. */
const AT_ONCE = 100;

const ordersNobodyHasPaid = checkedQuery(
  'orders nobody has paid',
  { id: column.text(), status: column.text() },
  (now: Date) =>
    sql`select id, status from orders where status = 'awaitingPayment' and "payBy" <= ${now}
      order by "payBy" limit ${AT_ONCE}`,
);
const ordersNobodyHasAccepted = checkedQuery(
  'orders nobody has accepted',
  { id: column.text(), status: column.text() },
  (now: Date, mode: OrderMode) =>
    sql`select id, status from orders where status = 'placed' and "acceptBy" is not null and "acceptBy" <= ${now}
        and (${mode} = 'board' or "promisedAt" is null)
      order by "acceptBy" limit ${AT_ONCE}`,
);

/**
 * Expires the orders that were not paid in time (UPI-4) and those that the kitchen has not accepted in time; in `age` mode it
 * has to accept only those without a time (AREA-16). Returns their number. Several instances may run this at once, because an order expires by an event, which locks its
 * row.
 */
export async function expireOrders(engine: EngineDeps, documents: Documents): Promise<number> {
  const due = await runUnitOfWork(engine, SYSTEM, async (work) => {
    const { sql: database, now, site } = work;
    const unpaid = await ordersNobodyHasPaid(database, now);
    return [...unpaid, ...(await ordersNobodyHasAccepted(database, now, site.kitchen.orderMode))];
  });
  let expired = 0;
  await attemptEach(due, async ({ id: orderId, status }) => {
    const values = { orderId, type: 'step', from: status, to: 'expired' };
    try {
      await documents.create(orderEvents, { id: uniqueId(), values }, SYSTEM);
      expired++;
    } catch (error) {
      // Somebody has just acted on the order, or another instance was first.
      if (!(error instanceof Failure) || error.type !== 'order_moved_on') throw error;
    }
  });
  return expired;
}

/**
 * Alerts the kitchen to orders that nobody accepts, expires those and unpaid ones, and forgets the networks of
 * answered ones and the places of old attempts.
 */
export const orderExpiry = (engine: EngineDeps, documents: Documents) => ({
  every: RUN_INTERVAL,
  run: () =>
    attemptEach(
      [
        () => alertToWaitingOrders(engine),
        () => expireOrders(engine, documents),
        () => forgetNetworks(engine.database, engine.clock()),
        () => forgetAttemptPositions(engine.database, engine.clock()),
      ],
      (task) => task(),
    ),
});
