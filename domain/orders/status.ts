import type { OrderMode } from '#domain/site/kitchen-settings.ts';
import { isOpen, type OrderStatus } from './lifecycle.ts';

/** Age from which an order is on its way, in minutes (ORDER-13). */
const OUT_FOR_DELIVERY_AFTER = 30;
/** Age from which an order counts as delivered, in minutes (ORDER-13). */
const DELIVERED_AFTER = 60;
/** Estimate on the success page, in minutes (ORDER-12). */
const ESTIMATED_MINUTES = 30;

const MINUTE = 60_000;

/** What the kitchen's own lists say of an order whose status is told by its age (ORDER-13). */
export const UNRECORDED_STATUS = 'Pending';

/** What a status is told from. */
export interface TimedOrder {
  status: OrderStatus;
  orderedOn: Date;
  /** Until when the kitchen has to accept it; null for one that was placed while age told the status. */
  acceptBy: Date | null;
}

/** An order's status as it is shown. */
export interface ShownStatus {
  status: OrderStatus;
  /** Told by its age: nobody has recorded anything, which the kitchen's own lists say. */
  byAge: boolean;
}

/** Status by age (ORDER-13): under 30 minutes, 30 to under 60, from 60. */
function statusByAge(orderedOn: Date, now: Date): OrderStatus {
  const age = (now.getTime() - orderedOn.getTime()) / MINUTE;
  if (age < OUT_FOR_DELIVERY_AFTER) return 'preparing';
  return age < DELIVERED_AFTER ? 'outForDelivery' : 'delivered';
}

/**
 * The status of an order wherever one is shown. An order that the kitchen has not touched has the status of its age in
 * `age` mode, and also in `board` mode when it was placed before that; any other has the one that is recorded.
 */
export function statusOf(
  { status, orderedOn, acceptBy }: TimedOrder,
  now: Date,
  mode: OrderMode,
): ShownStatus {
  return status === 'placed' && (mode === 'age' || acceptBy === null)
    ? { status: statusByAge(orderedOn, now), byAge: true }
    : { status, byAge: false };
}

/** Whether the kitchen or a rider still has something to do for an order, as far as anybody can tell. */
export function isUnderWay(order: TimedOrder, now: Date, mode: OrderMode): boolean {
  return isOpen(statusOf(order, now, mode).status);
}

/** When the success page says the food will be there. */
export function estimatedDelivery(orderedOn: Date): Date {
  return new Date(orderedOn.getTime() + ESTIMATED_MINUTES * MINUTE);
}
