import type { OrderStatus } from './lifecycle.ts';

/** How long the kitchen usually takes at the moment (BOARD-10). */

/** The fewest orders from which a usual time is calculated. */
const MIN_ORDERS = 3;

const MINUTE = 60_000;

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
 * How long the kitchen usually takes, from the steps of recent orders.
 * @param steps oldest first. If a step was undone and taken again, the later one counts.
 */
export function paceOf(steps: readonly PaceStep[]): Pace {
  const accepted = new Map<string, number>();
  const ready = new Map<string, number>();
  const delivered = new Map<string, number>();
  const byStatus: Partial<Record<OrderStatus, Map<string, number>>> = { accepted, ready, delivered };
  for (const { orderId, to, createdAt } of steps) {
    if (to !== null) byStatus[to]?.set(orderId, createdAt.getTime());
  }
  const since = (ends: ReadonlyMap<string, number>) =>
    [...ends].flatMap(([orderId, end]) => {
      const start = accepted.get(orderId);
      return start === undefined || end < start ? [] : [end - start];
    });
  return { delivery: median(since(delivered)), pickup: median(since(ready)) };
}
