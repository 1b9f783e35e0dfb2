import { type Paise, paise, percentToRupee, sum, times, ZERO_PAISE } from '#domain/money.ts';
import type { OrderKind } from './lifecycle.ts';

/** Tax on the subtotal, in percent (BILL-3). */
export const TAX_PERCENT = 5;

export interface PricedLine {
  /** The price of one. */
  price: Paise;
  quantity: number;
  /** False while the dish cannot be ordered; such a line costs nothing. */
  isAvailable?: boolean;
}

/** The kitchen's charges besides the dishes, in paise. */
interface Charges {
  /** The fee when delivery is not free (BILL-1). */
  deliveryFee: Paise;
  /** Delivery is free for subtotals above this amount; undefined: it is never free (BILL-2). */
  freeDeliveryAbove: Paise | undefined;
  /** Charged once for each order; 0: nothing (BILL-9). */
  packing: Paise;
}

/** The current charges, and what an order must come to. */
export interface Pricing extends Charges {
  /** The least subtotal of an order that is delivered; 0: any (BILL-10). */
  minimumOrder: Paise;
}

/** Everything that decides the price of an order apart from its lines. */
export interface PriceTerms extends Charges {
  /** What an order pays by now for its delivery: a change never makes it more. */
  deliveryFeeAtMost?: Paise;
  /** Tax on the subtotal, in percent. */
  taxPercent: number;
}

export interface Bill {
  subtotal: Paise;
  deliveryFee: Paise;
  /** Missing if packing is not charged, so that bills have no line of ₹0 for it. */
  packing?: Paise;
  tax: Paise;
  total: Paise;
}

/** A bill's part about packing, in paise: nothing if it is not charged. */
export const packingPart = (packing: Paise): Pick<Bill, 'packing'> => (packing > 0 ? { packing } : {});

/** The price of a line in paise: the price of one times the quantity. */
export function lineTotal(line: PricedLine): Paise {
  return times(line.price, line.quantity);
}

/** The current terms for an order. A pickup has no delivery fee (BILL-1, LIFE-8). */
export function termsFor(kind: OrderKind, { deliveryFee, freeDeliveryAbove, packing }: Pricing): PriceTerms {
  return {
    deliveryFee: kind === 'pickup' ? ZERO_PAISE : deliveryFee,
    freeDeliveryAbove,
    packing,
    taxPercent: TAX_PERCENT,
  };
}

/** What the dishes of an order lack for the minimum order, in paise; 0 for a pickup, which has none (BILL-10). */
export function missingForMinimum(kind: OrderKind, subtotal: Paise, { minimumOrder }: Pricing): Paise {
  return kind === 'pickup' ? ZERO_PAISE : paise(Math.max(0, minimumOrder - subtotal));
}

/** The terms stored in an order; all except the fee are null for older orders. */
export interface StoredTerms {
  /** The fee of the order's current bill. */
  deliveryFee: Paise;
  /** The packing charge of the order's current bill; missing if there is none. */
  packing?: Paise;
  termsDeliveryFee: Paise | null;
  termsFreeDeliveryAbove: Paise | null;
  termsTaxPercent: number | null;
}

/**
 * The terms for a change of an order: those it was placed with (CHANGE-4). The fee is never more than in the current bill,
 * so delivery stays free if a removed line takes the subtotal below the limit.
 */
export function termsOfOrder(order: StoredTerms): PriceTerms {
  const { deliveryFee, packing, termsDeliveryFee, termsFreeDeliveryAbove, termsTaxPercent } = order;
  return {
    deliveryFee: termsDeliveryFee ?? deliveryFee,
    deliveryFeeAtMost: deliveryFee,
    freeDeliveryAbove: termsFreeDeliveryAbove ?? undefined,
    packing: packing ?? ZERO_PAISE,
    taxPercent: termsTaxPercent ?? TAX_PERCENT,
  };
}

/** Whether delivery is free for a subtotal in paise: above the limit, not at it (BILL-2). */
export function isDeliveryFree(
  subtotal: Paise,
  { freeDeliveryAbove }: Pick<Charges, 'freeDeliveryAbove'>,
): boolean {
  return freeDeliveryAbove !== undefined && subtotal > freeDeliveryAbove;
}

/** The delivery fee of an order with this subtotal. A rule for it that depends on lines and terms belongs here. */
function deliveryFeeFor(subtotal: Paise, terms: PriceTerms): Paise {
  return subtotal === 0 || isDeliveryFree(subtotal, terms) ? ZERO_PAISE : terms.deliveryFee;
}

/**
 * The bill for lines by given terms (BILL-3), in paise. Tax is on the subtotal only, rounded to a whole rupee. Unavailable
 * dishes cost nothing and do not count towards free delivery (BILL-6). An order that costs nothing has no charges.
 */
export function priceLines(lines: readonly PricedLine[], terms: PriceTerms): Bill {
  const subtotal = sum(...lines.filter(({ isAvailable }) => isAvailable !== false).map(lineTotal));
  const fee = deliveryFeeFor(subtotal, terms);
  const deliveryFee = paise(Math.min(fee, terms.deliveryFeeAtMost ?? fee));
  const packing = subtotal > 0 ? terms.packing : ZERO_PAISE;
  const tax = percentToRupee(subtotal, terms.taxPercent);
  const total = sum(subtotal, deliveryFee, packing, tax);
  return { subtotal, deliveryFee, ...packingPart(packing), tax, total };
}

/** The bill for a cart by the current terms, in paise. For the cart page and checkout. */
export function priceCart(
  lines: readonly PricedLine[],
  pricing: Pricing,
  kind: OrderKind = 'delivery',
): Bill {
  return priceLines(lines, termsFor(kind, pricing));
}
