import { type Paise, paise, percentToRupee, sum, times, ZERO_PAISE } from '#domain/money.ts';
import type { OrderKind } from './lifecycle.ts';

/** The delivery fee of every order that is not empty (BILL-1). */
const DELIVERY_FEE = paise(4000);
/** Tax on the subtotal, in percent (BILL-3). */
export const TAX_PERCENT = 5;

export interface PricedLine {
  /** The price of one. */
  price: Paise;
  quantity: number;
  /** False while the dish cannot be ordered; such a line costs nothing. */
  isAvailable?: boolean;
}

export interface Pricing {
  /** Delivery is free for subtotals above this amount in paise; undefined: it is never free (BILL-2). */
  freeDeliveryAbove: Paise | undefined;
}

/** Everything that decides the price of an order apart from its lines. */
export interface PriceTerms extends Pricing {
  /** The fee when delivery is not free. */
  deliveryFee: Paise;
  /** What an order pays by now for its delivery: a change never makes it more. */
  deliveryFeeAtMost?: Paise;
  /** Tax on the subtotal, in percent. */
  taxPercent: number;
}

export interface Bill {
  subtotal: Paise;
  deliveryFee: Paise;
  tax: Paise;
  total: Paise;
}

/** The price of a line in paise: the price of one times the quantity. */
export function lineTotal(line: PricedLine): Paise {
  return times(line.price, line.quantity);
}

/** The current terms for an order. A pickup has no delivery fee (BILL-1, LIFE-8). */
export function termsFor(kind: OrderKind, { freeDeliveryAbove }: Pricing): PriceTerms {
  return {
    deliveryFee: kind === 'pickup' ? ZERO_PAISE : DELIVERY_FEE,
    freeDeliveryAbove,
    taxPercent: TAX_PERCENT,
  };
}

/** The terms stored in an order; all except the fee are null for older orders. */
export interface StoredTerms {
  /** The fee of the order's current bill. */
  deliveryFee: Paise;
  termsDeliveryFee: Paise | null;
  termsFreeDeliveryAbove: Paise | null;
  termsTaxPercent: number | null;
}

/**
 * The terms for a change of an order: those it was placed with (CHANGE-4). The fee is never more than in the current bill,
 * so delivery stays free if a removed line takes the subtotal below the limit.
 */
export function termsOfOrder(order: StoredTerms): PriceTerms {
  const { deliveryFee, termsDeliveryFee, termsFreeDeliveryAbove, termsTaxPercent } = order;
  return {
    deliveryFee: termsDeliveryFee ?? deliveryFee,
    deliveryFeeAtMost: deliveryFee,
    freeDeliveryAbove: termsFreeDeliveryAbove ?? undefined,
    taxPercent: termsTaxPercent ?? TAX_PERCENT,
  };
}

/** Whether delivery is free for a subtotal in paise: above the limit, not at it (BILL-2). */
export function isDeliveryFree(subtotal: Paise, { freeDeliveryAbove }: Pricing): boolean {
  return freeDeliveryAbove !== undefined && subtotal > freeDeliveryAbove;
}

/** The delivery fee of an order with this subtotal. A rule for it that depends on lines and terms belongs here. */
function deliveryFeeFor(subtotal: Paise, terms: PriceTerms): Paise {
  return subtotal === 0 || isDeliveryFree(subtotal, terms) ? ZERO_PAISE : terms.deliveryFee;
}

/**
 * The bill for lines by given terms (BILL-3), in paise. Tax is on the subtotal only, rounded to a whole rupee. Unavailable
 * dishes cost nothing and do not count towards free delivery (BILL-6).
 */
export function priceLines(lines: readonly PricedLine[], terms: PriceTerms): Bill {
  const subtotal = sum(...lines.filter(({ isAvailable }) => isAvailable !== false).map(lineTotal));
  const fee = deliveryFeeFor(subtotal, terms);
  const deliveryFee = paise(Math.min(fee, terms.deliveryFeeAtMost ?? fee));
  const tax = percentToRupee(subtotal, terms.taxPercent);
  return { subtotal, deliveryFee, tax, total: sum(subtotal, deliveryFee, tax) };
}

/** The bill for a cart by the current terms, with delivery, in paise. For the cart page and checkout. */
export function priceCart(lines: readonly PricedLine[], pricing: Pricing): Bill {
  return priceLines(lines, termsFor('delivery', pricing));
}
