import { deliveredByAge, statusOf, type TimedOrder } from '#domain/orders/status.ts';
import { isFailed, isFulfilled, rowOf } from '#domain/orders/statuses.ts';
import type { OrderMode } from '#domain/site/kitchen-settings.ts';

/** How long after delivery a problem can be reported, in minutes (ISSUE-1). */
export const REPORT_WITHIN_MINUTES = 30;

/** What the rules need to know of an order. */
export interface ReportableOrder extends TimedOrder {
  /** When it got its recorded status; null for orders placed before this time was stored. */
  statusSince: Date | null;
}

/** Whether a problem with an order can be reported now; if not, why. */
export type Reporting = { can: true; until: Date } | { can: false; because: 'notYet' | 'tooLate' | 'never' };

/**
 * Whether a problem with an order can be reported (ISSUE-1). If the status follows the order's age, nobody knows when the
 * food came, so a problem can be reported from when the order counts as on its way.
 */
export function reportingOf(order: ReportableOrder, now: Date, mode: OrderMode): Reporting {
  const { status, byAge } = statusOf(order, now, mode);
  const mayHaveCome = isFulfilled(status) || (byAge && !rowOf(status).toCook);
  if (!mayHaveCome) return { can: false, because: isFailed(status) ? 'never' : 'notYet' };
  const came = byAge ? deliveredByAge(order) : (order.statusSince ?? order.orderedOn);
  const until = new Date(came.getTime() + REPORT_WITHIN_MINUTES * 60_000);
  return now < until ? { can: true, until } : { can: false, because: 'tooLate' };
}
