import { addDays, type Day, weekdayOf } from '#domain/time/local-time.ts';

// How much of a dish will be ordered on a day, from what was ordered on the same day of the week before (PREP-8).

/** What was ordered of a dish, by the days on which the kitchen worked as usual; holidays and closed days are missing. */
export type UsualDays = ReadonlyMap<Day, number>;

/** What is likely: on about half of all days it is between the two. */
export interface LikelyRange {
  low: number;
  high: number;
}

const WEEK = 7;
/** How many weeks are looked at, and how many of their days must be usual ones. */
const WEEKS = 8;
const ENOUGH_DAYS = 4;
/** How much the newest day counts. */
const WEIGHT = 0.3;
/** Half of all days of a normal distribution are within so many mean deviations. */
const HALF = 0.845;
/** The weeks of which a forecast is compared with what came. */
const TESTED_WEEKS = 4;
/** The days before today that a forecast and its test look at. */
export const DAYS_LOOKED_AT = (WEEKS + TESTED_WEEKS) * WEEK;

/** The quantities of the same day of the week before, the oldest first. */
function sameDays(days: UsualDays, day: Day): number[] {
  const found: number[] = [];
  for (let weeks = WEEKS; weeks >= 1; weeks--) {
    const quantity = days.get(addDays(day, -WEEK * weeks));
    if (quantity !== undefined) found.push(quantity);
  }
  return found;
}

/** The quantity by exponential smoothing, and the mean deviation from it. */
function smoothed(quantities: readonly number[]): { level: number; deviation: number } {
  const [first = 0, ...rest] = quantities;
  let level = first;
  let deviation = 0;
  for (const [at, quantity] of rest.entries()) {
    const error = Math.abs(quantity - level);
    // The first deviations count alike, so that the very first does not stay in it for weeks.
    const weight = Math.max(WEIGHT, 1 / (at + 1));
    deviation += weight * (error - deviation);
    level += Math.max(WEIGHT, 1 / (at + 2)) * (quantity - level);
  }
  return { level, deviation };
}

/** What is likely to be ordered on a day; undefined: there are not enough days yet. */
export function forecastOf(days: UsualDays, day: Day): LikelyRange | undefined {
  const known = sameDays(days, day);
  if (known.length < ENOUGH_DAYS) return undefined;
  const { level, deviation } = smoothed(known);
  const low = Math.max(0, Math.floor(level - HALF * deviation));
  return { low, high: Math.max(low, Math.ceil(level + HALF * deviation)) };
}

/** What is known of a dish or a prepared item: what is likely on each weekday, from Monday, and how good such forecasts were. */
export interface Forecast {
  /** Null: there are not enough of this weekday yet. */
  ranges: readonly (LikelyRange | null)[];
  /** Whether forecasts of the last weeks were as near as 'as last week'; null: there are not enough days to tell. */
  isGood: boolean | null;
}

/** The forecast of the next seven days. */
export function weekForecast(days: UsualDays, today: Day): Forecast {
  const ranges: (LikelyRange | null)[] = Array(WEEK).fill(null);
  for (let after = 0; after < WEEK; after++) {
    const day = addDays(today, after);
    ranges[weekdayOf(day)] = forecastOf(days, day) ?? null;
  }
  return { ranges, isGood: isForecastGood(days, today) ?? null };
}

/**
 * Whether a forecast of the last four weeks would have been at least as near to what came as 'as last week', over all days on
 * which both were possible. Undefined: there are not enough such days.
 */
export function isForecastGood(days: UsualDays, today: Day): boolean | undefined {
  let forecastError = 0;
  let lastWeekError = 0;
  let compared = 0;
  for (let before = 1; before <= TESTED_WEEKS * WEEK; before++) {
    const day = addDays(today, -before);
    const came = days.get(day);
    const known = sameDays(days, day);
    const lastWeek = known.at(-1);
    if (came === undefined || lastWeek === undefined || known.length < ENOUGH_DAYS) continue;
    forecastError += Math.abs(smoothed(known).level - came);
    lastWeekError += Math.abs(lastWeek - came);
    compared++;
  }
  return compared < ENOUGH_DAYS ? undefined : forecastError <= lastWeekError;
}
