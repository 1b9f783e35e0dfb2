import type { ClockSettings, Interval } from '#domain/site/opening/opening.ts';
import { addDays, type Day, dayAt, momentOf, weekdayOf } from '#domain/time/local-time.ts';
import { DAY_MINUTES, minutesOf, WEEKDAYS } from '#domain/time/spans.ts';

/** How long a day that runs past midnight lasts after its hours, for riders who come back with money (minutes). */
const RETURN_MINUTES = 120;

function spansOf({ hours }: ClockSettings, day: Day) {
  const exception = hours.exceptions.find(({ date }) => date === day);
  return (exception?.spans ?? hours.week[WEEKDAYS[weekdayOf(day)] ?? 'monday']).map(minutesOf);
}

/** The end of a working day, in minutes since the beginning of the calendar day with the same date. */
function endMinutes(settings: ClockSettings, day: Day): number {
  const lastEnd = Math.max(0, ...spansOf(settings, day).map(({ to }) => to));
  if (lastEnd <= DAY_MINUTES) return DAY_MINUTES;
  const nextOpening = Math.min(...spansOf(settings, addDays(day, 1)).map(({ from }) => from + DAY_MINUTES));
  const returned = Math.min(lastEnd + RETURN_MINUTES, nextOpening, 2 * DAY_MINUTES);
  return Math.max(lastEnd, returned);
}

const endOf = (settings: ClockSettings, day: Day): number =>
  momentOf(day, endMinutes(settings, day), settings.shop.timeZone);

/**
 * The working day with this date, in the kitchen's time zone (DAY-1). It ends at midnight. If its hours run past midnight,
 * it lasts until two hours after them, but not into the hours of the next day.
 */
export function workingDay(settings: ClockSettings, day: Day): Interval {
  return { from: endOf(settings, addDays(day, -1)), to: endOf(settings, day) };
}

/** The working day to which a moment belongs. */
export function workingDayOf(settings: ClockSettings, moment: Date): Day {
  const day = dayAt(moment, settings.shop.timeZone);
  return moment.getTime() < workingDay(settings, day).from ? addDays(day, -1) : day;
}
