import type { Rupees } from '#domain/money.ts';

/** What `GET /v1/orders/:orderId/balance-cash` answers: what the customer owes; 0 if nothing. */
export interface OwedAtDoor {
  owed: Rupees;
}

/** What `GET /v1/riders/cash` answers: the cash of this working day that the person has to hand over. */
export interface CashAtHand {
  amount: Rupees;
  payments: number;
}
