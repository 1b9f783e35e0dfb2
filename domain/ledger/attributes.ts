import { MAX_NOTE } from '#domain/orders/attributes.ts';
import { transferNumber } from '#domain/payments/transfer-number.ts';

/**
 * What an entry is about:
 * - `order`, `meal`: food that is paid from the balance, or later
 * - `payment`: money that the kitchen received (credit) or paid out (debit)
 * - `refund`: money of an order that came back to the balance
 * - `goodwill`: a gift of the kitchen
 * - `opening`: what stood in the kitchen's notebook before
 * - `adjustment`: a correction with a reason
 * - `writeOff`: a debt that the owner gives up
 * - `reversal`: the opposite of an entry that was a mistake
 */
export const LEDGER_KINDS = [
  'order',
  'meal',
  'payment',
  'refund',
  'goodwill',
  'opening',
  'adjustment',
  'writeOff',
  'reversal',
] as const;
export type LedgerKind = (typeof LEDGER_KINDS)[number];

/** Where the money of a payment is: in the drawer, or at the bank (UPI and transfers). */
export const PAID_BY = ['cash', 'bank'] as const;
export type PaidBy = (typeof PAID_BY)[number];

/** What the reference of an entry names: a payment or refund of an order, a meal, the number of a transfer, a top-up, or a balance paid back. */
const REFERENCE_KINDS = ['payment', 'refund', 'meal', 'transfer', 'topUp', 'payout'] as const;

/** The largest amount of one entry (paise): ₹10,00,000. */
export const MOST_OF_ENTRY = 100_000_000;

/**
 * An entry of a customer's ledger. Entries are only ever added: a mistake is corrected by the opposite entry. The only
 * later changes are of `userId`, when a phone customer becomes an account, and of `note`, which closing a login clears
 * (LEDGER-1).
 */
export const ledgerEntryAttributes = {
  /** The customer. */
  userId: {
    type: 'string',
    size: 36,
    account: true,
    required: true,
    writtenBy: 'admins',
    word: 'person',
  },
  /** Whose meal it is, if a company pays for it; null: the customer's own. */
  eaterId: { type: 'string', size: 36, account: true, writtenBy: 'server', word: 'who ate' },
  at: { type: 'datetime', assigned: true, word: 'when' },
  kind: { type: 'string', size: 10, oneOf: LEDGER_KINDS, required: true },
  /** What the customer owes more, or has less; exactly one of `debit` and `credit` is above 0. */
  debit: { type: 'money', min: 0, max: MOST_OF_ENTRY, assigned: true, writtenBy: 'admins' },
  /** What the customer owes less, or has more. */
  credit: { type: 'money', min: 0, max: MOST_OF_ENTRY, assigned: true, writtenBy: 'admins' },
  /** How the money of a payment moved; null for other kinds. */
  paidBy: { type: 'string', size: 4, oneOf: PAID_BY, word: 'paid by' },
  referenceKind: {
    type: 'string',
    size: 8,
    oneOf: REFERENCE_KINDS,
    writtenBy: 'server',
    word: 'kind of reference',
  },
  /** What caused the entry: the id of a document, or the number of a transfer. Each cause has one entry. */
  reference: { type: 'string', size: 64, min: 1, form: transferNumber },
  /** How many entries with the same reference were reversed before: a transfer can be recorded again for the right person. */
  referenceUse: { type: 'integer', min: 0, default: 0, writtenBy: 'server', word: 'use of the reference' },
  /** The entry of which this is the opposite; each has one at most. */
  reversalOf: { type: 'string', size: 36, word: 'reversal of' },
  note: { type: 'string', size: MAX_NOTE, trim: true },
  /** The meal that it is about, so that customers read its name in their language; null for everything else. */
  mealDate: { type: 'string', size: 10, writtenBy: 'server', word: 'day of the meal' },
  mealTimeId: { type: 'string', size: 36, writtenBy: 'server', word: 'meal time' },
  /** The rider who took the cash at a door and hands it over with the rest (LEDGER-40); null: nobody did. */
  riderId: { type: 'string', size: 36, account: true, writtenBy: 'server', word: 'rider' },
  /** The person who recorded it; null for the server itself. */
  recordedBy: { type: 'string', size: 36, account: true, writtenBy: 'server', word: 'recorded by' },
} as const;
