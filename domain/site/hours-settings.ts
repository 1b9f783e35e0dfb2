import * as v from 'valibot';
import { isDay } from '#domain/time/local-time.ts';
import {
  ALL_DAY,
  MOST_LAST_ORDER,
  MOST_SPANS,
  overlap,
  type Span,
  WEEKDAYS,
  type Weekday,
} from '#domain/time/spans.ts';
import { whole } from './rules/numbers.ts';
import { firstOf, type Section, setting, type ValuesOf } from './setting-rows.ts';

const everyDay = <T>(make: () => T) =>
  Object.fromEntries(WEEKDAYS.map((day) => [day, make()])) as Record<Weekday, T>;

/** The most exceptional dates, and menus with their own hours. */
const MOST_EXCEPTIONS = 400;
const MOST_MENUS = 100;

const isRepeated = (values: readonly string[]) => new Set(values).size < values.length;

const time = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/));
const span = v.strictObject({ from: time, to: time });
const spans = v.pipe(v.array(span), v.maxLength(MOST_SPANS));
const fits = (given: Span[]) => !overlap(given);

const EXAMPLE = '{"from":"12:00","to":"15:30"}';
const form = (what: string) => `must be ${what} with at most ${MOST_SPANS} spans such as ${EXAMPLE}`;

/** A schema that reports the same reason for every problem. */
const shaped = <T>(schema: v.GenericSchema<T>, reason: string) =>
  v.custom<T>((given) => v.is(schema, given), reason);

const week = v.pipe(
  shaped<Record<Weekday, Span[]>>(v.strictObject(everyDay(() => spans)), form('the seven days')),
  v.check((days) => Object.values(days).every(fits), 'must have no day with overlapping times'),
);
const date = v.strictObject({ date: v.pipe(v.string(), v.check(isDay)), spans });
const exceptions = v.pipe(
  shaped<{ date: string; spans: Span[] }[]>(
    v.pipe(v.array(date), v.maxLength(MOST_EXCEPTIONS)),
    form(`at most ${MOST_EXCEPTIONS} dates such as 2026-11-08`),
  ),
  v.check((days) => !isRepeated(days.map((day) => day.date)), 'must name each date once'),
  v.check((days) => days.every((day) => fits(day.spans)), 'must have no date with overlapping times'),
);
const menu = v.strictObject({
  menuId: v.pipe(v.string(), v.minLength(1), v.maxLength(36)),
  spans: v.pipe(spans, v.minLength(1)),
});
const menus = v.pipe(
  shaped<{ menuId: string; spans: Span[] }[]>(
    v.pipe(v.array(menu), v.maxLength(MOST_MENUS)),
    form(`at most ${MOST_MENUS} menus`),
  ),
  v.check((given) => !isRepeated(given.map(({ menuId }) => menuId)), 'must name each menu once'),
  v.check((given) => given.every((each) => fits(each.spans)), 'must have no menu with overlapping times'),
);

/** The hours in which customers may order (HOURS-1); at first always. They have a form of their own. */
export const hours = {
  isPublic: true,
  settings: {
    /** The spans of each day of the week; empty for a closed day. */
    week: setting(
      week,
      everyDay(() => [ALL_DAY]),
    ),
    /** Dates ('2026-11-08') whose spans replace those of their weekday; empty for a closed day. */
    exceptions: setting(exceptions, []),
    /** Minutes before closing in which no orders are taken. */
    lastOrderMinutes: setting(whole('minutes', 0, MOST_LAST_ORDER), 0),
    /** Menus whose dishes can be ordered only within these spans, every day (HOURS-2). */
    menus: setting(menus, []),
  },
} as const satisfies Section;

export type HoursSettings = ValuesOf<typeof hours.settings>;
export const HOURS_DEFAULTS = firstOf(hours.settings);
