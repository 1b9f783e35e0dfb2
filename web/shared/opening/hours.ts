import { queryOptions } from '@tanstack/react-query';
import type { HoursSettings } from '#domain/site/hours-settings.ts';
import { minutesOf, type Span, WEEKDAYS, type Weekday } from '#domain/time/spans.ts';
import { getDocument } from '#web/lib/sdk/documents.ts';
import type { Sdk } from '#web/lib/sdk/sdk.ts';

/** How far ahead pages list exceptional dates, in milliseconds. */
const AHEAD = 60 * 86_400_000;

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

/** The hours shown to customers, with the exceptional dates of the next weeks. */
export function hoursQuery(sdk: Sdk) {
  return queryOptions({
    queryKey: ['settings', 'hours'],
    queryFn: async (): Promise<Pick<HoursSettings, 'week' | 'exceptions'>> => {
      const { value } = await getDocument(sdk, 'settings', 'hours');
      const { week, exceptions }: HoursSettings = JSON.parse(value);
      const [first, last] = [dayOf(Date.now() - 86_400_000), dayOf(Date.now() + AHEAD)];
      return {
        week,
        exceptions: exceptions
          .filter(({ date }) => first <= date && date <= last)
          .sort((one, other) => one.date.localeCompare(other.date)),
      };
    },
  });
}

/** Consecutive days with the same hours. */
export interface SameDays {
  first: Weekday;
  last: Weekday;
  days: Weekday[];
  spans: readonly Span[];
}

/** The week for people: consecutive days with the same hours are one row. */
export function sameDays(week: HoursSettings['week']): SameDays[] {
  const rows: SameDays[] = [];
  for (const day of WEEKDAYS) {
    const spans = week[day].toSorted((one, other) => minutesOf(one).from - minutesOf(other).from);
    const row = rows.at(-1);
    if (row && JSON.stringify(row.spans) === JSON.stringify(spans)) {
      row.last = day;
      row.days.push(day);
    } else rows.push({ first: day, last: day, days: [day], spans });
  }
  return rows;
}
