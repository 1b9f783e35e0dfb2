import { type Paise, type Rupees, toPaise, ZERO_PAISE } from '#domain/money.ts';
import type { WireData } from '#domain/rows/data.ts';
import { readTaxParts, type TaxPart } from '#domain/taxes/parts.ts';
import { readTaxTerms, storedTaxTerms, type TaxTerms } from '#domain/taxes/seller.ts';
import type { orderAttributes } from './attributes.ts';
import { type Bill, type PriceTerms, rareParts } from './pricing.ts';

/** The amounts of a bill as an order or a revision stores them, in paise; older orders lack some. */
export interface StoredBill {
  subtotal: Paise | null;
  discount: Paise | null;
  deliveryFee: Paise | null;
  deliveryMetres?: number | null;
  packing: Paise | null;
  tip: Paise | null;
  tax: Paise | null;
  taxes: readonly TaxPart[];
  roundOff: Paise | null;
  totalAmount: Paise | null;
}

/** The bill of a stored order, in paise. `termsTax` are the order's tax terms. */
export function storedBill(stored: StoredBill, termsTax: readonly TaxTerms[]): Bill {
  const { subtotal, discount, deliveryFee, packing, tip, tax, taxes, roundOff, totalAmount } = stored;
  const { deliveryMetres } = stored;
  return {
    subtotal: subtotal ?? ZERO_PAISE,
    deliveryFee: deliveryFee ?? ZERO_PAISE,
    ...(typeof deliveryMetres === 'number' && { deliveryMetres }),
    ...rareParts({
      discount: discount ?? ZERO_PAISE,
      packing: packing ?? ZERO_PAISE,
      tip: tip ?? ZERO_PAISE,
    }),
    tax: tax ?? ZERO_PAISE,
    ...(termsTax.length > 0 && { taxes }),
    ...(roundOff && { roundOff }),
    total: totalAmount ?? ZERO_PAISE,
  };
}

/** Null also for what a document of an earlier version lacks. */
export const orNull = (amount: Rupees | null | undefined): Paise | null =>
  amount === null || amount === undefined ? null : toPaise(amount);

/** The attributes of an order's document that its bill is read from. */
export const BILL_ATTRIBUTES = [
  'subtotal',
  'discount',
  'deliveryFee',
  'deliveryMetres',
  'packing',
  'tip',
  'tax',
  'taxes',
  'roundOff',
  'totalAmount',
  'termsTax',
] as const;

/** The bill in an order's document, in paise. A document that a browser kept from before an update has no tax parts. */
export function billOfDocument(
  document: Pick<WireData<typeof orderAttributes>, (typeof BILL_ATTRIBUTES)[number]>,
): Bill {
  const { subtotal, discount, deliveryFee, packing, tip, tax, roundOff, totalAmount } = document;
  const stored = {
    subtotal: orNull(subtotal),
    discount: orNull(discount),
    deliveryFee: orNull(deliveryFee),
    deliveryMetres: document.deliveryMetres ?? null,
    packing: orNull(packing),
    tip: orNull(tip),
    tax: orNull(tax),
    taxes: readTaxParts(document.taxes ?? []),
    roundOff: orNull(roundOff),
    totalAmount: orNull(totalAmount),
  };
  return storedBill(stored, readTaxTerms(document.termsTax ?? []));
}

/** A bill as an order or a revision stores it. */
export const billToStore = (bill: Bill) => ({
  subtotal: bill.subtotal,
  discount: bill.discount ?? null,
  deliveryFee: bill.deliveryFee,
  packing: bill.packing ?? ZERO_PAISE,
  tip: bill.tip ?? null,
  tax: bill.tax,
  taxes: bill.taxes ?? [],
  roundOff: bill.roundOff ?? null,
  totalAmount: bill.total,
});

/** The terms of a bill as an order stores them, for later changes (CHANGE-4). */
export const termsToStore = (terms: PriceTerms) => ({
  couponCodes: terms.coupons.map(({ code }) => code),
  termsDeliveryFee: terms.deliveryFee,
  deliveryMetres: terms.deliveryMetres ?? null,
  termsFreeDeliveryAbove: terms.freeDeliveryAbove ?? null,
  termsTaxPercent: terms.taxPercent,
  termsPacking: terms.packing,
  termsPackingPerDish: terms.packingPerDish,
  termsCoupons: terms.coupons,
  termsTax: storedTaxTerms(terms.tax),
});
