import * as v from 'valibot';

/** The shop itself. Everybody may read it. */
export interface ShopSettings {
  /** Where the kitchen's days begin and end and its clock hangs, such as 'Asia/Kolkata'. */
  timeZone: string;
}

export const SHOP_DEFAULTS: ShopSettings = { timeZone: 'Asia/Kolkata' };

/** Whether there is a time zone of this name. */
export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** What may be set; whatever is left out has its default. */
export const shopSchema = v.object({
  timeZone: v.optional(
    v.pipe(v.string('must be a text'), v.check(isTimeZone, 'must be a time zone, such as Asia/Kolkata')),
    SHOP_DEFAULTS.timeZone,
  ),
});
