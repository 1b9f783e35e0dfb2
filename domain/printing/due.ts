import { isLater } from '#domain/orders/due.ts';
import { isAccepted, type OrderStatus } from '#domain/orders/statuses.ts';
import type { OrderMode } from '#domain/site/kitchen-settings.ts';

/**
 * Whether the kitchen's ticket of an order is due (PRINT-4): from its acceptance on; if nobody accepts orders, from its
 * placement. An order ahead has none before it is due (SLOT-8). `acceptBy` is null for an order that was placed in `age` mode.
 */
export function isTicketDue(
  order: {
    status: OrderStatus;
    acceptBy: string | null;
    scheduledFor: string | null;
    dueAt: string | null;
  },
  mode: OrderMode,
  now: Date,
): boolean {
  const { status, acceptBy } = order;
  if (isLater(order, now)) return false;
  if (status === 'placed') return mode === 'age' || acceptBy === null;
  return isAccepted(status);
}
