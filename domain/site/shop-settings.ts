import * as v from 'valibot';

/** The settings of the shop itself. Everybody may read them. */
export interface ShopSettings {
  /** The time zone of the kitchen, such as 'Asia/Kolkata'. Its days begin and end there. */
  timeZone: string;
}

export const SHOP_DEFAULTS: ShopSettings = { timeZone: 'Asia/Kolkata' };

/** Whether a time zone of this name exists. */
export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** The values that may be set. A field that is left out gets its default. */
export const shopSchema = v.object({
  timeZone: v.optional(
    v.pipe(v.string('must be a text'), v.check(isTimeZone, 'must be a time zone, such as Asia/Kolkata')),
    SHOP_DEFAULTS.timeZone,
  ),
});
