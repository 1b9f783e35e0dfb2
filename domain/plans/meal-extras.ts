import { type Paise, paise, roundToRupee, ZERO_PAISE } from '#domain/money.ts';
import { jsonFields } from '#domain/option-groups/json-fields.ts';
import { type PricedLine, type Pricing, priceLines, TAX_PERCENT, termsFor } from '#domain/orders/pricing.ts';
import type { RecordCodec } from '#domain/rows/row.ts';
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

/**
 * Extra dishes at their prices: as many of a dish as the meal had keep theirs, and each more costs what the menu says now (PLAN-55).
 * A dish has a line for each price.
 * @param known what the meal had
 * @param priceNow what one of a dish costs on the menu; undefined: it is not there
 */
export function extrasAtPrices(
  asked: readonly ServedDish[],
  known: readonly MealExtra[],
  priceNow: (dishId: string) => Paise | undefined,
): MealExtra[] {
  return asked.flatMap(({ dishId, quantity }) => {
    let more = quantity;
    const kept = known.flatMap((each) => {
      const still = each.dishId === dishId ? Math.min(more, each.quantity) : 0;
      more -= still;
      return still > 0 ? [{ ...each, quantity: still }] : [];
    });
    const price = priceNow(dishId) ?? kept.at(-1)?.price ?? ZERO_PAISE;
    const last = kept.at(-1);
    if (more === 0) return kept;
    if (last?.price !== price) return [...kept, { dishId, quantity: more, price }];
    return [...kept.slice(0, -1), { ...last, quantity: last.quantity + more }];
  });
}

/** How many of each dish a meal has, whatever each has cost. */
export function extrasByDish<Extra extends ServedDish>(extras: readonly Extra[]): Extra[] {
  const byDish = new Map<string, Extra>();
  for (const extra of extras) {
    const before = byDish.get(extra.dishId);
    byDish.set(extra.dishId, before ? { ...before, quantity: before.quantity + extra.quantity } : extra);
  }
  return [...byDish.values()];
}

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
