import type { OrderStatus } from './lifecycle.ts';

/** How long the kitchen usually takes at the moment (BOARD-10). */

/** The fewest orders from which a usual time is calculated. */
const MIN_ORDERS = 3;

const MINUTE = 60_000;
/** Milliseconds that must lie between two steps of an order: quicker ones were recorded afterwards, or to try the board. */
const PLAUSIBLE_GAP = MINUTE;

/** A step of an order, as `paceOf` needs it. */
export interface PaceStep {
  orderId: string;
  to: OrderStatus | null;
  createdAt: Date;
}

/** Minutes from accepting an order; null while there are too few orders. */
export interface Pace {
  /** Until it was delivered. */
  delivery: number | null;
  /** Until it was ready to be collected. */
  pickup: number | null;
}

export const UNKNOWN_PACE: Pace = { delivery: null, pickup: null };

/** The median, which one forgotten order hardly changes, in whole minutes rounded up. */
function median(times: readonly number[]): number | null {
  if (times.length < MIN_ORDERS) return null;
  const sorted = times.toSorted((one, other) => one - other);
  const middle = sorted[Math.floor(sorted.length / 2)] ?? 0;
  return Math.ceil(middle / MINUTE);
}

/**
 * How long the kitchen usually takes, from the steps of recent orders. Steps within a minute of the same order's step before
 * do not count.
 * @param steps oldest first. If a step was undone and taken again, the later one counts.
 */
export function paceOf(steps: readonly PaceStep[]): Pace {
  const timesOf = new Map<string, Partial<Record<OrderStatus, number>>>();
  for (const { orderId, to, createdAt } of steps) {
    if (to !== null) timesOf.set(orderId, { ...timesOf.get(orderId), [to]: createdAt.getTime() });
  }
  const since = (end: OrderStatus, before: readonly OrderStatus[]) =>
    [...timesOf.values()].flatMap((times) => {
      const [start, ended] = [times.accepted, times[end]];
      if (start === undefined || ended === undefined) return [];
      const isPlausible = before.every((step) => ended - (times[step] ?? start) >= PLAUSIBLE_GAP);
      return isPlausible ? [ended - start] : [];
    });
  return {
    delivery: median(since('delivered', ['accepted', 'ready', 'outForDelivery'])),
    pickup: median(since('ready', ['accepted'])),
  };
}

/** The steps from which the pace is calculated. */
export const PACE_STEPS: readonly OrderStatus[] = ['accepted', 'ready', 'outForDelivery', 'delivered'];
