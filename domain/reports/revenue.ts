import type { Rupees } from '#domain/money.ts';
import type { FailedStatus } from '#domain/orders/statuses.ts';

/** Orders that were placed and ended without food. */
export interface Ended {
  status: FailedStatus;
  orders: number;
  amount: Rupees;
}

/** How the orders of a time became revenue (DAY-12): placed, less those that ended without food, less what was given back. */
export interface RevenueSteps {
  /** The orders that count as revenue. */
  orders: number;
  /** Their totals, less what was given back. */
  revenue: Rupees;
  refunded: Rupees;
  ended: readonly Ended[];
}
