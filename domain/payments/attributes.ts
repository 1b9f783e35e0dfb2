import type { WireData } from '#domain/attributes.ts';
import { PAYMENT_METHODS } from '#domain/orders/payment.ts';

/**
 * The state of a payment:
 * - `due`: not paid yet; cash on delivery stays so until somebody records the payment
 * - `paid`: paid, for good unless whoever recorded it takes that back at once; money that is returned is a refund
 * - `failed`, `expired`: will never be paid
 */
const PAYMENT_STATES = ['due', 'paid', 'failed', 'expired'] as const;

/** The payment of an order. Placing the order creates it; the person who takes cash records that it was paid. */
export const paymentAttributes = {
  orderId: { type: 'string', size: 36, assigned: true },
  /** The customer; null where nobody knows them. */
  userId: { type: 'string', size: 36 },
  /** The rider who brings the order and may take the cash. */
  riderId: { type: 'string', size: 36 },
  method: { type: 'string', size: 8, oneOf: PAYMENT_METHODS, assigned: true },
  amount: { type: 'money', min: 0, assigned: true },
  state: { type: 'string', size: 8, oneOf: PAYMENT_STATES, required: true },
  /** Whether the payment is only pretended: no money has moved. */
  mock: { type: 'boolean', default: false },
  /** The payment's id elsewhere, such as the number of a UPI transaction. */
  reference: { type: 'string', size: 64, trim: true },
  /** The person who took the money. */
  recordedBy: { type: 'string', size: 36 },
  paidAt: { type: 'datetime' },
  createdAt: { type: 'datetime' },
} as const;

export type WirePayment = WireData<typeof paymentAttributes>;
