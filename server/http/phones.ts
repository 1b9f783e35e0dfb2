import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { accountPhone, normalizePhone, parsePhone } from '#domain/phone.ts';
import { Failure } from '#server/base/failure.ts';

// The server's one reader of phone numbers: domain/phone.ts, and how many digits the numbers of each country have. Those
// tables are too large for pages.

/** The fewest digits of another country's number with its code: with ten, profiles would take it for an Indian one. */
const FOREIGN_DIGITS = 11;

/**
 * A number in the form that profiles store, without the zero that is dialled within its country; undefined if it is none, or
 * has too few or too many digits for its country (SIGNUP-2).
 */
export function profilePhone(phone: number): number | undefined {
  const number = normalizePhone(phone);
  if (number === undefined || `${number}`.length < FOREIGN_DIGITS) return number;
  const read = parsePhoneNumberFromString(`+${number}`);
  const digits = read?.isPossible() ? read.number.slice(1) : '';
  return digits.length < FOREIGN_DIGITS ? undefined : Number(digits);
}

/** Reads a typed number as profiles store it; undefined if it is none (`profilePhone`). */
export function readPhone(typed: string): number | undefined {
  const number = parsePhone(typed);
  return number === undefined ? undefined : profilePhone(number);
}

/** Whether a number can be one of a profile, whatever its country's numbers are like (SIGNUP-2). */
export const hasPhoneForm = (phone: number): boolean => normalizePhone(phone) !== undefined;

/** Whether a text has the form of an account's number, as the wire has it: a plus and 2 to 15 digits, in India a mobile number. */
export const hasAccountForm = (text: string): boolean =>
  /^\+[1-9]\d{1,14}$/.test(text) && (!text.startsWith('+91') || parsePhone(text) !== undefined);

/**
 * A number of this form as accounts store it: +919876543210. Outside India it may have fewer digits than profiles can store.
 * @throws Failure phone_number_invalid if it has too many or too few digits for its country
 */
export function accountNumber(text: string): string {
  const indian = text.startsWith('+91') ? parsePhone(text) : undefined;
  if (indian !== undefined) return accountPhone(indian);
  const read = parsePhoneNumberFromString(text);
  if (!read?.isPossible()) throw new Failure('phone_number_invalid');
  return read.number;
}
