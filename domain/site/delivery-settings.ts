import * as v from 'valibot';
import { isPincode } from '#domain/pincodes/answer.ts';
import { amountRule } from './rules/numbers.ts';
import { field, type Section, type ValuesOf } from './setting-rows.ts';

/** A pincode that the kitchen delivers to, and what differs there. */
export interface DeliveryArea {
  pincode: number;
  /** In rupees, instead of those of the charges. */
  deliveryFee?: number | undefined;
  minimumOrder?: number | undefined;
  /** Minutes that are added to each promise. */
  extraMinutes?: number | undefined;
}

/** Every page contains the areas, so there is a limit. */
const MOST_AREAS = 200;
const MOST_EXTRA_MINUTES = 240;

const area = v.strictObject({
  pincode: v.pipe(
    v.number(),
    v.check((pincode) => isPincode(`${pincode}`)),
  ),
  deliveryFee: v.optional(amountRule),
  minimumOrder: v.optional(amountRule),
  extraMinutes: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_EXTRA_MINUTES))),
});
const list = v.pipe(v.array(area), v.maxLength(MOST_AREAS));
const form = `must be at most ${MOST_AREAS} pincodes of six digits; amounts are in rupees, extra minutes from 0 to ${MOST_EXTRA_MINUTES}`;

const areas = v.pipe(
  v.custom<DeliveryArea[]>((given) => v.is(list, given), form),
  v.check(
    (given) => new Set(given.map(({ pincode }) => pincode)).size === given.length,
    'must name each pincode once',
  ),
);

/** Where the kitchen delivers. */
export const delivery = {
  isPublic: true,
  onEveryPage: true,
  title: 'Where you deliver',
  settings: {
    /** Empty: anywhere. */
    areas: field(
      'areas',
      areas,
      [],
      [
        'Pincodes',
        'None: you deliver anywhere. What you leave empty is as everywhere else. Several pincodes can be pasted at once.',
      ],
    ),
  },
} as const satisfies Section;

export type DeliverySettings = ValuesOf<typeof delivery.settings>;
