import { MAX_NOTE } from '#domain/orders/attributes.ts';
import { FAILED_STATUSES } from '#domain/orders/statuses.ts';
import { CASH, PAYMENT_METHODS } from '#domain/payments/methods.ts';
import type { WireData } from '#domain/rows/data.ts';

/** Why money is returned. The server writes how the order ended, and `paidTwice` when money comes again. */
const REFUND_REASONS = [...FAILED_STATUSES, 'lineRemoved', 'issue', 'goodwill', 'paidTwice'] as const;
export type RefundReason = (typeof REFUND_REASONS)[number];

/**
 * How far the money is on its way back:
 * - `owed`: not yet; the kitchen gives it back, or for a payment through the gateway the gateway will
 * - `sent`: the gateway has accepted it
 * - `done`: it was given back
 * - `failed`: the gateway could not; the kitchen gives it back in another way
 */
const REFUND_STATES = ['owed', 'sent', 'done', 'failed'] as const;

/** Whether a person gives the money back, and not the gateway (GATEWAY-6). */
export function isGivenByHand({ state, paymentId }: { state: string; paymentId: string | null }): boolean {
  return paymentId === null || state === 'failed' || state === 'done';
}

/**
 * Money owed back for an order (PAY-2). Refunds are never deleted, and together never exceed what was paid. The only later
 * changes are of `state`, and of `doneAt` and `toBalance`, which are set once.
 */
export const refundAttributes = {
  orderId: { type: 'string', size: 36, required: true },
  /** The customer; null for an order without an account. */
  userId: { type: 'string', size: 36, account: true, writtenBy: 'server', word: 'person' },
  /** The index of the refunded line in the order; null for the whole order. */
  line: { type: 'integer', min: 0 },
  amount: { type: 'money', min: 1, required: true },
  reason: { type: 'string', size: 12, oneOf: REFUND_REASONS, required: true },
  note: { type: 'string', size: MAX_NOTE, trim: true },
  state: { type: 'string', size: 8, oneOf: REFUND_STATES, default: 'owed', writtenBy: 'server' },
  /** The payment through the gateway that it comes from; null: the kitchen gives it back. */
  paymentId: { type: 'string', size: 36, writtenBy: 'server' },
  /** How the money is returned. */
  method: { type: 'string', size: 8, oneOf: PAYMENT_METHODS, default: CASH },
  /** Whether the customer has it as credit in the ledger; then no money moves (LEDGER-15). It is set once. */
  toBalance: { type: 'boolean', default: false, word: 'to the balance' },
  /** The person who created it; null for the server itself. */
  actorId: { type: 'string', size: 36, account: true, writtenBy: 'server' },
  /** When the money was given back; null while it is owed. */
  doneAt: { type: 'datetime' },
  createdAt: { type: 'datetime', writtenBy: 'server' },
} as const;

export type WireRefund = WireData<typeof refundAttributes>;
