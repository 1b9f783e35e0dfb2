import { roundToRupee } from '#domain/money.ts';

/** Charged on every order with something in it, in paise (BILL-1). */
const DELIVERY_FEE = 4000;
/** Tax on the subtotal, in percent (BILL-3). */
export const TAX_PERCENT = 5;

export interface PricedLine {
  /** Paise for one. */
  price: number;
  quantity: number;
}

export interface Pricing {
  /** Subtotals above this many paise travel free; undefined means none do. */
  freeDeliveryAbove: number | undefined;
}

/** All amounts in paise. */
export interface Bill {
  subtotal: number;
  deliveryFee: number;
  tax: number;
  total: number;
}

/** What one line comes to, in paise. */
export function lineTotal(line: PricedLine): number {
  return line.price * line.quantity;
}

/**
 * Prices a cart (BILL-3): the cart page, checkout and the server all call this one.
 * Tax is on the subtotal alone, rounded to a whole rupee.
 */
export function priceCart(lines: readonly PricedLine[], pricing: Pricing): Bill {
  const subtotal = lines.reduce((sum, line) => sum + lineTotal(line), 0);
  const free = pricing.freeDeliveryAbove !== undefined && subtotal > pricing.freeDeliveryAbove;
  const deliveryFee = subtotal > 0 && !free ? DELIVERY_FEE : 0;
  const tax = roundToRupee((subtotal * TAX_PERCENT) / 100);
  return { subtotal, deliveryFee, tax, total: subtotal + deliveryFee + tax };
}
