import { NOTHING, type Paise, paise, percentToRupee, sum, times } from '#domain/money.ts';
import type { OrderKind } from './lifecycle.ts';

/** Charged on every order with something in it (BILL-1). */
const DELIVERY_FEE = paise(4000);
/** Tax on the subtotal, in percent (BILL-3). */
export const TAX_PERCENT = 5;

export interface PricedLine {
  /** For one. */
  price: Paise;
  quantity: number;
  /** False while the dish cannot be ordered: the line is not charged. */
  isAvailable?: boolean;
}

export interface Pricing {
  /** Subtotals above this travel free; undefined means none do. */
  freeDeliveryAbove: Paise | undefined;
}

/** Everything that prices an order beside its lines. */
export interface PriceTerms extends Pricing {
  /** Charged on what does not travel free. */
  deliveryFee: Paise;
  /** On the subtotal. */
  taxPercent: number;
}

export interface Bill {
  subtotal: Paise;
  deliveryFee: Paise;
  tax: Paise;
  total: Paise;
}

/** What one line comes to. */
export function lineTotal(line: PricedLine): Paise {
  return times(line.price, line.quantity);
}

/** The terms of today; what the customer fetches costs no delivery. */
export function termsFor(kind: OrderKind, { freeDeliveryAbove }: Pricing): PriceTerms {
  return {
    deliveryFee: kind === 'pickup' ? NOTHING : DELIVERY_FEE,
    freeDeliveryAbove,
    taxPercent: TAX_PERCENT,
  };
}

/**
 * Prices lines by given terms (BILL-3). Tax is on the subtotal alone, rounded to a whole rupee. What cannot be ordered
 * counts for nothing, not even towards free delivery.
 */
export function priceLines(lines: readonly PricedLine[], terms: PriceTerms): Bill {
  const subtotal = sum(...lines.filter(({ isAvailable }) => isAvailable !== false).map(lineTotal));
  const free = terms.freeDeliveryAbove !== undefined && subtotal > terms.freeDeliveryAbove;
  const deliveryFee = subtotal > 0 && !free ? terms.deliveryFee : NOTHING;
  const tax = percentToRupee(subtotal, terms.taxPercent);
  return { subtotal, deliveryFee, tax, total: sum(subtotal, deliveryFee, tax) };
}

/** Prices a cart for delivery by the terms of today: the cart page and checkout call this one. */
export function priceCart(lines: readonly PricedLine[], pricing: Pricing): Bill {
  return priceLines(lines, termsFor('delivery', pricing));
}
