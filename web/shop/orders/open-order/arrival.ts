import { isLater } from '#domain/orders/due.ts';
import type { ShownStatus } from '#domain/orders/status.ts';
import { type OrderWindow, windowOf } from '#domain/orders/window.ts';
import type { ShownOrder } from '#web/shared/orders/order-views.ts';

const MINUTE = 60_000;
/** From here on a time of day says more than minutes. */
const LONG_WAIT = 90;

/** The form in which the bar shows when an order comes: minutes, a time of day, 'soon', or nothing. */
export interface Arrival {
  kind: 'minutes' | 'at' | 'soon' | 'none';
  minutes?: number;
  window?: OrderWindow;
}

/**
 * When an open order comes: the minutes until its window begins, or the window. Nothing while it waits for its payment, and
 * nothing for a pickup that is ready.
 */
export function arrivalOf(
  order: Pick<ShownOrder, 'promisedAt' | 'kind' | 'scheduledFor' | 'dueAt'>,
  { status }: Pick<ShownStatus, 'status'>,
  { now, lateAfterMinutes }: { now: Date; lateAfterMinutes: number },
): Arrival {
  const isFetched = status === 'ready' && order.kind === 'pickup';
  const window = windowOf({ ...order, status }, lateAfterMinutes);
  if (!window || isFetched) return { kind: 'none' };
  const minutes = Math.ceil((window.from.getTime() - now.getTime()) / MINUTE);
  if (minutes <= 0) return { kind: 'soon' };
  return minutes > LONG_WAIT || isLater(order, now) ? { kind: 'at', window } : { kind: 'minutes', minutes };
}
