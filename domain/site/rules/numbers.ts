import type { Attribute, FloatAttribute, IntegerAttribute } from '#domain/rows/row.ts';

/** Rows of numbers, as `domain/rows` reads them. Amounts are in rupees where they are stored, as on the wire. */

/** A row of a number that a setting has. */
export type NumberRow = Extract<Attribute, { type: 'integer' | 'float' | 'money' }>;
/** One that is never empty. */
export type SureNumberRow = NumberRow & { required: true };

/** The largest amount, in paise. */
const MAX_AMOUNT = 10_000_000;

/** An amount, and one that may be empty. */
export const amountOrNoneRow = { type: 'money', min: 0, max: MAX_AMOUNT } as const satisfies NumberRow;
export const amountRow = { ...amountOrNoneRow, required: true } as const satisfies SureNumberRow;

/** A whole number from `min` to `max` of what `as` says. */
export const whole = (as: NonNullable<IntegerAttribute['as']>, min: number, max: number): SureNumberRow => ({
  type: 'integer',
  as,
  min,
  max,
  required: true,
});

/** The same, or null for an empty field. */
export const wholeOrNone = (...row: Parameters<typeof whole>): NumberRow => ({
  ...whole(...row),
  required: false,
});

/** A number from `min` to `max`, which may have decimals. */
export const number = (row: Omit<FloatAttribute, 'type'>): SureNumberRow => ({
  ...row,
  type: 'float',
  required: true,
});

/** Degrees from `-most` to `most`. */
export const degrees = (most: number) => number({ as: 'degrees', min: -most, max: most });
