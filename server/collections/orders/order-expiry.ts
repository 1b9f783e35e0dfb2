import { sql } from 'drizzle-orm';
import { SYSTEM } from '#server/documents/actor.ts';
import type { Documents } from '#server/documents/documents.ts';
import { type EngineDeps, runUnitOfWork } from '#server/documents/unit-of-work.ts';
import { Failure } from '#server/http/failure.ts';
import { uniqueId } from '#server/http/params.ts';
import { alertToWaitingOrders } from './order-alerts.ts';
import { orderEvents } from './order-events.ts';

/** Milliseconds between two runs. */
const RUN_INTERVAL = 15_000;
/** The most orders that expire in one run. */
const AT_ONCE = 100;

/**
 * In `board` mode, expires the orders that the kitchen has not accepted in time. Returns their number. Several instances
 * may run this at once, because an order expires by an event, which locks its row.
 */
export async function expireOrders(engine: EngineDeps, documents: Documents): Promise<number> {
  const due = await runUnitOfWork(engine, SYSTEM, async (work) => {
    if (work.site.kitchen.orderMode !== 'board') return [];
    return work.sql.query<{ id: string }>(
      sql`select id from orders where status = 'placed' and "acceptBy" is not null and "acceptBy" <= ${work.now}
        order by "acceptBy" limit ${AT_ONCE}`,
      'orders nobody has accepted',
    );
  });
  let expired = 0;
  for (const { id: orderId } of due) {
    const values = { orderId, type: 'step', from: 'placed', to: 'expired' };
    try {
      await documents.create(orderEvents, { id: uniqueId(), values }, SYSTEM);
      expired++;
    } catch (error) {
      // Somebody has just acted on the order, or another instance was first.
      if (!(error instanceof Failure) || error.type !== 'order_moved_on') throw error;
    }
  }
  return expired;
}

/** Regularly alerts the kitchen to orders that nobody accepts, and expires them. Returns a function that stops it. */
export function scheduleOrderExpiry(
  engine: EngineDeps,
  documents: Documents,
  onError: (error: unknown) => void,
): () => Promise<void> {
  const run = async () => {
    await alertToWaitingOrders(engine);
    await expireOrders(engine, documents);
  };
  const timer = setInterval(() => run().catch(onError), RUN_INTERVAL);
  timer.unref();
  return async () => clearInterval(timer);
}
