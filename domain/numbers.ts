/**
 * How typed numbers are read: as a whole, or not at all. What is no number is refused; its digits are never picked out of it,
 * because '9.81e9' or '12,50' would become another number. The digits of every script count.
 */

/** A digit that is not one of 0 to 9. */
const OTHER_DIGIT = /[^\P{Nd}0-9]/gu;
const ANY_DIGIT = /\p{Nd}/u;
/** Spaces, dashes and invisible characters, with which people write a long number in groups. */
const BETWEEN_GROUPS = /[\s\p{Cf}\p{Pd}]/gu;
/** A number with commas as in India (12,34,500) or elsewhere (1,234,500), or without. */
const DECIMAL = /^(\d+|\d{1,2}(?:,\d{2})*,\d{3}|\d{1,3}(?:,\d{3})+)(?:\.(\d+))?$/;

/** The value of a digit: Unicode has the ten of a script side by side. */
function digitValue(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let before = 0;
  while (ANY_DIGIT.test(String.fromCodePoint(code - before - 1))) before += 1;
  return `${before % 10}`;
}

/** A text whose digits of other scripts, such as ९ or ௯, are 0 to 9. */
export const asciiDigits = (text: string): string => text.replace(OTHER_DIGIT, digitValue);

/**
 * A typed number from 0, such as '1,200.5'; undefined if it is none.
 * @param decimals the most digits after the point
 */
export function readNumber(typed: string, decimals = 15): number | undefined {
  const [, whole, fraction = ''] = DECIMAL.exec(asciiDigits(typed.trim())) ?? [];
  if (whole === undefined || fraction.length > decimals) return undefined;
  const number = Number(`${whole.replaceAll(',', '')}.${fraction || '0'}`);
  return number <= Number.MAX_SAFE_INTEGER ? number : undefined;
}

/** A typed whole number from `least` to `most`; undefined if it is none. */
export function readWhole(
  typed: string,
  least = 0,
  most: number = Number.MAX_SAFE_INTEGER,
): number | undefined {
  const number = readNumber(typed, 0);
  return number !== undefined && number >= least && number <= most ? number : undefined;
}

/** The sign of a typed number, which begins with a minus as on keyboards, as in print, or with a plus. */
const SIGN = /^([+\-−])\s*/;

/** A typed number that may be below 0, by the reader of numbers from 0; undefined if it is none. */
export function readSigned<N extends number>(
  typed: string,
  read: (typed: string) => N | undefined,
): N | undefined {
  const text = typed.trim();
  const sign = SIGN.exec(text)?.[1];
  const number = read(text.replace(SIGN, ''));
  return number === undefined || sign === undefined || sign === '+' || number === 0 ? number : (-number as N);
}

/** What is typed into a field for a code or a pincode, without the spaces and dashes between its groups: '560 001'. */
export const withoutGroups = (typed: string): string => asciiDigits(typed).replace(BETWEEN_GROUPS, '');

/** The digits of a typed code: '123 456'; undefined if there is anything else in it. */
export function readCode(typed: string): string | undefined {
  const code = withoutGroups(typed);
  return /^\d+$/.test(code) ? code : undefined;
}
