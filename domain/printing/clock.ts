/** Formats times on paper as '19:42', the same on every machine, and days in the words of a locale. */
export function clockIn(timeZone: string, locale = 'en-GB') {
  const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone });
  const day = new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone,
  });
  return { time: (moment: Date) => clock.format(moment), day: (moment: Date) => day.format(moment) };
}
