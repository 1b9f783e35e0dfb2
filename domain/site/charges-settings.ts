import * as v from 'valibot';
import { PAGE_DEFAULTS } from './page-defaults.ts';

/** Charges besides the dishes. Everybody may read them. */
export interface ChargesSettings {
  /** What delivery costs when it is not free, in rupees (BILL-1). */
  deliveryFee: number;
  /** Delivery is free for subtotals above this, in rupees; null: it is never free (BILL-2). */
  freeDeliveryAbove: number | null;
  /** The least that the dishes of an order must come to for a delivery, in rupees; 0: any order (BILL-10). */
  minimumOrder: number;
  /** What packing costs, in rupees for each order; 0: nothing (BILL-9). */
  packingPerOrder: number;
  /** What packing costs besides, in rupees for each dish; 0: nothing (BILL-11). */
  packingPerDish: number;
  /** Whether checkout offers to add a tip (BILL-12). */
  tips: boolean;
}

export const CHARGES_DEFAULTS: ChargesSettings = PAGE_DEFAULTS.charges;

/** The largest amount, in rupees. */
const MAX_AMOUNT = 100_000;

/** An amount in rupees, with whole paise. */
export const amount = v.pipe(
  v.number('must be an amount in rupees'),
  v.minValue(0, 'must be 0 or more'),
  v.maxValue(MAX_AMOUNT, `must be at most ${MAX_AMOUNT}`),
  v.check((value) => Number(value.toFixed(2)) === value, 'must be whole paise'),
);

/** The values that may be set. A field that is left out gets its default. */
export const chargesSchema = v.object({
  deliveryFee: v.optional(amount, CHARGES_DEFAULTS.deliveryFee),
  freeDeliveryAbove: v.optional(v.nullable(amount), CHARGES_DEFAULTS.freeDeliveryAbove),
  minimumOrder: v.optional(amount, CHARGES_DEFAULTS.minimumOrder),
  packingPerOrder: v.optional(amount, CHARGES_DEFAULTS.packingPerOrder),
  packingPerDish: v.optional(amount, CHARGES_DEFAULTS.packingPerDish),
  tips: v.optional(v.boolean('must be true or false'), CHARGES_DEFAULTS.tips),
});
