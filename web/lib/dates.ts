import type { Translated } from '#domain/languages/translations.ts';
import { clockOf, clockTime } from '#domain/time/clock-words.ts';
import { useTexts } from '#web/lib/texts.ts';
import { dateTexts } from './date-texts.ts';
import { useSiteSettings } from './site-settings.ts';

/**
 * Formats dates and times in one time zone and language. The result is the same on the server and in every browser; the
 * spaces and the case of 'pm' that `Intl` gives differ, so times are put together here.
 */
export interface Dates {
  /** '3 August 2026'. */
  longDate(moment: Date): string;
  /** '3 Aug 2026'. */
  shortDate(moment: Date): string;
  /** '1:05 pm'. */
  timeOfDay(moment: Date): string;
  /** '1:05–1:20 pm', the times of day of a window. */
  timeRange(window: { from: Date; until: Date }): string;
  /** '3 August 2026, 1:05 pm'. */
  dateAndTime(moment: Date): string;
  /** '3 Aug 2026, 1:05 pm'. */
  shortDateAndTime(moment: Date): string;
}

type DateTexts = Translated<typeof dateTexts>;

const made = new Map<string, Dates>();

/** A format that is made when it is first needed: a slow phone needs 10 ms to make one. */
function format(locale: string, options: Intl.DateTimeFormatOptions): (moment: Date) => string {
  let made: Intl.DateTimeFormat | undefined;
  return (moment) => {
    made ??= new Intl.DateTimeFormat(locale, options);
    return made.format(moment);
  };
}

function makeDates(timeZone: string, { locale, timeRange, ...texts }: DateTexts): Dates {
  const longDate = format(locale, { dateStyle: 'long', timeZone });
  const shortDate = format(locale, { dateStyle: 'medium', timeZone });
  const clock = format('en-GB', { timeStyle: 'short', timeZone });
  const timeOfDay = (moment: Date) => clockTime(texts, clock(moment));
  return {
    longDate,
    shortDate,
    timeOfDay,
    timeRange(window) {
      const [from, until] = [clockOf(clock(window.from)), clockOf(clock(window.until))];
      return timeRange(
        timeOfDay(window.from),
        timeOfDay(window.until),
        from[0],
        until[0],
        from[1] === until[1],
        from[2] === until[2],
      );
    },
    dateAndTime: (moment) => `${longDate(moment)}, ${timeOfDay(moment)}`,
    shortDateAndTime: (moment) => `${shortDate(moment)}, ${timeOfDay(moment)}`,
  };
}

/** Dates and times in a time zone, in English unless the texts of another language are given. */
export function datesIn(timeZone: string, texts: DateTexts = dateTexts): Dates {
  const key = `${texts.locale} ${timeZone}`;
  const dates = made.get(key) ?? makeDates(timeZone, texts);
  made.set(key, dates);
  return dates;
}

/** Dates and times in a time zone, in the page's language. */
export function useDatesIn(timeZone: string): Dates {
  return datesIn(timeZone, useTexts(dateTexts));
}

/** Dates and times in the kitchen's time zone, wherever the browser is. */
export function useDates(): Dates {
  return useDatesIn(useSiteSettings().shop.timeZone);
}
