import * as v from 'valibot';
import { isDay } from './local-time.ts';
import { ALL_DAY, MOST_LAST_ORDER, MOST_SPANS, overlap, type Span, WEEKDAYS, type Weekday } from './spans.ts';

/** The hours in which customers may order (HOURS-1). Everybody may read them. */
export interface HoursSettings {
  /** The spans of each day of the week; empty for a closed day. */
  week: Record<Weekday, Span[]>;
  /** Dates ('2026-11-08') whose spans replace those of their weekday; empty for a closed day. */
  exceptions: { date: string; spans: Span[] }[];
  /** Minutes before closing in which no orders are taken. */
  lastOrderMinutes: number;
  /** Menus whose dishes can be ordered only within these spans, every day (HOURS-2). */
  menus: { menuId: string; spans: Span[] }[];
}

const everyDay = <T>(make: () => T) =>
  Object.fromEntries(WEEKDAYS.map((day) => [day, make()])) as Record<Weekday, T>;

/** Always open. */
export const HOURS_DEFAULTS: HoursSettings = {
  week: everyDay(() => [ALL_DAY]),
  exceptions: [],
  lastOrderMinutes: 0,
  menus: [],
};

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

const lastOrder = `must be whole minutes from 0 to ${MOST_LAST_ORDER}`;

/** The values that may be set. A field that is left out gets its default. */
export const hoursSchema = v.object({
  week: v.optional(
    v.pipe(
      shaped<HoursSettings['week']>(v.strictObject(everyDay(() => spans)), form('the seven days')),
      v.check((week) => Object.values(week).every(fits), 'must have no day with overlapping times'),
    ),
    HOURS_DEFAULTS.week,
  ),
  exceptions: v.optional(
    v.pipe(
      shaped<HoursSettings['exceptions']>(
        v.pipe(
          v.array(v.strictObject({ date: v.pipe(v.string(), v.check(isDay)), spans })),
          v.maxLength(MOST_EXCEPTIONS),
        ),
        form(`at most ${MOST_EXCEPTIONS} dates such as 2026-11-08`),
      ),
      v.check((days) => !isRepeated(days.map(({ date }) => date)), 'must name each date once'),
      v.check((days) => days.every((day) => fits(day.spans)), 'must have no date with overlapping times'),
    ),
    HOURS_DEFAULTS.exceptions,
  ),
  lastOrderMinutes: v.optional(
    v.pipe(
      v.number(lastOrder),
      v.integer(lastOrder),
      v.minValue(0, lastOrder),
      v.maxValue(MOST_LAST_ORDER, lastOrder),
    ),
    HOURS_DEFAULTS.lastOrderMinutes,
  ),
  menus: v.optional(
    v.pipe(
      shaped<HoursSettings['menus']>(
        v.pipe(
          v.array(
            v.strictObject({
              menuId: v.pipe(v.string(), v.minLength(1), v.maxLength(36)),
              spans: v.pipe(spans, v.minLength(1)),
            }),
          ),
          v.maxLength(MOST_MENUS),
        ),
        form(`at most ${MOST_MENUS} menus`),
      ),
      v.check((menus) => !isRepeated(menus.map(({ menuId }) => menuId)), 'must name each menu once'),
      v.check((menus) => menus.every((menu) => fits(menu.spans)), 'must have no menu with overlapping times'),
    ),
    HOURS_DEFAULTS.menus,
  ),
});
