import { isAccepted, isFulfilled, ORDER_STATUSES, type OrderStatus } from './statuses.ts';

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
  const timesOf = new Map<string, Map<OrderStatus, number>>();
  for (const { orderId, to, createdAt } of steps) {
    if (to !== null) timesOf.set(orderId, new Map(timesOf.get(orderId)).set(to, createdAt.getTime()));
  }
  const since = (end: OrderStatus) => {
    const before = PACE_STEPS.slice(0, PACE_STEPS.indexOf(end));
    return [...timesOf.values()].flatMap((times) => {
      const [start, ended] = [times.get('accepted'), times.get(end)];
      if (start === undefined || ended === undefined) return [];
      const isPlausible = before.every((step) => ended - (times.get(step) ?? start) >= PLAUSIBLE_GAP);
      return isPlausible ? [ended - start] : [];
    });
  };
  return { delivery: median(since('delivered')), pickup: median(since('ready')) };
}

/** The steps from which the pace is calculated, in their order. */
export const PACE_STEPS: readonly OrderStatus[] = ORDER_STATUSES.filter(
  (status) => isAccepted(status) || isFulfilled(status),
);
