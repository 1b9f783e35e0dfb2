import type { RecordCodec } from '#domain/attributes.ts';
import { type Paise, paise, roundToRupee, ZERO_PAISE } from '#domain/money.ts';
import { jsonFields } from '#domain/option-groups/json-fields.ts';
import { type PricedLine, type Pricing, priceLines, TAX_PERCENT, termsFor } from '#domain/orders/pricing.ts';
import { planTerms } from './meal-lines.ts';
import { type ServedDish, servedCodec } from './menu-attributes.ts';

// Dishes that a customer adds to one planned meal, at the price of the menu (PLAN-55).

/** The most extra dishes of a meal. */
export const MOST_EXTRAS = 6;

/** An extra dish, and the price of one on the menu when it was asked for. The server writes the price. */
export interface MealExtra extends ServedDish {
  price: Paise;
}

export const extraCodec: RecordCodec<MealExtra> = {
  parse(value) {
    const dish = servedCodec.parse(value);
    const { price = 0 } = jsonFields(value) ?? {};
    if (!dish || typeof price !== 'number' || !Number.isSafeInteger(price) || price < 0) return undefined;
    return { ...dish, price: paise(price) };
  },
  format: (extra) => extra,
};

/** An extra dish as a line of the meal's order. By the specification's tax, prices of plans include it, so this price does too. */
export function extraLine<Line extends PricedLine>(line: Line, { tax }: Pick<Pricing, 'tax'>): Line {
  if (tax.sellerKind !== 'specification') return line;
  return { ...line, price: roundToRupee(paise((line.price * (100 + TAX_PERCENT)) / 100)) };
}

/**
 * What the extra dishes of a meal cost in paise, with tax, rounded to whole rupees.
 * @param lines at the prices of the menu
 */
export function extrasCost(lines: readonly PricedLine[], pricing: Pricing): Paise {
  if (lines.length === 0) return ZERO_PAISE;
  const terms = planTerms(termsFor('delivery', pricing));
  return roundToRupee(
    priceLines(
      lines.map((line) => extraLine(line, pricing)),
      terms,
    ).total,
  );
}
