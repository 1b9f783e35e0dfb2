import type { WireData } from '#domain/attributes.ts';
import type { DishType } from '#domain/dishes/kinds.ts';
import type { Paise } from '#domain/money.ts';
import type { orderAttributes } from '#domain/orders/attributes.ts';
import type { OrderKind } from '#domain/orders/kinds.ts';
import { type OrderLine, readOrderLines } from '#domain/orders/line.ts';
import { formatOrderNumber } from '#domain/orders/number.ts';
import { type Bill, TAX_PERCENT } from '#domain/orders/pricing.ts';
import type { OrderStatus } from '#domain/orders/statuses.ts';
import { billOfDocument } from '#domain/orders/stored-bill.ts';
import type { PaymentMethod } from '#domain/payments/methods.ts';
import { readTaxTerms } from '#domain/taxes/seller.ts';

/** The data of an order that a ticket or a bill shows. */
export interface PrintedOrder {
  /** '#1042'. */
  number: string;
  kind: OrderKind;
  status: OrderStatus;
  orderedOn: Date;
  promisedAt: Date | null;
  /** The time that the customer chose when ordering ahead. */
  scheduledFor: Date | null;
  lines: readonly OrderLine[];
  note: string | null;
  /** Whether cutlery comes with it. */
  cutlery: boolean;
  paymentMethod: PaymentMethod;
  /** No money moves for it (PAY-7). */
  testPayment: boolean;
  bill: Bill;
  taxPercent: number;
  /** The seller's GST number; empty: none. */
  gstin?: string;
  customerName: string | null;
  customerPhone: string | null;
  address: string | null;
  deliveryInstructions: string | null;
}

/** The part of it that a ticket shows. */
export type PrintedTicket = Omit<PrintedOrder, 'bill' | 'taxPercent' | 'gstin'> & {
  bill: Pick<Bill, 'total'>;
};

/** Data that a sheet needs besides the order's document. */
export interface PrintFacts {
  /** The type of each dish by its id; deleted dishes are missing. */
  types: Readonly<Record<string, DishType>>;
  /** Whether the order is paid, but for what is due. */
  isPaid: boolean;
  /** The amount that is still to be paid. */
  due: Paise;
  /** The link to pay it by UPI; left out: none. */
  upiLink?: string;
  /** The number of the copy; from 2 on the sheet says that it is a reprint (PRINT-3). */
  copy: number;
  printedAt: Date;
  /** The kitchen's time zone. */
  timeZone: string;
  /** An order counts as late this long after its promised time. */
  lateAfterMinutes: number;
  /** What the shop is called. */
  shopName: string;
  /** The kitchen's food licence, for bills; empty or left out: none. */
  fssai?: string;
}

/** Reads the printed data from an order's document; lines that cannot be read are left out. */
export function readPrintedOrder(document: WireData<typeof orderAttributes>): PrintedOrder {
  const { kind, orderedOn, promisedAt, paymentMethod } = document;
  return {
    number: formatOrderNumber(document.number ?? 0),
    kind,
    status: document.status,
    orderedOn: new Date(orderedOn),
    promisedAt: promisedAt === null ? null : new Date(promisedAt),
    scheduledFor: document.scheduledFor === null ? null : new Date(document.scheduledFor),
    lines: readOrderLines(document.items),
    note: document.note || null,
    // Servers of earlier versions, from which a printer's agent may read, do not know it.
    cutlery: document.cutlery ?? false,
    paymentMethod,
    testPayment: document.testPayment ?? false,
    bill: billOfDocument(document),
    taxPercent: document.termsTaxPercent ?? TAX_PERCENT,
    gstin: readTaxTerms(document.termsTax ?? [])[0]?.gstin ?? '',
    customerName: document.customerName || null,
    customerPhone: document.customerPhone || null,
    address: document.address || null,
    deliveryInstructions: document.deliveryInstructions || null,
  };
}
