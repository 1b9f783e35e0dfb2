import type { OrderMode } from '#domain/site/kitchen-settings.ts';
import { isOpen, type OrderStatus } from './lifecycle.ts';

/** A customer may take an order back for this long, in milliseconds, whatever the kitchen has done. */
const FREE_FOR = 5 * 60_000;

/** What cancelling depends on. */
export interface CancellableOrder {
  status: OrderStatus;
  orderedOn: Date;
}

/** The end of the time in which a customer may cancel whatever the kitchen has done. */
export function freeCancelUntil(orderedOn: Date): Date {
  return new Date(orderedOn.getTime() + FREE_FOR);
}

/**
 * Whether a customer may cancel without asking: within five minutes, before paying, and on a board also until the
 * kitchen has accepted.
 */
export function customerMayCancel(order: CancellableOrder, now: Date, mode: OrderMode): boolean {
  if (!isOpen(order.status)) return false;
  if (now < freeCancelUntil(order.orderedOn) || order.status === 'awaitingPayment') return true;
  return mode === 'board' && order.status === 'placed';
}

/**
 * Whether a customer who may not cancel may ask the kitchen to. Where an order's status is told by its age alone,
 * nobody is there to answer.
 */
export function customerMayAskToCancel(order: CancellableOrder, now: Date, mode: OrderMode): boolean {
  return isOpen(order.status) && order.status !== 'placed' && !customerMayCancel(order, now, mode);
}
