import * as v from 'valibot';
import { isPincode } from '#domain/pincodes/answer.ts';
import { amount } from './charges-settings.ts';

/** A pincode that the kitchen delivers to, and what differs there. */
export interface DeliveryArea {
  pincode: number;
  /** In rupees, instead of those of the charges. */
  deliveryFee?: number | undefined;
  minimumOrder?: number | undefined;
  /** Minutes that are added to each promise. */
  extraMinutes?: number | undefined;
}

/** Where the kitchen delivers. Everybody may read it. */
export interface DeliverySettings {
  /** Empty: anywhere. */
  areas: DeliveryArea[];
}

/** Anywhere. */
export const DELIVERY_DEFAULTS: DeliverySettings = { areas: [] };

/** Every page contains the areas, so there is a limit. */
const MOST_AREAS = 200;
const MOST_EXTRA_MINUTES = 240;

const area = v.strictObject({
  pincode: v.pipe(
    v.number(),
    v.check((pincode) => isPincode(`${pincode}`)),
  ),
  deliveryFee: v.optional(amount),
  minimumOrder: v.optional(amount),
  extraMinutes: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_EXTRA_MINUTES))),
});

const areas = v.pipe(v.array(area), v.maxLength(MOST_AREAS));
const form = `must be at most ${MOST_AREAS} pincodes of six digits; amounts are in rupees, extra minutes from 0 to ${MOST_EXTRA_MINUTES}`;

/** The values that may be set. A field that is left out gets its default. */
export const deliverySchema = v.object({
  areas: v.optional(
    v.pipe(
      v.custom<DeliveryArea[]>((given) => v.is(areas, given), form),
      v.check(
        (given) => new Set(given.map(({ pincode }) => pincode)).size === given.length,
        'must name each pincode once',
      ),
    ),
    DELIVERY_DEFAULTS.areas,
  ),
});
