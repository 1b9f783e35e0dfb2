import * as v from 'valibot';

/** The largest amount, in rupees. */
const MAX_AMOUNT = 100_000;

/** An amount in rupees, with whole paise. */
export const amountRule = v.pipe(
  v.number('must be an amount in rupees'),
  v.minValue(0, 'must be 0 or more'),
  v.maxValue(MAX_AMOUNT, `must be at most ${MAX_AMOUNT}`),
  v.check((value) => Number(value.toFixed(2)) === value, 'must be whole paise'),
);

/** A number from `least` to `most`; every problem is reported with the same words. */
export const within = (least: number, most: number, words: string) =>
  v.pipe(v.number(words), v.minValue(least, words), v.maxValue(most, words));

/** A whole number of `things`, e.g. 'a whole number' or 'whole minutes', from `least` to `most`. */
export function whole(things: string, least: number, most: number, suffix = '') {
  const words = `must be ${things} from ${least} to ${most}${suffix}`;
  return v.pipe(within(least, most, words), v.integer(words));
}

/** The same, or null for an empty field. */
export const wholeOrNone = (things: string, least: number, most: number) =>
  v.nullable(whole(things, least, most, ', or empty'));

/** Degrees from `-most` to `most`. */
export const degrees = (most: number) => within(-most, most, `must be degrees from -${most} to ${most}`);
