import type { Translated } from '#domain/languages/translations.ts';
import { readWhole } from '#domain/numbers.ts';
import type { HoursSettings } from '#domain/site/hours-settings.ts';
import {
  ALL_DAY,
  isAllDay,
  MOST_LAST_ORDER,
  MOST_SPANS,
  overlap,
  type Span,
  WEEKDAYS,
  type Weekday,
} from '#domain/time/spans.ts';
import type { hoursTexts } from './texts.ts';

/** The hours as they are typed. */
export interface HoursDraft extends Omit<HoursSettings, 'lastOrderMinutes'> {
  lastOrderMinutes: string;
}

/** The choice for a day: closed, open all day, or open within spans. */
export type DayState = 'closed' | 'allDay' | 'times';

/** The initial span of a day that is opened. */
const USUAL: Span = { from: '11:00', to: '22:00' };

export function stateOf(spans: readonly Span[]): DayState {
  if (spans.length === 0) return 'closed';
  return spans.length === 1 && isAllDay(spans) ? 'allDay' : 'times';
}

/** The spans of a day after its choice was changed. */
export function spansFor(state: DayState): Span[] {
  if (state === 'closed') return [];
  return [state === 'allDay' ? ALL_DAY : USUAL];
}

/** The stored hours as typed values, without dates before `today`. */
export function draftOf(value: string, today: string): HoursDraft {
  const stored: HoursSettings = JSON.parse(value);
  return {
    ...stored,
    exceptions: stored.exceptions
      .filter(({ date }) => date >= today)
      .sort((one, other) => one.date.localeCompare(other.date)),
    lastOrderMinutes: `${stored.lastOrderMinutes}`,
  };
}

export function hoursOf(draft: HoursDraft): HoursSettings {
  return { ...draft, lastOrderMinutes: readWhole(draft.lastOrderMinutes) ?? Number.NaN };
}

export function copiedToAll(draft: HoursDraft, from: Weekday): HoursDraft {
  const week = { ...draft.week };
  for (const day of WEEKDAYS) week[day] = [...draft.week[from]];
  return { ...draft, week };
}

/** The names of the fields in the form, for problems. */
export const fieldOf = {
  day: (day: Weekday) => day,
  date: (place: number) => `date-${place}`,
  menu: (menuId: string) => `menu-${menuId}`,
  lastOrder: 'lastOrderMinutes',
};

type Problems = Record<string, string>;

/** The problems, by field. */
export function problemsOf(draft: HoursDraft, texts: Translated<typeof hoursTexts>['problems']): Problems {
  const found: Problems = {};
  const check = (field: string, spans: readonly Span[]) => {
    if (spans.some(({ from, to }) => !from || !to)) found[field] = texts.time;
    else if (overlap(spans)) found[field] = texts.overlap;
    else if (spans.length > MOST_SPANS) found[field] = texts.tooMany;
  };
  for (const day of WEEKDAYS) check(fieldOf.day(day), draft.week[day]);
  draft.exceptions.forEach(({ date, spans }, place) => {
    check(fieldOf.date(place), spans);
    const isTwice = draft.exceptions.some((other, before) => before < place && other.date === date);
    if (!date) found[fieldOf.date(place)] = texts.date;
    else if (isTwice) found[fieldOf.date(place)] = texts.twice;
  });
  for (const { menuId, spans } of draft.menus) check(fieldOf.menu(menuId), spans);
  const { lastOrderMinutes } = hoursOf(draft);
  if (!Number.isInteger(lastOrderMinutes) || lastOrderMinutes < 0 || lastOrderMinutes > MOST_LAST_ORDER)
    found[fieldOf.lastOrder] = texts.lastOrder;
  return found;
}
