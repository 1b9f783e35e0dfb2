import type { OrderMode } from '#domain/site/kitchen-settings.ts';
import { isFailed, isOpen, type OrderStatus } from './lifecycle.ts';
import type { PhaseEvent } from './phases.ts';

/** How long a customer may cancel an order whatever the kitchen has done, in milliseconds. */
const FREE_CANCEL_TIME = 5 * 60_000;

/** What the rules need to know of an order. */
export interface CancellableOrder {
  status: OrderStatus;
  orderedOn: Date;
}

/** Until when a customer may cancel whatever the kitchen has done. */
export function freeCancelUntil(orderedOn: Date): Date {
  return new Date(orderedOn.getTime() + FREE_CANCEL_TIME);
}

/**
 * Whether a customer may cancel without asking the kitchen: within five minutes, before paying, and in `board` mode
 * until the kitchen has accepted.
 */
export function customerMayCancel(order: CancellableOrder, now: Date, mode: OrderMode): boolean {
  if (!isOpen(order.status)) return false;
  if (now < freeCancelUntil(order.orderedOn) || order.status === 'awaitingPayment') return true;
  return mode === 'board' && order.status === 'placed';
}

/**
 * Whether a customer who may not cancel may ask the kitchen to cancel. Not while the status comes from the order's
 * age: then nobody in the kitchen would answer.
 */
export function customerMayAskToCancel(order: CancellableOrder, now: Date, mode: OrderMode): boolean {
  return isOpen(order.status) && order.status !== 'placed' && !customerMayCancel(order, now, mode);
}

/**
 * When the kitchen declined to cancel; null if the customer has not asked, has asked again since, or was told yes.
 * @param events what happened to the order, oldest first
 */
export function cancelDeclinedAt(events: readonly PhaseEvent[]): Date | null {
  const last = events.findLast(({ type }) => type === 'askCancel' || type === 'answerCancel');
  const declined = last?.type === 'answerCancel' && !(last.to && isFailed(last.to));
  return declined ? last.createdAt : null;
}
