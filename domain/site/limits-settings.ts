import * as v from 'valibot';

/** What one customer or one network can use up at most. Only the owner reads it. */
export interface LimitsSettings {
  /** The calling codes of the countries to which text messages are sent, such as 91. */
  textCountries: string[];
  /** Codes that are sent as text messages in one day of the kitchen, to all people together (LIMIT-2). */
  codesPerDay: number;
}

export const LIMITS_DEFAULTS: LimitsSettings = { textCountries: ['91'], codesPerDay: 300 };

/** The most codes a day. */
const MOST_CODES = 100_000;
const MOST_COUNTRIES = 50;

const countries = 'must name calling codes such as 91, one a line';
const codes = `must be a whole number from 0 to ${MOST_CODES}`;

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
});
