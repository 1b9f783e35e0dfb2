import { useSiteSettings } from '#web/lib/kitchen/site-settings.ts';

/**
 * Formats dates and times in one time zone. The result is the same on the server and in every browser; the spaces and
 * the case of 'pm' that `Intl` gives differ.
 */
export interface Dates {
  /** '3 August 2026'. */
  longDate(moment: Date): string;
  /** '3 Aug 2026'. */
  shortDate(moment: Date): string;
  /** '1:05 pm'. */
  timeOfDay(moment: Date): string;
  /** '3 August 2026, 1:05 pm'. */
  dateAndTime(moment: Date): string;
  /** '3 Aug 2026, 1:05 pm'. */
  shortDateAndTime(moment: Date): string;
}

const made = new Map<string, Dates>();

function makeDates(timeZone: string): Dates {
  const long = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone });
  const short = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeZone });
  const clock = new Intl.DateTimeFormat('en-IN', { timeStyle: 'short', timeZone });
  const timeOfDay = (moment: Date) => clock.format(moment).replace(/\s/g, ' ').toLowerCase();
  return {
    longDate: (moment) => long.format(moment),
    shortDate: (moment) => short.format(moment),
    timeOfDay,
    dateAndTime: (moment) => `${long.format(moment)}, ${timeOfDay(moment)}`,
    shortDateAndTime: (moment) => `${short.format(moment)}, ${timeOfDay(moment)}`,
  };
}

/** Dates and times in a time zone. */
export function datesIn(timeZone: string): Dates {
  const dates = made.get(timeZone) ?? makeDates(timeZone);
  made.set(timeZone, dates);
  return dates;
}

/** Dates and times in the kitchen's time zone, wherever the browser is. */
export function useDates(): Dates {
  return datesIn(useSiteSettings().shop.timeZone);
}
