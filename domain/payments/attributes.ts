import type { WireData } from '#domain/attributes.ts';
import { PAYMENT_METHODS } from '#domain/orders/payment.ts';

/**
 * Whether an order is paid:
 * - `due`: not yet, as cash on delivery is until somebody records it
 * - `paid`: stays so; money that goes back is an entry of the refunds
 * - `failed`, `expired`: never will be
 */
const PAYMENT_STATES = ['due', 'paid', 'failed', 'expired'] as const;

/** How an order is paid. The placement makes it; whoever takes cash records that it was paid. */
export const paymentAttributes = {
  orderId: { type: 'string', size: 36, assigned: true },
  /** Whose order it is. */
  userId: { type: 'string', size: 36, assigned: true },
  /** Who brings the order, and may take the money for it. */
  riderId: { type: 'string', size: 36 },
  method: { type: 'string', size: 8, oneOf: PAYMENT_METHODS, assigned: true },
  amount: { type: 'money', min: 0, assigned: true },
  state: { type: 'string', size: 8, oneOf: PAYMENT_STATES, required: true },
  /** No money has moved: the method is only played. */
  mock: { type: 'boolean', default: false },
  /** What the payment is known by elsewhere, such as a UPI transaction's number. */
  reference: { type: 'string', size: 64, trim: true },
  /** Who took the money, and when. */
  recordedBy: { type: 'string', size: 36 },
  paidAt: { type: 'datetime' },
  createdAt: { type: 'datetime' },
} as const;

export type WirePayment = WireData<typeof paymentAttributes>;
