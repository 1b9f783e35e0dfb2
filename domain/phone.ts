import { isEmail, normalEmail } from './email.ts';
import { asciiDigits } from './numbers.ts';

/**
 * Phone numbers. A profile stores an integer: the ten digits of an Indian mobile number (9876543210), or the country
 * code and number of any other country (14155550123). An account stores text with a plus: +919876543210.
 */

const INDIA = '91';
/** Indian mobile numbers have ten digits and begin with 6 to 9. */
const MOBILE = '[6-9][0-9]{9}';
const INDIAN_MOBILE = new RegExp(`^${MOBILE}$`);
/** The same after the country code, which some write with the zero that is dialled within India: +91 (0) 98765 43210. */
const WITH_CODE = new RegExp(`^${INDIA}0?(${MOBILE})$`);
/** The same as it is dialled within India. */
const WITHIN_INDIA = new RegExp(`^0?(?:${INDIA}0?)?(${MOBILE})$`);
/** More digits than an Indian number, at most those that any number has, with a country code that is not India's. */
const FOREIGN = new RegExp(`^(?!${INDIA})[1-9][0-9]{10,14}$`);

/** Spaces, brackets and invisible characters, which may stand anywhere in a typed number. */
const SPACES = /[\s\p{Cf}()]/gu;
/**
 * A typed number without them: groups of digits, with the country code after + or 00. A dot stands between groups of two
 * digits or more, because 9.8 and 98765.0 are other numbers, as spreadsheets write them.
 */
const GROUP = String.raw`(?:\d{2,}(?:\.\d{2,})+|\d+)`;
const TYPED = new RegExp(String.raw`^(\+|00)?(${GROUP}(?:\p{Pd}${GROUP})*)$`, 'u');

/**
 * A number in the form that profiles store; undefined if it cannot be a phone number (SIGNUP-2). How many digits a number of
 * another country has is known to the server only (server/http/phones.ts).
 * @param phone with or without the country code of India, without separators
 */
export function normalizePhone(phone: number): number | undefined {
  const digits = String(phone);
  const indian = INDIAN_MOBILE.test(digits) ? digits : WITH_CODE.exec(digits)?.[1];
  if (indian !== undefined) return Number(indian);
  return FOREIGN.test(digits) ? phone : undefined;
}

/** Reads a typed number as profiles store it; undefined if it is none. In the server it knows the numbers of each country. */
export type ReadPhone = (typed: string) => number | undefined;

/**
 * Reads a typed number as profiles store it; undefined if it is not one, or anything else is in the text. Numbers of other
 * countries need + or 00.
 */
export function parsePhone(typed: string): number | undefined {
  const [, prefix, groups = ''] = TYPED.exec(asciiDigits(typed).replace(SPACES, '')) ?? [];
  const digits = groups.split(/\D/).join('');
  const indian = (prefix ? WITH_CODE : WITHIN_INDIA).exec(digits)?.[1];
  if (indian !== undefined) return Number(indian);
  return prefix && FOREIGN.test(digits) ? Number(digits) : undefined;
}

/** A profile's number in the form that accounts store, with its country code: +919876543210. */
export function accountPhone(phone: number | string): string {
  const digits = String(phone);
  return digits.length === 10 ? `+${INDIA}${digits}` : `+${digits}`;
}

/** A `tel:` link for a profile's number. */
export function phoneLink(phone: number | string): string {
  return `tel:${accountPhone(phone)}`;
}

/**
 * A `tel:` link for a number as people wrote it, of any kind: a kitchen's may be of a fixed line. Only what a phone dials is
 * left of it.
 */
export function typedPhoneLink(typed: string): string {
  const dialled = asciiDigits(typed).replace(/\(0\)/g, '');
  return `tel:${dialled.trim().startsWith('+') ? '+' : ''}${(dialled.match(/\d+/g) ?? []).join('')}`;
}

/** Whether something typed is a phone number or a mail address. */
export const isContact = (typed: string): boolean =>
  isEmail(normalEmail(typed)) || parsePhone(typed) !== undefined;
