import { isLater } from '#domain/orders/due.ts';
import type { ShownStatus } from '#domain/orders/status.ts';
import type { Order } from '../present.ts';

const MINUTE = 60_000;
/** From here on a time of day says more than minutes. */
const LONG_WAIT = 90;

/** The form in which the bar shows when an order comes: minutes, a time of day, 'soon', or nothing. */
export interface Arrival {
  kind: 'minutes' | 'at' | 'soon' | 'none';
  minutes?: number;
  at?: Date;
}

/**
 * When an open order comes, by its promised time. Nothing while it waits for its payment, which moves the promise, and
 * nothing for a pickup that is ready.
 */
export function arrivalOf(
  order: Pick<Order, 'promisedAt' | 'kind' | 'scheduledFor' | 'dueAt'>,
  { status }: Pick<ShownStatus, 'status'>,
  now: Date,
): Arrival {
  const isFetched = status === 'ready' && order.kind === 'pickup';
  if (!order.promisedAt || status === 'awaitingPayment' || isFetched) return { kind: 'none' };
  const at = new Date(order.promisedAt);
  const minutes = Math.ceil((at.getTime() - now.getTime()) / MINUTE);
  if (minutes <= 0) return { kind: 'soon' };
  return minutes > LONG_WAIT || isLater(order, now) ? { kind: 'at', at } : { kind: 'minutes', minutes };
}
