import type { WireInvoice } from '#domain/invoices/attributes.ts';
import { type InvoiceLine, readInvoiceLines } from '#domain/invoices/content.ts';
import type { Paise } from '#domain/money.ts';
import { readTaxParts, type TaxPart } from '#domain/taxes/parts.ts';
import type { StoredDocument } from '#web/lib/sdk/documents.ts';

/** An issued invoice, bill of supply or credit note as pages show it; times are ISO times, amounts in paise. */
export interface Invoice
  extends Pick<
    WireInvoice,
    | 'kind'
    | 'number'
    | 'issuedAt'
    | 'orderId'
    | 'orderNumber'
    | 'corrects'
    | 'correctsIssuedAt'
    | 'reason'
    | 'sellerName'
    | 'sellerAddress'
    | 'sellerGstin'
    | 'sellerState'
    | 'sellerFssai'
    | 'buyerName'
    | 'buyerAddress'
    | 'buyerPincode'
    | 'buyerGstin'
  > {
  id: string;
  lines: readonly InvoiceLine[];
  parts: readonly TaxPart[];
  discount: Paise;
  deliveryFee: Paise;
  packing: Paise;
  tip: Paise;
  roundOff: Paise;
  total: Paise;
}

export function readInvoice(document: StoredDocument<'invoices'>): Invoice {
  const {
    $id: id,
    kind,
    number,
    issuedAt,
    orderId,
    orderNumber,
    corrects,
    correctsIssuedAt,
    reason,
  } = document;
  const { sellerName, sellerAddress, sellerGstin, sellerState, sellerFssai } = document;
  const { buyerName, buyerAddress, buyerPincode, buyerGstin } = document;
  return {
    ...{ id, kind, number, issuedAt, orderId, orderNumber, corrects, correctsIssuedAt, reason },
    ...{ sellerName, sellerAddress, sellerGstin, sellerState, sellerFssai },
    ...{ buyerName, buyerAddress, buyerPincode, buyerGstin },
    lines: readInvoiceLines(document.lines),
    parts: readTaxParts(document.parts),
    discount: document.discount,
    deliveryFee: document.deliveryFee,
    packing: document.packing,
    tip: document.tip,
    roundOff: document.roundOff,
    total: document.total,
  };
}
