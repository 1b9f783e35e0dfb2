/** Formats times on paper as '19:42', the same on every machine, and days in the words of a locale. */
interface Clock {
  time(moment: Date): string;
  day(moment: Date): string;
}

function makeClock(timeZone: string, locale: string): Clock {
  const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone });
  const day = new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone,
  });
  return { time: (moment) => clock.format(moment), day: (moment) => day.format(moment) };
}

/** The clocks that were made: a shop has one time zone and few languages, and making one takes half a millisecond. */
const made = new Map<string, Clock>();

/** The clock of a time zone, for paper in a locale. */
export function clockIn(timeZone: string, locale = 'en-GB'): Clock {
  const key = `${locale} ${timeZone}`;
  const clock = made.get(key) ?? makeClock(timeZone, locale);
  made.set(key, clock);
  return clock;
}
