import type { WireData } from '#domain/attributes.ts';
import { MAX_NOTE } from '#domain/orders/attributes.ts';
import { PAYMENT_METHODS } from '#domain/orders/payment.ts';

/** Why money goes back. The first three come about by themselves with the order's end. */
const REFUND_REASONS = ['rejected', 'cancelled', 'expired', 'lineRemoved', 'issue', 'goodwill'] as const;
export type RefundReason = (typeof REFUND_REASONS)[number];

/**
 * Money owed back of an order. Entries are only ever added; all of an order's together never exceed what was paid. The
 * one thing that changes later, once, is that the money has been given back.
 */
export const refundAttributes = {
  orderId: { type: 'string', size: 36, required: true },
  /** Whose order it is. */
  userId: { type: 'string', size: 36, assigned: true },
  /** The line it is for, by its place in the order from 0; null for the order as a whole. */
  line: { type: 'integer', min: 0 },
  amount: { type: 'money', min: 1, required: true },
  reason: { type: 'string', size: 12, oneOf: REFUND_REASONS, required: true },
  note: { type: 'string', size: MAX_NOTE, trim: true },
  /** How it goes back. */
  method: { type: 'string', size: 8, oneOf: PAYMENT_METHODS, default: 'cod' },
  /** Who decided it; null for the product itself. */
  actorId: { type: 'string', size: 36 },
  /** When the money was given back; null while it is owed. */
  doneAt: { type: 'datetime' },
  createdAt: { type: 'datetime' },
} as const;

export type WireRefund = WireData<typeof refundAttributes>;
