import { type Paise, paise, sum, times, ZERO_PAISE } from '#domain/money.ts';
import { type PricedLine, type PriceTerms, priceLines } from '#domain/orders/pricing.ts';

// The lines of a meal's order: dishes of the day that cost together what the plan says, with everything in it (PLAN-8).

/**
 * The terms of a meal's order: the plan's price has delivery and packing in it, and the tax of a regular seller. A seller who
 * has not said what they are for GST charges none beside it.
 */
export const planTerms = (terms: PriceTerms): PriceTerms => ({
  ...terms,
  deliveryFee: ZERO_PAISE,
  freeDeliveryAbove: undefined,
  packing: ZERO_PAISE,
  packingPerDish: ZERO_PAISE,
  taxPercent: terms.tax.sellerKind === 'specification' ? 0 : terms.taxPercent,
  tip: ZERO_PAISE,
  coupons: [],
});

/** Parts that are at most this far off are corrected on one portion; more tries change nothing. */
const TRIES = 3;

const percentOf = (line: PricedLine, { tax, taxPercent }: PriceTerms): number =>
  tax.sellerKind === 'regular' ? (line.taxPercent ?? taxPercent) : 0;

const withoutTax = (amount: number, percent: number): Paise =>
  paise(Math.round((amount * 100) / (100 + percent)));

/** The lines with one portion in a line of its own, at the end, which takes what the others' prices leave over. */
function withOnePortion<Line extends PricedLine>(lines: readonly Line[]): Line[] {
  const single = lines.findIndex(({ quantity }) => quantity === 1);
  const at = Math.max(0, single);
  const chosen = lines[at];
  if (!chosen) return [];
  const others = lines.filter((_, index) => index !== at);
  const rest = chosen.quantity > 1 ? [{ ...chosen, quantity: chosen.quantity - 1 }] : [];
  return [...others, ...rest, { ...chosen, quantity: 1 }];
}

/**
 * The lines of a meal with prices that come to `total` on the bill, tax included, in the proportions of the dishes' own
 * prices. A dish may have two lines, of which one has a single portion.
 * @param total whole rupees, in paise
 * @param extra lines that keep their prices, and what they cost together; the bill comes to both
 */
export function linesFor<Line extends PricedLine>(
  dishes: readonly Line[],
  total: Paise,
  terms: PriceTerms,
  extra: { lines: readonly Line[]; cost: Paise } = { lines: [], cost: ZERO_PAISE },
): Line[] {
  const lines = withOnePortion(dishes);
  const weights = lines.map(({ price, quantity }) => Math.max(1, price) * quantity);
  const all = weights.reduce((so, weight) => so + weight, 0);
  const gross = lines.map(({ quantity }, index) =>
    paise(Math.floor((total * (weights[index] ?? 0)) / all / quantity)),
  );
  const given = sum(...lines.map(({ quantity }, index) => times(gross[index] ?? ZERO_PAISE, quantity)));
  const priced = lines.map((line, index) => {
    const over = index === lines.length - 1 ? total - given : 0;
    return { ...line, price: withoutTax((gross[index] ?? 0) + over, percentOf(line, terms)) };
  });
  const last = priced.at(-1);
  for (let tries = 0; last && tries < TRIES; tries++) {
    const bill = priceLines([...priced, ...extra.lines], terms);
    const off = total + extra.cost - (bill.total - (bill.roundOff ?? 0));
    last.price = paise(Math.max(0, last.price + withoutTax(off, percentOf(last, terms))));
  }
  return [...priced, ...extra.lines];
}
