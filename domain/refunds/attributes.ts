import type { WireData } from '#domain/attributes.ts';
import { MAX_NOTE } from '#domain/orders/attributes.ts';
import { PAYMENT_METHODS } from '#domain/orders/payment.ts';

/** Why money is returned. The server writes the first three when the order ends. */
const REFUND_REASONS = ['rejected', 'cancelled', 'expired', 'lineRemoved', 'issue', 'goodwill'] as const;
export type RefundReason = (typeof REFUND_REASONS)[number];

/**
 * Money owed back for an order (PAY-2). Refunds are never deleted, and together never exceed what was paid. The only later
 * change sets `doneAt`, once.
 */
export const refundAttributes = {
  orderId: { type: 'string', size: 36, required: true },
  /** The customer; null for an order without an account. */
  userId: { type: 'string', size: 36 },
  /** The index of the refunded line in the order; null for the whole order. */
  line: { type: 'integer', min: 0 },
  amount: { type: 'money', min: 1, required: true },
  reason: { type: 'string', size: 12, oneOf: REFUND_REASONS, required: true },
  note: { type: 'string', size: MAX_NOTE, trim: true },
  /** How the money is returned. */
  method: { type: 'string', size: 8, oneOf: PAYMENT_METHODS, default: 'cod' },
  /** The person who created it; null for the server itself. */
  actorId: { type: 'string', size: 36 },
  /** When the money was given back; null while it is owed. */
  doneAt: { type: 'datetime' },
  createdAt: { type: 'datetime' },
} as const;

export type WireRefund = WireData<typeof refundAttributes>;
