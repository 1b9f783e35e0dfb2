import * as v from 'valibot';
import { type Paise, rupees, toPaise } from '#domain/money.ts';

/** Charges besides the dishes. Everybody may read them. */
export interface ChargesSettings {
  /** Delivery is free for subtotals above this, in rupees; null: it is never free (BILL-2). */
  freeDeliveryAbove: number | null;
}

export const CHARGES_DEFAULTS: ChargesSettings = { freeDeliveryAbove: 500 };

/** The largest amount, in rupees. */
const MAX_AMOUNT = 100_000;

const amount = v.pipe(
  v.number('must be an amount in rupees'),
  v.minValue(0, 'must be 0 or more'),
  v.maxValue(MAX_AMOUNT, `must be at most ${MAX_AMOUNT}`),
  v.check((value) => Number(value.toFixed(2)) === value, 'must be whole paise'),
);

/** The values that may be set. A field that is left out gets its default. */
export const chargesSchema = v.object({
  freeDeliveryAbove: v.optional(v.nullable(amount), CHARGES_DEFAULTS.freeDeliveryAbove),
});

/** The settings in the form that `priceCart` needs: in paise; undefined: delivery is never free. */
export function pricingOf({ freeDeliveryAbove }: ChargesSettings): { freeDeliveryAbove: Paise | undefined } {
  return {
    freeDeliveryAbove: freeDeliveryAbove === null ? undefined : toPaise(rupees(freeDeliveryAbove)),
  };
}
