// The kitchen's own clock, so that server and browser write the same wherever they stand.
const timeZone = 'Asia/Kolkata';
const day = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone });
const clock = new Intl.DateTimeFormat('en-IN', { timeStyle: 'short', timeZone });

/** '3 August 2026'. */
export function longDate(moment: Date): string {
  return day.format(moment);
}

/** '1:05 pm'. Browsers and servers differ in the space and the case. */
export function timeOfDay(moment: Date): string {
  return clock.format(moment).replace(/\s/g, ' ').toLowerCase();
}

/** '3 August 2026, 1:05 pm'. */
export function dateAndTime(moment: Date): string {
  return `${longDate(moment)}, ${timeOfDay(moment)}`;
}
