import type { Rupees } from '#domain/money.ts';
import type { OrderStatus } from '#domain/orders/statuses.ts';
import type { UpiRequest } from '#domain/payments/upi.ts';

/** The digits of the code that opens a statement. */
export const STATEMENT_CODE = /^\d{6}$/;

/** The statement that a link is about, which a code to its customer's number opens (LEDGER-42). */
export interface OwedStatement {
  period: string;
  /** The last two digits of that number; null: the kitchen can't send a code there. */
  phoneEnd: string | null;
}

/** What GET /v1/owed/:code answers: what is to be paid now, and how; null if nothing is, or the kitchen has no UPI id. */
export interface OwedAnswer {
  amount: Rupees;
  request: UpiRequest | null;
  /** The order that the link is about; null: it is about all that somebody owes. */
  order: { number: number; status: OrderStatus } | null;
  /** Null for a link that is about no statement, and for those of companies. */
  statement: OwedStatement | null;
}
