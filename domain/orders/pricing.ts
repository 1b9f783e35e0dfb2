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
  /** Delivery is free for subtotals above this; undefined: it is never free. */
  freeDeliveryAbove: Paise | undefined;
}

/** Everything but the lines that decides the price of an order. */
export interface PriceTerms extends Pricing {
  /** The fee when delivery is not free. */
  deliveryFee: Paise;
  /** Tax on the subtotal, in percent. */
  taxPercent: number;
}

export interface Bill {
  subtotal: Paise;
  deliveryFee: Paise;
  tax: Paise;
  total: Paise;
}

/** The price of a line: the price of one times the quantity. */
export function lineTotal(line: PricedLine): Paise {
  return times(line.price, line.quantity);
}

/** Today's terms for an order. Pickup costs no delivery fee. */
export function termsFor(kind: OrderKind, { freeDeliveryAbove }: Pricing): PriceTerms {
  return {
    deliveryFee: kind === 'pickup' ? ZERO_PAISE : DELIVERY_FEE,
    freeDeliveryAbove,
    taxPercent: TAX_PERCENT,
  };
}

/** What an order keeps of the terms it was placed with; all but the fee are null for older orders. */
export interface StoredTerms {
  /** The fee that the order pays by now. */
  deliveryFee: Paise;
  termsDeliveryFee: Paise | null;
  termsFreeDeliveryAbove: Paise | null;
  termsTaxPercent: number | null;
}

/**
 * The terms for a change of an order: those it was placed with. The fee is never more than what the order pays by now, so
 * that delivery stays free when a removed line takes the subtotal below the limit.
 */
export function termsOfOrder(order: StoredTerms): PriceTerms {
  const { deliveryFee, termsDeliveryFee, termsFreeDeliveryAbove, termsTaxPercent } = order;
  return {
    deliveryFee: paise(Math.min(deliveryFee, termsDeliveryFee ?? deliveryFee)),
    freeDeliveryAbove: termsFreeDeliveryAbove ?? undefined,
    taxPercent: termsTaxPercent ?? TAX_PERCENT,
  };
}

/** Whether delivery is free for a subtotal: above the limit, not at it. */
export function isDeliveryFree(subtotal: Paise, { freeDeliveryAbove }: Pricing): boolean {
  return freeDeliveryAbove !== undefined && subtotal > freeDeliveryAbove;
}

/**
 * The bill for lines by given terms (BILL-3). Tax is on the subtotal only, rounded to a whole rupee. Unavailable
 * dishes cost nothing and do not count towards free delivery.
 */
export function priceLines(lines: readonly PricedLine[], terms: PriceTerms): Bill {
  const subtotal = sum(...lines.filter(({ isAvailable }) => isAvailable !== false).map(lineTotal));
  const deliveryFee = subtotal > 0 && !isDeliveryFree(subtotal, terms) ? terms.deliveryFee : ZERO_PAISE;
  const tax = percentToRupee(subtotal, terms.taxPercent);
  return { subtotal, deliveryFee, tax, total: sum(subtotal, deliveryFee, tax) };
}

/** The bill for a cart by today's terms, with delivery. The cart page and checkout call this. */
export function priceCart(lines: readonly PricedLine[], pricing: Pricing): Bill {
  return priceLines(lines, termsFor('delivery', pricing));
}
