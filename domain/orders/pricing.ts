import { NOTHING, type Paise, paise, percentToRupee, sum, times } from '#domain/money.ts';

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

/**
 * Prices a cart (BILL-3): the cart page, checkout and the server all call this one. Tax is on the subtotal alone,
 * rounded to a whole rupee. What cannot be ordered counts for nothing, not even towards free delivery.
 */
export function priceCart(lines: readonly PricedLine[], pricing: Pricing): Bill {
  const subtotal = sum(...lines.filter(({ isAvailable }) => isAvailable !== false).map(lineTotal));
  const free = pricing.freeDeliveryAbove !== undefined && subtotal > pricing.freeDeliveryAbove;
  const deliveryFee = subtotal > 0 && !free ? DELIVERY_FEE : NOTHING;
  const tax = percentToRupee(subtotal, TAX_PERCENT);
  return { subtotal, deliveryFee, tax, total: sum(subtotal, deliveryFee, tax) };
}
