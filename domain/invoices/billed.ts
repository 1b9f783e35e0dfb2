import { type Paise, paise, sum, ZERO_PAISE } from '#domain/money.ts';
import { freeCancelUntil } from '#domain/orders/cancelling.ts';
import { statusOf, type TimedOrder } from '#domain/orders/status.ts';
import { rowOf } from '#domain/orders/statuses.ts';
import type { OrderMode } from '#domain/site/kitchen-settings.ts';
import type { TaxPart } from '#domain/taxes/parts.ts';
import type { SellerKind, TaxTerms } from '#domain/taxes/seller.ts';
import { type Amounts, totalOf } from './amounts.ts';
import type { InvoiceKind } from './numbers.ts';

/** What an order's invoice says of its bill, and when it is issued. */

/** The bill of an order, in paise. */
export interface BilledOrder {
  subtotal: Paise;
  discount: Paise | null;
  deliveryFee: Paise;
  packing: Paise;
  tip: Paise | null;
  taxes: readonly TaxPart[];
  totalAmount: Paise;
}

const KINDS: Record<SellerKind, Exclude<InvoiceKind, 'creditNote'> | undefined> = {
  specification: undefined,
  unregistered: undefined,
  composition: 'billOfSupply',
  regular: 'invoice',
};

/** The document that a seller of this kind issues; undefined: none (INVOICE-1). */
export const invoiceKindFor = (kind: SellerKind) => KINDS[kind];

/**
 * What the invoice of an order comes to: its taxed parts, what bears no tax, and the rounding that makes it the order's
 * total. A seller who collects no tax names the code of food.
 */
export function billedAmounts(order: BilledOrder, { sellerKind, sac }: TaxTerms): Amounts {
  const dishes = paise(order.subtotal - (order.discount ?? ZERO_PAISE));
  const sold = { dishes, delivery: order.deliveryFee, packing: order.packing } as const;
  const untaxed = (['dishes', 'delivery', 'packing'] as const).flatMap((taxed): TaxPart[] => {
    const inParts = order.taxes.filter((part) => part.taxed === taxed).map(({ taxable }) => taxable);
    const taxable = paise(sold[taxed] - sum(...inParts));
    const hsnCode = taxed === 'dishes' && sellerKind === 'composition' ? sac : '';
    return taxable > 0 ? [{ taxed, percent: 0, hsnCode, taxable, cgst: ZERO_PAISE, sgst: ZERO_PAISE }] : [];
  });
  const exact = { parts: [...order.taxes, ...untaxed], tip: order.tip ?? ZERO_PAISE, roundOff: ZERO_PAISE };
  return { ...exact, roundOff: paise(order.totalAmount - totalOf(exact)) };
}

/**
 * Whether an order may have its invoice (INVOICE-3): when the kitchen has it ready, or by its age once the customer may no
 * longer cancel.
 */
export function mayHaveInvoice(order: TimedOrder, now: Date, mode: OrderMode): boolean {
  const { status, byAge } = statusOf(order, now, mode);
  if (byAge) return now >= freeCancelUntil(order);
  return rowOf(status).invoiced;
}
