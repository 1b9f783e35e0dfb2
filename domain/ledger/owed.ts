import type { Rupees } from '#domain/money.ts';
import type { OrderStatus } from '#domain/orders/statuses.ts';
import type { UpiRequest } from '#domain/payments/upi.ts';

/** What GET /v1/owed/:code answers: what is owed now, and how it is paid; null if nothing is owed or the kitchen has no UPI id. */
export interface OwedAnswer {
  amount: Rupees;
  request: UpiRequest | null;
  /** The order that the link is about; null: it is about all that somebody owes. */
  order: { number: number; status: OrderStatus } | null;
}
