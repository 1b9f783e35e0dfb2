import * as v from 'valibot';

/** What one customer or one network can use up at most. Only the owner reads it. */
export interface LimitsSettings {
  /** The calling codes of the countries to which text messages are sent, such as 91. */
  textCountries: string[];
  /** Codes that are sent as text messages in one day of the kitchen, to all people together (LIMIT-2). */
  codesPerDay: number;
  /** Orders of one anonymous account that wait for the kitchen's answer, in `board` mode (LIMIT-4); null: any number. */
  ordersPerGuest: number | null;
  /** The same of all anonymous accounts of one network together. */
  ordersPerNetwork: number | null;
  /** Portions of a dish with a limited number of them, in one such order; null: any number. */
  portionsPerGuest: number | null;
  /** Whether accounts that have verified neither e-mail nor phone count as anonymous in these three. */
  unverifiedAreGuests: boolean;
  /** Whether only people who have received a dish review it (REVIEW-9). For anonymous accounts it is always so. */
  onlyBuyersReview: boolean;
}

export const LIMITS_DEFAULTS: LimitsSettings = {
  textCountries: ['91'],
  codesPerDay: 300,
  ordersPerGuest: 2,
  ordersPerNetwork: 10,
  portionsPerGuest: 10,
  unverifiedAreGuests: false,
  onlyBuyersReview: false,
};

/** The most codes a day. */
const MOST_CODES = 100_000;
const MOST_COUNTRIES = 50;
const MOST_ORDERS = 1000;

const countries = 'must name calling codes such as 91, one a line';
const codes = `must be a whole number from 0 to ${MOST_CODES}`;
const orders = `must be a whole number from 1 to ${MOST_ORDERS}, or empty`;
const trueOrFalse = v.boolean('must be true or false');
const waiting = v.nullable(
  v.pipe(v.number(orders), v.integer(orders), v.minValue(1, orders), v.maxValue(MOST_ORDERS, orders)),
);

/** The values that may be set. A field that is left out gets its default. */
export const limitsSchema = v.object({
  textCountries: v.optional(
    v.pipe(
      v.array(
        v.pipe(
          v.string(countries),
          v.trim(),
          v.transform((code) => code.replace(/^\+/, '')),
          v.regex(/^[1-9]\d{0,5}$/, countries),
        ),
        countries,
      ),
      v.minLength(1, countries),
      v.maxLength(MOST_COUNTRIES, countries),
    ),
    LIMITS_DEFAULTS.textCountries,
  ),
  codesPerDay: v.optional(
    v.pipe(v.number(codes), v.integer(codes), v.minValue(0, codes), v.maxValue(MOST_CODES, codes)),
    LIMITS_DEFAULTS.codesPerDay,
  ),
  ordersPerGuest: v.optional(waiting, LIMITS_DEFAULTS.ordersPerGuest),
  ordersPerNetwork: v.optional(waiting, LIMITS_DEFAULTS.ordersPerNetwork),
  portionsPerGuest: v.optional(waiting, LIMITS_DEFAULTS.portionsPerGuest),
  unverifiedAreGuests: v.optional(trueOrFalse, LIMITS_DEFAULTS.unverifiedAreGuests),
  onlyBuyersReview: v.optional(trueOrFalse, LIMITS_DEFAULTS.onlyBuyersReview),
});
