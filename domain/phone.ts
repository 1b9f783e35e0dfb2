/**
 * Phone numbers. A profile stores an integer: the ten digits of an Indian mobile number (9876543210), or the country
 * code and number of any other country (14155550123). An account stores text with a plus: +919876543210.
 */

const INDIA = '91';
/** Indian mobile numbers have ten digits and begin with 6 to 9. */
const INDIAN_MOBILE = /^[6-9]\d{9}$/;
/** The most digits of a number with its country code. */
const MAX_DIGITS = 15;
const INTERNATIONAL = /^\+[1-9]\d{1,14}$/;

const isForeign = (digits: string) =>
  digits.length > 10 && digits.length <= MAX_DIGITS && !(digits.length === 12 && digits.startsWith(INDIA));

/**
 * A number in the form that profiles store; undefined if it cannot be a phone number (SIGNUP-2).
 * @param phone with or without the country code of India, without separators
 */
export function normalizePhone(phone: number): number | undefined {
  const digits = String(phone);
  const national = digits.length === 12 && digits.startsWith(INDIA) ? digits.slice(2) : digits;
  if (INDIAN_MOBILE.test(national)) return Number(national);
  return isForeign(digits) ? phone : undefined;
}

/** Reads a typed number as profiles store it; undefined if it is not one. Numbers of other countries need + or 00. */
export function parsePhone(typed: string): number | undefined {
  const given = typed.replace(/[^\d+]/g, '');
  const withCountry = /^(\+|00)/.test(given);
  const digits = given.replace(/\D/g, '').replace(/^0+/, '');
  const phone = normalizePhone(Number(digits));
  if (phone === undefined) return undefined;
  const indian = INDIAN_MOBILE.test(String(phone));
  if (!indian) return withCountry ? phone : undefined;
  // Ten digits after a plus begin with the code of another country.
  return withCountry && digits.length === 10 ? undefined : phone;
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
 * Whether an account can have this number: a plus, a country code and a number; in India a mobile number.
 */
export function isInternationalPhone(text: string): boolean {
  if (!INTERNATIONAL.test(text)) return false;
  return !text.startsWith(`+${INDIA}`) || INDIAN_MOBILE.test(text.slice(3));
}
