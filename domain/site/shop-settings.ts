import * as v from 'valibot';
import { isEmail } from '#domain/email.ts';
import { line, uploadedPicture } from './content/text-rules.ts';
import { PAGE_DEFAULTS } from './page-defaults.ts';

/** The settings of the shop itself. Everybody may read them. */
export interface ShopSettings {
  /** What the shop is called, on pages, in mails and on bills. */
  name: string;
  /** The address of an uploaded picture; empty: the logo that comes with the product. */
  logo: string;
  /** The kitchen's phone number, as people read it. */
  phone: string;
  email: string;
  /** The kitchen's address in lines; the last one is place and pincode. */
  address: string[];
  /** The licence of the food authority, 14 digits; empty: not shown. */
  fssai: string;
  /** Where the kitchen is, in degrees. */
  latitude: number;
  longitude: number;
  /** The time zone of the kitchen, such as 'Asia/Kolkata'. Its days begin and end there. */
  timeZone: string;
}

export const SHOP_DEFAULTS: ShopSettings = PAGE_DEFAULTS.shop;

/** Whether a time zone of this name exists. */
export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** The most characters of the name. */
const MOST_IN_NAME = 60;
/** The most lines of the address, and the most characters of one. */
const MOST_LINES = 4;
const MOST_IN_LINE = 100;
const ADDRESS = `must be 1 to ${MOST_LINES} lines of at most ${MOST_IN_LINE} characters`;
const PHONE = 'must be a phone number, such as +91 80 0000 1234';

const degrees = (most: number) => {
  const words = `must be degrees from -${most} to ${most}`;
  return v.pipe(v.number(words), v.minValue(-most, words), v.maxValue(most, words));
};

/** The values that may be set. A field that is left out gets its default. */
export const shopSchema = v.object({
  name: v.optional(line(MOST_IN_NAME), SHOP_DEFAULTS.name),
  logo: v.optional(uploadedPicture, SHOP_DEFAULTS.logo),
  phone: v.optional(
    v.pipe(v.string(PHONE), v.trim(), v.maxLength(30, PHONE), v.regex(/^\+?\d[\d ()-]{5,}$/, PHONE)),
    SHOP_DEFAULTS.phone,
  ),
  email: v.optional(
    v.pipe(
      v.string('must be an e-mail address'),
      v.trim(),
      v.toLowerCase(),
      v.check(isEmail, 'must be an e-mail address'),
    ),
    SHOP_DEFAULTS.email,
  ),
  address: v.optional(
    v.pipe(
      v.array(
        v.pipe(v.string(ADDRESS), v.trim(), v.minLength(1, ADDRESS), v.maxLength(MOST_IN_LINE, ADDRESS)),
        ADDRESS,
      ),
      v.minLength(1, ADDRESS),
      v.maxLength(MOST_LINES, ADDRESS),
    ),
    SHOP_DEFAULTS.address,
  ),
  fssai: v.optional(
    v.pipe(v.string('must be 14 digits'), v.regex(/^(\d{14})?$/, 'must be 14 digits, or empty')),
    SHOP_DEFAULTS.fssai,
  ),
  latitude: v.optional(degrees(90), SHOP_DEFAULTS.latitude),
  longitude: v.optional(degrees(180), SHOP_DEFAULTS.longitude),
  timeZone: v.optional(
    v.pipe(v.string('must be a text'), v.check(isTimeZone, 'must be a time zone, such as Asia/Kolkata')),
    SHOP_DEFAULTS.timeZone,
  ),
});
