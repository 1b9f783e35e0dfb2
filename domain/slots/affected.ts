import type { CapacitySettings } from '#domain/site/capacity-settings.ts';
import { type ClockSettings, isKitchenOpen } from '#domain/site/opening/opening.ts';
import { hasRoom, type Load, quarterOf } from './quarters.ts';

/** Which orders ahead a change of the settings affects (SLOT-10). They stay as they are: the kitchen decides about each. */

/** What is known of an order ahead. */
export interface AheadOrder {
  scheduledFor: Date;
  dueAt: Date;
  /** The number of its dishes, all quantities together. */
  items: number;
}

/** The orders that are due outside these hours. */
export function outsideHours<O extends AheadOrder>(orders: readonly O[], settings: ClockSettings): O[] {
  return orders.filter(({ dueAt }) => !isKitchenOpen(settings, dueAt));
}

/** The orders that are due before a pause ends. */
export function duringPause<O extends AheadOrder>(orders: readonly O[], end: Date): O[] {
  return orders.filter(({ dueAt }) => dueAt < end);
}

/** The orders beyond what is promised for their quarter of an hour; those that were placed first have their places. */
export function beyondCapacity<O extends AheadOrder>(
  orders: readonly O[],
  capacity: Pick<CapacitySettings, 'ordersPerQuarter' | 'itemsPerQuarter'>,
): O[] {
  const loads = new Map<number, Load>();
  return orders.filter(({ scheduledFor, items }) => {
    const quarter = quarterOf(scheduledFor.getTime());
    const load = loads.get(quarter) ?? { orders: 0, items: 0 };
    const fits = hasRoom(capacity, load, items);
    loads.set(quarter, { orders: load.orders + 1, items: load.items + items });
    return !fits;
  });
}
