import type { CapacitySettings } from '#domain/site/capacity-settings.ts';

/** How much is promised for one quarter of an hour, and whether more fits (SLOT-1). */

/** The length of a quarter of an hour, in milliseconds. Capacity counts in these. */
export const QUARTER = 15 * 60_000;

/** What is promised for a quarter of an hour. */
export interface Load {
  orders: number;
  /** Dishes, all quantities together. */
  items: number;
}

type Limits = Pick<CapacitySettings, 'ordersPerQuarter' | 'itemsPerQuarter'>;

/** The beginning of the quarter of an hour of a moment, in milliseconds. */
export const quarterOf = (moment: number): number => Math.floor(moment / QUARTER) * QUARTER;

export const isLimited = ({ ordersPerQuarter, itemsPerQuarter }: Limits): boolean =>
  ordersPerQuarter !== null || itemsPerQuarter !== null;

/**
 * Whether an order with this many dishes still fits. An order fits into an empty quarter even if it has more dishes than a
 * quarter may have: else it could never be placed. The statement in server/collections/orders/slots/slot-places.ts has the same rule.
 */
export function hasRoom(
  { ordersPerQuarter, itemsPerQuarter }: Limits,
  load: Load | undefined,
  items: number,
): boolean {
  if (!load || load.orders === 0) return true;
  if (ordersPerQuarter !== null && load.orders >= ordersPerQuarter) return false;
  return itemsPerQuarter === null || load.items + items <= itemsPerQuarter;
}
