import type { OrderMode } from '#domain/site/kitchen-settings.ts';
import { type DueOrder, startOf } from './due.ts';
import type { OrderKind } from './kinds.ts';
import { isOpen, type OrderStatus, PHASES } from './statuses.ts';

/** Age from which an order is on its way, in minutes (ORDER-13). */
const OUT_FOR_DELIVERY_AFTER = 30;
/** Age from which an order counts as delivered, in minutes (ORDER-13). */
const DELIVERED_AFTER = 60;

const MINUTE = 60_000;

/** What `statusOf` needs of an order. */
export interface TimedOrder extends DueOrder {
  kind: OrderKind;
  status: OrderStatus;
  /** The time by which the kitchen must accept the order; null for an order placed in `age` mode. */
  acceptBy: Date | null;
  promisedAt: Date | null;
}

/**
 * Whether an order without a time waits until the kitchen accepts it and says by when it comes (AREA-16), also in `age` mode.
 * Orders from before promises were stored have no `acceptBy` either.
 */
export const waitsForTime = ({
  status,
  acceptBy,
  promisedAt,
}: {
  status: OrderStatus;
  acceptBy: unknown;
  promisedAt: unknown;
}): boolean => status === 'placed' && acceptBy !== null && promisedAt === null;

/** The shown status of an order. */
export interface ShownStatus {
  status: OrderStatus;
  /** Whether the status follows from the order's age, because the kitchen has recorded no step. */
  byAge: boolean;
}

/**
 * Status by age (ORDER-13): the last three phases of an order, under 30 minutes, 30 to under 60, and from 60; before the order
 * is due, it waits (SLOT-6).
 */
function statusByAge(order: TimedOrder, now: Date): OrderStatus {
  if (order.dueAt && now < order.dueAt) return 'placed';
  const age = (now.getTime() - startOf(order).getTime()) / MINUTE;
  const phase = age < OUT_FOR_DELIVERY_AFTER ? -3 : age < DELIVERED_AFTER ? -2 : -1;
  return PHASES[order.kind].at(phase) ?? order.status;
}

/** When an order counts as delivered by its age. */
export function deliveredByAge(order: DueOrder): Date {
  return new Date(startOf(order).getTime() + DELIVERED_AFTER * MINUTE);
}

/**
 * The status to show for an order (LIFE-2). In `age` mode, and for orders placed before the switch to `board` mode, it
 * follows from the order's age until a step is recorded; otherwise, and for one that waits for its time, it is the recorded
 * status.
 */
export function statusOf(order: TimedOrder, now: Date, mode: OrderMode): ShownStatus {
  const { status, acceptBy } = order;
  return status === 'placed' && (mode === 'age' || acceptBy === null) && !waitsForTime(order)
    ? { status: statusByAge(order, now), byAge: true }
    : { status, byAge: false };
}

/** The status that a customer reads: if cooking starts with the acceptance, an accepted order is being prepared (BOARD-24). */
export const statusForCustomer = (shown: ShownStatus, acceptStartsCooking: boolean): ShownStatus =>
  acceptStartsCooking && shown.status === 'accepted' ? { ...shown, status: 'preparing' } : shown;

/** Whether the kitchen or a rider still has something to do for an order, by its shown status. */
export function isUnderWay(order: TimedOrder, now: Date, mode: OrderMode): boolean {
  return isOpen(statusOf(order, now, mode).status);
}

/** How and when an order ended, by its recorded status or by its age; undefined while it is open. */
export function endingOf(
  order: TimedOrder & { statusSince: Date | null },
  now: Date,
  mode: OrderMode,
): { status: OrderStatus; endedAt: Date } | undefined {
  const { status, byAge } = statusOf(order, now, mode);
  if (isOpen(status)) return undefined;
  return { status, endedAt: byAge ? deliveredByAge(order) : (order.statusSince ?? order.orderedOn) };
}
