import type { OrderMode } from '#domain/site/kitchen-settings.ts';
import { type DueOrder, startOf } from './due.ts';
import type { PhaseEvent } from './phases.ts';
import { type TimedOrder, waitsForTime } from './status.ts';
import { isFailed, isOpen } from './statuses.ts';

/** How long a customer may cancel regardless of the order's status, in milliseconds (LIFE-5). */
const FREE_CANCEL_TIME = 5 * 60_000;

/** What the rules need to know of an order. */
export type CancellableOrder = Omit<TimedOrder, 'kind'>;

/** The time until which a customer may cancel regardless of the order's status (LIFE-5, SLOT-6). */
export function freeCancelUntil(order: DueOrder): Date {
  return new Date(startOf(order).getTime() + FREE_CANCEL_TIME);
}

/**
 * Whether a customer may cancel without asking the kitchen (LIFE-5): within five minutes after its start, while the order awaits payment,
 * and until the kitchen has accepted it, if it has to.
 */
export function customerMayCancel(order: CancellableOrder, now: Date, mode: OrderMode): boolean {
  if (!isOpen(order.status)) return false;
  if (now < freeCancelUntil(order) || order.status === 'awaitingPayment') return true;
  return waitsForTime(order) || (mode === 'board' && order.status === 'placed');
}

/**
 * Whether a customer who may not cancel may ask the kitchen to cancel (LIFE-5). Not while the status follows the order's
 * age, because then nobody in the kitchen would answer.
 */
export function customerMayAskToCancel(order: CancellableOrder, now: Date, mode: OrderMode): boolean {
  return isOpen(order.status) && order.status !== 'placed' && !customerMayCancel(order, now, mode);
}

/**
 * When the kitchen declined to cancel; null if the customer has not asked, has asked again since, or the kitchen agreed.
 * @param events what happened to the order, oldest first
 */
export function cancelDeclinedAt(events: readonly PhaseEvent[]): Date | null {
  const last = events.findLast(({ type }) => type === 'askCancel' || type === 'answerCancel');
  const declined = last?.type === 'answerCancel' && !(last.to && isFailed(last.to));
  return declined ? last.createdAt : null;
}
