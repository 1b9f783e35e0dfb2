import { type Paise, paise } from '#domain/money.ts';
import { type Amounts, creditOver, isPossible, minus, NOTHING, plus, totalOf } from './amounts.ts';

/**
 * Which documents an order needs (INVOICE-5): after each change, its invoices minus its credit notes are what it comes to.
 * An issued document never changes.
 */

/** Why a credit note was issued. `replaced`: a new invoice takes the place of the whole former one. */
export const CREDIT_REASONS = ['cancelled', 'changed', 'refunded', 'replaced'] as const;
export type CreditReason = (typeof CREDIT_REASONS)[number];

/** An issued document, as far as it counts here. */
export interface IssuedDocument {
  isCredit: boolean;
  /** Null for invoices. */
  reason: CreditReason | null;
  amounts: Amounts;
}

/** The order as it is now. */
export interface SettledOrder {
  /** What its current bill comes to. */
  bill: Amounts;
  /** Whether it ended without food, so that nothing is owed for it. */
  hasFailed: boolean;
  /** What was given back besides changes of the bill, in paise. */
  givenBack: Paise;
}

/** A document to issue, in this order. Credit notes correct the last invoice before them. */
export type PlannedDocument = { amounts: Amounts } & (
  | { isCredit: false; reason: null }
  | { isCredit: true; reason: CreditReason }
);

const credit = (reason: CreditReason, amounts: Amounts): PlannedDocument[] =>
  totalOf(amounts) > 0 ? [{ isCredit: true, reason, amounts }] : [];

/** A new invoice, and a credit note over what was given back already. An order that costs nothing has none. */
const invoiced = (bill: Amounts, givenBack: Paise): PlannedDocument[] =>
  totalOf(bill) === 0
    ? []
    : [{ isCredit: false, reason: null, amounts: bill }, ...credit('refunded', creditOver(bill, givenBack))];

/** Invoices minus credit notes. */
const netOf = (documents: readonly IssuedDocument[]): Amounts =>
  documents.reduce(
    (net, { isCredit, amounts }) => (isCredit ? minus(net, amounts) : plus(net, amounts)),
    NOTHING,
  );

/**
 * The documents that are missing, given those that exist, oldest first. Call it without `mayInvoice` while the order may not
 * have an invoice yet: then it plans only credit notes. A bill that has become higher, or that moved between rates, cannot be
 * credited in part: the invoice is credited in full and another takes its place.
 */
export function missingDocuments(
  issued: readonly IssuedDocument[],
  { bill, hasFailed, givenBack }: SettledOrder,
  mayInvoice: boolean,
): PlannedDocument[] {
  const last = issued.findLastIndex(({ isCredit }) => !isCredit);
  const current = issued.slice(Math.max(last, 0));
  const invoice = issued[last];
  if (hasFailed) return credit('cancelled', netOf(current));
  if (!invoice) return mayInvoice ? invoiced(bill, givenBack) : [];
  const ofReason = (reason: CreditReason) => netOf(current.filter((each) => each.reason === reason));
  const net = netOf(current);
  if (totalOf(net) === 0 && current.some(({ reason }) => reason === 'cancelled' || reason === 'replaced'))
    return mayInvoice ? invoiced(bill, givenBack) : [];
  // Credit notes count negative here.
  const billed = plus(invoice.amounts, ofReason('changed'));
  const change = minus(billed, bill);
  const lowered = minus(net, change);
  // Everything that is left goes back, whatever the rates.
  if (givenBack >= totalOf(bill)) return credit(totalOf(change) > 0 ? 'changed' : 'refunded', net);
  if (!isPossible(change) || !isPossible(lowered)) {
    return [...credit('replaced', net), ...(mayInvoice ? invoiced(bill, givenBack) : [])];
  }
  const credited = totalOf(ofReason('refunded'));
  const toGiveBack = paise(Math.max(0, givenBack + credited));
  return [...credit('changed', change), ...credit('refunded', creditOver(lowered, toGiveBack))];
}
