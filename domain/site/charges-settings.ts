import * as v from 'valibot';
import { type Paise, rupees, toPaise } from '#domain/money.ts';

/** What is charged beside the dishes. Everybody may read it. */
export interface ChargesSettings {
  /** Subtotals above this travel free, in rupees; null means none do. */
  freeDeliveryAbove: number | null;
}

export const CHARGES_DEFAULTS: ChargesSettings = { freeDeliveryAbove: 500 };

/** In rupees. */
const MOST = 100_000;

const amount = v.pipe(
  v.number('must be an amount in rupees'),
  v.minValue(0, 'must be 0 or more'),
  v.maxValue(MOST, `must be at most ${MOST}`),
  v.check((value) => Number(value.toFixed(2)) === value, 'must be whole paise'),
);

/** What may be set; whatever is left out has its default. */
export const chargesSchema = v.object({
  freeDeliveryAbove: v.optional(v.nullable(amount), CHARGES_DEFAULTS.freeDeliveryAbove),
});

/** The same as `priceCart` asks for it; undefined means that no order travels free. */
export function pricingOf({ freeDeliveryAbove }: ChargesSettings): { freeDeliveryAbove: Paise | undefined } {
  return {
    freeDeliveryAbove: freeDeliveryAbove === null ? undefined : toPaise(rupees(freeDeliveryAbove)),
  };
}
