import type { HoursSettings } from '#domain/site/hours-settings.ts';
import { addDays, type Day, dayAt, momentOf, weekdayOf } from '#domain/time/local-time.ts';
import { minutesOf, WEEKDAYS } from '#domain/time/spans.ts';

// The days on which a dish was sold out while the kitchen was open. What was ordered then says less than what was wanted, so a
// forecast leaves them out (PREP-8).

/** A time for which a dish was sold out. */
export interface SoldOut {
  dishId: string;
  since: Date;
  /** Null: it still is. */
  until: Date | null;
}

interface Calendar {
  week: HoursSettings['week'];
  timeZone: string;
  now: Date;
}

/** The days on whose usual hours a time has a part. */
function daysOf({ since, until }: SoldOut, { week, timeZone, now }: Calendar): Day[] {
  const [begin, end] = [since.getTime(), (until ?? now).getTime()];
  const days: Day[] = [];
  const last = dayAt(new Date(end), timeZone);
  // Hours may run past midnight.
  for (let day = addDays(dayAt(since, timeZone), -1); day <= last; day = addDays(day, 1)) {
    const weekday = WEEKDAYS[weekdayOf(day)];
    const spans = weekday === undefined ? [] : week[weekday];
    const isPart = spans.map(minutesOf).some(({ from, to }) => {
      const [opens, closes] = [momentOf(day, from, timeZone), momentOf(day, to, timeZone)];
      return begin < closes && end > opens;
    });
    if (isPart) days.push(day);
  }
  return days;
}

/** The days on which each dish was sold out for a while, by its id. */
export function soldOutDays(times: readonly SoldOut[], calendar: Calendar): Map<string, ReadonlySet<Day>> {
  const found = new Map<string, Set<Day>>();
  for (const time of times) {
    const days = found.get(time.dishId) ?? new Set<Day>();
    found.set(time.dishId, days);
    for (const day of daysOf(time, calendar)) days.add(day);
  }
  return found;
}
