import { totalOf } from '#domain/invoices/amounts.ts';
import { invoiceAttributes } from '#domain/invoices/attributes.ts';
import { billedAmounts, invoiceKindFor, mayHaveInvoice } from '#domain/invoices/billed.ts';
import { invoiceLines, removedLines } from '#domain/invoices/content.ts';
import type { InvoiceKind } from '#domain/invoices/numbers.ts';
import { type CreditReason, missingDocuments, type PlannedDocument } from '#domain/invoices/settling.ts';
import { type Paise, ZERO_PAISE } from '#domain/money.ts';
import type { orderAttributes } from '#domain/orders/attributes.ts';
import { isFailed } from '#domain/orders/statuses.ts';
import type { SiteSettings } from '#domain/site/settings.ts';
import type { TaxTerms } from '#domain/taxes/seller.ts';
import { stateName } from '#domain/taxes/states.ts';
import { uniqueId } from '#server/base/ids.ts';
import { checkedQuery, column } from '#server/db/checked-query.ts';
import { sql } from '#server/db/sql-template.ts';
import { tableOf, type Work } from '#server/documents/collection.ts';
import type { Document } from '#server/documents/document.ts';
import { findAll } from '#server/documents/store.ts';
import { equal } from '#server/documents/where.ts';
import { type InvoiceNumber, takeNumbers } from './numbering.ts';

type Invoice = Document<typeof invoiceAttributes>;
type Order = Document<typeof orderAttributes>;

/** The invoices that are issued here; who reads them is said in server/collections/invoices. */
export const invoices = tableOf('invoices', invoiceAttributes);

const givenBackOf = checkedQuery(
  'given back of an order',
  { amount: column.bigint<Paise>() },
  (orderId: string) =>
    sql`select coalesce(sum(amount), 0)::bigint as amount from refunds
      where "orderId" = ${orderId} and (creator is not null or reason in ('issue', 'goodwill'))`,
);

/**
 * What was given back of an order without a change of its bill (paise). Refunds that the server writes for a lower bill
 * are left out: they have no creator, and a reason of their own.
 */
async function givenBack(work: Work, orderId: string): Promise<Paise> {
  const [row] = await givenBackOf(work.sql, orderId);
  return row?.amount ?? ZERO_PAISE;
}

const sellerOf = (site: SiteSettings, { gstin, state }: TaxTerms) => ({
  sellerName: site.legal.legalName || site.shop.name,
  sellerAddress: (site.legal.registeredAddress || site.shop.address.join(', ')).replace(/\s*\n\s*/g, ', '),
  sellerGstin: gstin,
  sellerState: stateName(state) ?? '',
  sellerFssai: site.shop.fssai || null,
});

/** The parts of a document that say what it is about: those of the order, or of the invoice that is corrected. */
function contentOf(
  { data }: BilledDocument,
  terms: TaxTerms,
  planned: PlannedDocument,
  before: Pick<Invoice, 'data'> | undefined,
) {
  const buyer = {
    buyerName: data.buyerName ?? data.customerName,
    buyerAddress: data.address,
    buyerPincode: data.pincode,
    buyerGstin: data.buyerGstin,
  };
  const lines = invoiceLines(data.items, terms, data.termsTaxPercent ?? 0);
  const { deliveryFee, packing } = data;
  const now = { lines, discount: data.discount ?? ZERO_PAISE, deliveryFee, packing };
  if (!planned.isCredit) return { ...buyer, ...now, corrects: null, correctsIssuedAt: null };
  const none = { lines: [], discount: ZERO_PAISE, deliveryFee: ZERO_PAISE, packing: ZERO_PAISE };
  if (!before) throw new Error(`Order ${data.number} has no invoice to correct`);
  const { number: corrects, issuedAt: correctsIssuedAt, ...old } = before.data;
  const { buyerName, buyerAddress, buyerPincode, buyerGstin } = old;
  const taken: Record<CreditReason, Pick<Invoice['data'], keyof typeof now>> = {
    // Earlier notes may have credited a part of it.
    cancelled: { ...none, lines: old.lines },
    replaced: { ...none, lines: old.lines },
    changed: { ...none, lines: removedLines(old.lines, lines) },
    refunded: none,
  };
  return {
    buyerName,
    buyerAddress,
    buyerPincode,
    buyerGstin,
    ...taken[planned.reason],
    corrects,
    correctsIssuedAt,
  };
}

/** An order, as its invoices need it. */
export type BilledDocument = Pick<Order, 'id' | 'data'>;

/** A document of an order as it is stored. `before` is the invoice that a credit note corrects. */
export function invoiceValues(
  site: SiteSettings,
  order: BilledDocument,
  terms: TaxTerms,
  planned: PlannedDocument,
  {
    kind,
    before,
    ...number
  }: InvoiceNumber & { kind: InvoiceKind; before: Pick<Invoice, 'data'> | undefined },
) {
  const { amounts, reason } = planned;
  return {
    ...number,
    ...sellerOf(site, terms),
    ...contentOf(order, terms, planned, before),
    ...amounts,
    kind,
    reason,
    total: totalOf(amounts),
    orderId: order.id,
    orderNumber: order.data.number,
    userId: order.data.userId,
  };
}

/**
 * Issues an order's missing invoices and credit notes (INVOICE-3, INVOICE-5), in the same unit of work as the step,
 * change or refund that needs them. For a seller who issues none it runs no statement,
 * and for a test payment it issues none (PAY-9). The caller must have locked the
 * order's row, and call it last, because it locks the series of numbers.
 */
export async function settleInvoices(work: Work, order: Order): Promise<void> {
  const { data } = order;
  const [terms] = data.termsTax;
  const kind = terms && invoiceKindFor(terms.sellerKind);
  if (!terms || !kind) return;
  const existing = await findAll(work.sql, invoices, equal(invoices.fields.orderId, order.id));
  // A test payment pays for no supply. An earlier version issued invoices for them: those are corrected like any other.
  if (data.testPayment && existing.length === 0) return;
  const hasFailed = isFailed(data.status);
  const missing = missingDocuments(
    existing.map(({ data: { kind: each, reason, parts, tip, roundOff } }) => ({
      isCredit: each === 'creditNote',
      reason,
      amounts: { parts, tip, roundOff },
    })),
    { bill: billedAmounts(data, terms), hasFailed, givenBack: await givenBack(work, order.id) },
    mayHaveInvoice(data, work.now, work.site.kitchen.orderMode),
  );
  if (hasFailed || missing.some(({ isCredit }) => !isCredit)) {
    await work.sql.execute(
      sql`delete from "invoicesDue" where "orderId" = ${order.id}`,
      'invoice is not due',
    );
  }
  if (missing.length === 0) return;
  const kinds = missing.map(({ isCredit }) => (isCredit ? ('creditNote' as const) : kind));
  const numbers = await takeNumbers(work, kinds);
  let before = existing.findLast(({ data: { kind: each } }) => each !== 'creditNote');
  for (const [index, planned] of missing.entries()) {
    const number = numbers[index];
    const itsKind = kinds[index];
    if (!number || !itsKind) throw new Error('A document has no number');
    const values = invoiceValues(work.site, order, terms, planned, { ...number, kind: itsKind, before });
    const made = await work.add(invoices, uniqueId(), values);
    if (!planned.isCredit) before = made;
  }
}
