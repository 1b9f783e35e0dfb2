import { transferNumber } from '#domain/payments/transfer-number.ts';

/** How a customer pays in: `direct` to the kitchen's UPI id, which staff confirm, or on a page of the gateway. */
const TOP_UP_WAYS = ['direct', 'gateway'] as const;
export type TopUpWay = (typeof TOP_UP_WAYS)[number];

/**
 * The state of a top-up:
 * - `open`: the money has not come
 * - `paid`: it has come, and is an entry of the ledger
 * - `dropped`: the customer or staff gave it up; money that comes later still counts
 */
const TOP_UP_STATES = ['open', 'paid', 'dropped'] as const;

/** Money that a customer says they pay into their balance. It counts once it has come (LEDGER-30). */
export const topUpAttributes = {
  userId: { type: 'string', size: 36, account: true, writtenBy: 'server', word: 'person' },
  amount: { type: 'money', min: 1, required: true },
  way: { type: 'string', size: 7, oneOf: TOP_UP_WAYS, required: true },
  state: { type: 'string', size: 7, oneOf: TOP_UP_STATES, default: 'open' },
  /** The UTR that the customer has typed, or the gateway's id of the payment. */
  reference: { type: 'string', size: 64, form: transferNumber },
  /** When the customer said that they have paid, with a number or without one. Whatever they send, it is the time of the request. */
  claimedAt: { type: 'datetime' },
  /** When staff said that the claimed payment has not come. */
  deniedAt: { type: 'datetime', writtenBy: 'admins' },
  /** The person who confirmed it; null for the server itself. */
  recordedBy: { type: 'string', size: 36, account: true, writtenBy: 'server', word: 'recorded by' },
  paidAt: { type: 'datetime', writtenBy: 'server' },
  createdAt: { type: 'datetime', writtenBy: 'server' },
} as const;
