import type { WireData } from '#domain/rows/data.ts';
import { PAYMENT_METHODS } from './methods.ts';
import { PROBLEM_ANSWERS, paymentProblemCodec } from './problems.ts';
import { TAKE_BACK_REASONS } from './recording.ts';

/**
 * The state of a payment:
 * - `due`: not paid yet; cash on delivery is due until somebody records the payment
 * - `paid`: paid. Only the person who recorded it can take that back, for 30 seconds; later, money returned is a refund. The
 *   kitchen can take back a prepaid order's payment that it confirmed by mistake, with a reason
 * - `failed`, `expired`: will never be paid
 */
const PAYMENT_STATES = ['due', 'paid', 'failed', 'expired'] as const;

/** The payment of an order. Placing the order creates it; the person who takes cash records that it was paid. */
export const paymentAttributes = {
  orderId: { type: 'string', size: 36, assigned: true },
  /** The customer; null for an order without an account. */
  userId: { type: 'string', size: 36, account: true, writtenBy: 'server', word: 'person' },
  /** The order's rider, who may take the cash. */
  riderId: { type: 'string', size: 36, account: true, writtenBy: 'server' },
  method: {
    type: 'string',
    size: 8,
    oneOf: PAYMENT_METHODS,
    assigned: true,
    writtenBy: 'everybody',
  },
  amount: { type: 'money', min: 0, assigned: true },
  state: { type: 'string', size: 8, oneOf: PAYMENT_STATES, required: true },
  /** Whether it is a test, for which no money moves; false for real money. Nothing else says so (PAY-7). */
  mock: { type: 'boolean', default: false, writtenBy: 'server' },
  /** The gateway that received the money; null for all others. */
  gateway: { type: 'string', size: 16, writtenBy: 'server' },
  /** What the customer paid to the gateway on top, where its fee is theirs; null: nothing. It is not the kitchen's. */
  gatewayFee: { type: 'money', min: 0, writtenBy: 'server', word: 'fee of the gateway' },
  /** What staff have to look at, such as money of another amount that arrived for it (PAY-11). */
  problems: { type: 'records', max: 1000, codec: paymentProblemCodec, assigned: true },
  /** The id of the problem that staff answer, and their answer. Only requests have them; they become part of `problems`. */
  answersProblem: {
    type: 'string',
    size: 64,
    writtenBy: 'admins',
    requestOnly: true,
  },
  problemAnswer: {
    type: 'string',
    size: 8,
    oneOf: PROBLEM_ANSWERS,
    writtenBy: 'admins',
    requestOnly: true,
  },
  /** The payment's id in another system, such as a UPI transaction number; of cash a note (`referenceOf`). */
  reference: { type: 'string', size: 64, trim: true },
  /** When the customer of a prepaid order said that they have paid (UPI-7). */
  claimedAt: { type: 'datetime', writtenBy: 'server' },
  /** When the kitchen said that the claimed payment has not come. */
  deniedAt: { type: 'datetime', writtenBy: 'kitchen' },
  /** The money that was seen at the bank and confirmed it, where no person did (SIGHT-15). */
  sightingId: { type: 'string', size: 36, writtenBy: 'server', word: 'money seen' },
  /** The person who recorded the payment. */
  recordedBy: { type: 'string', size: 36, account: true, writtenBy: 'server' },
  paidAt: { type: 'datetime', writtenBy: 'server' },
  /** Why the kitchen took its confirmation back; null if it did not, or the payment was recorded again (UPI-12). */
  takenBackReason: {
    type: 'string',
    size: 16,
    oneOf: TAKE_BACK_REASONS,
    writtenBy: 'kitchen',
  },
  createdAt: { type: 'datetime', writtenBy: 'server' },
} as const;

export type WirePayment = WireData<typeof paymentAttributes>;
