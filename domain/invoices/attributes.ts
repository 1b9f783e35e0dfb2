import { MAX_LINES } from '#domain/orders/attributes.ts';
import type { WireData } from '#domain/rows/data.ts';
import { SEARCH_TEXT } from '#domain/rows/row.ts';
import { taxPartCodec } from '#domain/taxes/parts.ts';
import { invoiceLineCodec } from './content.ts';
import { INVOICE_KINDS, MAX_INVOICE_NUMBER } from './numbers.ts';
import { CREDIT_REASONS } from './settling.ts';

/** The most characters of the name of a business that buys. */
export const MAX_BUYER_NAME = 128;

/**
 * A tax invoice, bill of supply or credit note (INVOICE-1). The server issues it, and nobody ever changes it: it holds all
 * that is printed on it, as it was then.
 */
export const invoiceAttributes = {
  kind: { type: 'string', size: 16, oneOf: INVOICE_KINDS, assigned: true },
  /** As it is printed: 'A/26-27/000123'. */
  number: { type: 'string', size: MAX_INVOICE_NUMBER, assigned: true },
  /** Its parts: the series, the financial year, and the number in them. */
  series: { type: 'string', size: 2, assigned: true },
  year: { type: 'string', size: 5, assigned: true },
  serial: { type: 'integer', min: 1, assigned: true },
  issuedAt: { type: 'datetime', assigned: true },
  orderId: { type: 'string', size: 36, assigned: true },
  orderNumber: { type: 'integer', assigned: true },
  /** The customer; null for an order without an account. */
  userId: { type: 'string', size: 36, account: true },
  /** What a credit note corrects: the number and the time of the invoice, and why; null for others. */
  corrects: { type: 'string', size: MAX_INVOICE_NUMBER },
  correctsIssuedAt: { type: 'datetime' },
  reason: { type: 'string', size: 16, oneOf: CREDIT_REASONS },
  sellerName: { type: 'string', size: 200, assigned: true },
  sellerAddress: { type: 'string', size: 500, assigned: true },
  sellerGstin: { type: 'string', size: 15, assigned: true },
  /** The seller's state, which is also the place of supply: the service is performed there. */
  sellerState: { type: 'string', size: 64, assigned: true },
  sellerFssai: { type: 'string', size: 14 },
  buyerName: { type: 'string', size: MAX_BUYER_NAME },
  /** As it is on the order, with the state. */
  buyerAddress: { type: 'string', size: 1000 },
  buyerPincode: { type: 'integer' },
  buyerGstin: { type: 'string', size: 15 },
  /** The lines; of a credit note those that it takes away, none if it gives an amount back. */
  lines: { type: 'records', max: MAX_LINES, codec: invoiceLineCodec, assigned: true },
  discount: { type: 'money', min: 0, assigned: true },
  deliveryFee: { type: 'money', min: 0, assigned: true },
  packing: { type: 'money', min: 0, assigned: true },
  /** Taxable values and taxes, one for each code and rate. */
  parts: { type: 'records', max: 2 * MAX_LINES, codec: taxPartCodec, assigned: true },
  tip: { type: 'money', min: 0, assigned: true },
  /** What the total was rounded by; it may be negative. */
  roundOff: { type: 'money', assigned: true },
  total: { type: 'money', min: 0, assigned: true },
  searchText: SEARCH_TEXT,
} as const;

export type WireInvoice = WireData<typeof invoiceAttributes>;
