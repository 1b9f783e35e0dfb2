import { afterCoupons, type CouponTerms, discountOf, givesFreeDelivery } from '#domain/coupons/discount.ts';
import { type Paise, paise, percentToRupee, roundToRupee, sum, times, ZERO_PAISE } from '#domain/money.ts';
import { type TaxPart, taxOf, taxParts } from '#domain/taxes/parts.ts';
import { type DishTax, roundsTotal, SPECIFICATION, type TaxTerms } from '#domain/taxes/seller.ts';
import type { OrderKind } from './kinds.ts';
import { availableLines, subtotalOf } from './line-total.ts';

/** Tax on the subtotal of a seller who has chosen no kind, in percent (BILL-3). */
export const TAX_PERCENT = 5;

export interface PricedLine extends DishTax {
  /** The dish, for coupons. */
  dishId?: string;
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
  /** Charged besides for each dish of an order, counting quantities; 0: nothing (BILL-11). */
  packingPerDish: Paise;
  /** The metres of road that the fee is for; missing if the fee does not depend on the distance (AREA-12). */
  deliveryMetres?: number;
}

/** The current charges, and what an order must come to. */
export interface Pricing extends Charges {
  /** The least subtotal of an order that is delivered; 0: any (BILL-10). */
  minimumOrder: Paise;
  /** Whether customers may add a tip (BILL-12). */
  tips: boolean;
  /** Who sells, and the rate of a regular seller's dishes without their own, in percent. */
  tax: TaxTerms & { taxPercent: number };
}

/** Everything that decides the price of an order apart from its lines. */
export interface PriceTerms extends Charges {
  /** What an order pays by now for its delivery: a change never makes it more. */
  deliveryFeeAtMost?: Paise;
  /** Tax on dishes without a rate of their own, in percent. */
  taxPercent: number;
  tax: TaxTerms;
  /** What the customer adds for the team; 0: nothing (BILL-12). */
  tip: Paise;
  /** The order's coupons (COUPON-2). */
  coupons: readonly CouponTerms[];
}

export interface Bill {
  subtotal: Paise;
  /** What coupons take off the subtotal; missing if they take nothing. */
  discount?: Paise;
  deliveryFee: Paise;
  /** The metres of road that the fee is for; missing if it does not depend on them. */
  deliveryMetres?: number;
  /** Missing if packing is not charged, so that bills have no line of ₹0 for it. */
  packing?: Paise;
  tax: Paise;
  /** The tax by rate and code; its sum is `tax`. Empty if the seller charges none, missing for the single line of BILL-3. */
  taxes?: readonly TaxPart[];
  /** What rounding the bill to a rupee adds, tip apart; negative if it takes off. Missing if it does nothing. */
  roundOff?: Paise;
  /** Missing without a tip. */
  tip?: Paise;
  total: Paise;
}

/** The parts that most bills lack. */
type RarePart = 'discount' | 'packing' | 'tip';

/** The parts of a bill that most bills lack, in paise: each is there only if it is more than nothing. */
export const rareParts = ({ discount, packing, tip }: Record<RarePart, Paise>): Pick<Bill, RarePart> => ({
  ...(discount > 0 ? { discount } : {}),
  ...(packing > 0 ? { packing } : {}),
  ...(tip > 0 ? { tip } : {}),
});

/** What a customer adds to an order besides its lines. */
export interface Extras {
  /** In paise; it is left out if the kitchen takes no tips. */
  tip?: Paise | undefined;
  coupons?: readonly CouponTerms[];
}

/** The rate of dishes without their own, in percent. */
function percentOf({ sellerKind, taxPercent }: Pricing['tax']): number {
  if (sellerKind === 'specification') return TAX_PERCENT;
  return sellerKind === 'regular' ? taxPercent : 0;
}

/** The current terms for an order. A pickup has no delivery fee (BILL-1, LIFE-8). */
export function termsFor(
  kind: OrderKind,
  pricing: Pricing,
  { tip = ZERO_PAISE, coupons = [] }: Extras = {},
): PriceTerms {
  const { deliveryFee, deliveryMetres, freeDeliveryAbove, packing, packingPerDish, tips, tax } = pricing;
  return {
    deliveryFee: kind === 'pickup' ? ZERO_PAISE : deliveryFee,
    ...(kind === 'delivery' && deliveryMetres !== undefined && { deliveryMetres }),
    freeDeliveryAbove,
    packing,
    packingPerDish,
    taxPercent: percentOf(tax),
    tax: { ...tax, roundsTotal: true },
    tip: tips ? tip : ZERO_PAISE,
    coupons,
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
  tip?: Paise | null;
  termsDeliveryFee: Paise | null;
  deliveryMetres?: number | null;
  termsFreeDeliveryAbove: Paise | null;
  termsTaxPercent: number | null;
  /** For each order and for each dish; null or missing for older orders. */
  termsPacking?: Paise | null;
  termsPackingPerDish?: Paise | null;
  termsCoupons?: readonly CouponTerms[];
  /** Missing or empty: BILL-3. */
  termsTax?: readonly TaxTerms[];
}

/**
 * The terms for a change of an order: those it was placed with (CHANGE-4). The fee is never more than in the current bill,
 * so delivery stays free if a removed line takes the subtotal below the limit.
 */
export function termsOfOrder(order: StoredTerms): PriceTerms {
  const { deliveryFee, packing, tip, termsDeliveryFee, termsFreeDeliveryAbove, termsTaxPercent } = order;
  const { deliveryMetres } = order;
  return {
    deliveryFee: termsDeliveryFee ?? deliveryFee,
    deliveryFeeAtMost: deliveryFee,
    ...(typeof deliveryMetres === 'number' && { deliveryMetres }),
    freeDeliveryAbove: termsFreeDeliveryAbove ?? undefined,
    packing: order.termsPacking ?? packing ?? ZERO_PAISE,
    packingPerDish: order.termsPackingPerDish ?? ZERO_PAISE,
    taxPercent: termsTaxPercent ?? TAX_PERCENT,
    tax: order.termsTax?.[0] ?? SPECIFICATION,
    tip: tip ?? ZERO_PAISE,
    coupons: order.termsCoupons ?? [],
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
  const isFree = isDeliveryFree(subtotal, terms) || givesFreeDelivery(terms.coupons);
  return subtotal === 0 || isFree ? ZERO_PAISE : terms.deliveryFee;
}

/** What the tax of a bill is on; amounts in paise. */
interface Taxable {
  available: readonly PricedLine[];
  /** What is left to pay of each line after coupons. */
  left: readonly Paise[];
  discounted: Paise;
  deliveryFee: Paise;
  packing: Paise;
}

type TaxAndTotal = Pick<Bill, 'tax' | 'taxes' | 'roundOff' | 'total'>;

/** The tax of a bill by the kind of its seller, and what it comes to without a tip (BILL-3, GST-1). */
function taxed(taxable: Taxable, { tax: terms, taxPercent }: PriceTerms): TaxAndTotal {
  const { available, left, discounted, deliveryFee, packing } = taxable;
  const untaxed = sum(discounted, deliveryFee, packing);
  if (terms.sellerKind === 'specification') {
    const tax = percentToRupee(discounted, taxPercent);
    return { tax, total: sum(untaxed, tax) };
  }
  const lines = available.map((line, index) => ({ ...line, left: left[index] ?? ZERO_PAISE }));
  const charged = { lines, deliveryFee, packing };
  const taxes = terms.sellerKind === 'regular' ? taxParts(charged, taxPercent, terms) : [];
  const tax = taxOf(taxes);
  const exact = sum(untaxed, tax);
  const total = roundsTotal(terms) ? roundToRupee(exact) : exact;
  return { tax, taxes, ...(total !== exact && { roundOff: paise(total - exact) }), total };
}

/**
 * The bill for lines by given terms, in paise. Tax is on what is left of the dishes after coupons; a regular seller may tax
 * charges too. Unavailable dishes cost nothing and do not count towards free delivery (BILL-6). An order that costs nothing
 * has no charges.
 */
export function priceLines(lines: readonly PricedLine[], terms: PriceTerms): Bill {
  const available = availableLines(lines);
  const subtotal = subtotalOf(lines);
  const fee = deliveryFeeFor(subtotal, terms);
  const deliveryFee = paise(Math.min(fee, terms.deliveryFeeAtMost ?? fee));
  const dishes = available.reduce((count, { quantity }) => count + quantity, 0);
  const packing = subtotal > 0 ? sum(terms.packing, times(terms.packingPerDish, dishes)) : ZERO_PAISE;
  const tip = subtotal > 0 ? terms.tip : ZERO_PAISE;
  const left = afterCoupons(available, terms.coupons);
  const discount = discountOf(available, terms.coupons);
  const discounted = paise(subtotal - discount);
  const { total, ...tax } = taxed({ available, left, discounted, deliveryFee, packing }, terms);
  return {
    subtotal,
    deliveryFee,
    ...(terms.deliveryMetres !== undefined && { deliveryMetres: terms.deliveryMetres }),
    ...rareParts({ discount, packing, tip }),
    ...tax,
    total: sum(total, tip),
  };
}

/** The bill for a cart by the current terms, in paise. For the cart page and checkout. */
export function priceCart(
  lines: readonly PricedLine[],
  pricing: Pricing,
  kind: OrderKind = 'delivery',
  extras?: Extras,
): Bill {
  return priceLines(lines, termsFor(kind, pricing, extras));
}
