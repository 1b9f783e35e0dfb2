import type { orderIssueAttributes } from '#domain/order-issues/attributes.ts';
import type { orderAttributes } from '#domain/orders/attributes.ts';
import type { orderEventAttributes } from '#domain/orders/events/event-attributes.ts';
import type { OrderStatus } from '#domain/orders/statuses.ts';
import type { paymentAttributes } from '#domain/payments/attributes.ts';
import type { refundAttributes } from '#domain/refunds/attributes.ts';
import type { reviewAttributes } from '#domain/reviews/attributes.ts';
import type { NewData } from '#domain/rows/data.ts';
import type { DemoStep } from './order-steps.ts';
import type { DemoPerson } from './people.ts';

export type OrderData = NewData<typeof orderAttributes>;
export type EventData = NewData<typeof orderEventAttributes>;
export type PaymentData = NewData<typeof paymentAttributes>;
export type RefundData = NewData<typeof refundAttributes>;
export type IssueData = NewData<typeof orderIssueAttributes>;
export type ReviewData = NewData<typeof reviewAttributes>;

/** A document to store, with its moments. */
export interface DemoDocument<Data> {
  id: string;
  created: Date;
  updated: Date;
  data: Data;
  /** The account that created it; missing for the server itself. */
  creator?: string;
}

/** A step that an order has taken. */
export interface TakenStep extends DemoStep {
  at: Date;
  from: OrderStatus;
  actor: DemoPerson | null;
}
