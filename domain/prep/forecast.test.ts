import { describe, expect, it } from 'vitest';
import { addDays, type Day, weekdayOf } from '#domain/time/local-time.ts';
import { forecastOf, isForecastGood, type UsualDays } from './forecast.ts';

const TODAY = '2026-11-28';

/** Numbers from 0 to 1, the same for each seed. */
function random(seed: number) {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}
/** About normal, with a deviation of 1. */
const normal = (next: () => number) => Array.from({ length: 12 }, next).reduce((sum, each) => sum + each, -6);

/** A kitchen's last weeks: `quantityOf` says what is ordered a number of days before today. */
function kitchen(weeks: number, quantityOf: (before: number, day: Day) => number | undefined): UsualDays {
  const days = new Map<Day, number>();
  for (let before = 1; before <= weeks * 7; before++) {
    const day = addDays(TODAY, -before);
    const quantity = quantityOf(before, day);
    if (quantity !== undefined) days.set(day, Math.max(0, Math.round(quantity)));
  }
  return days;
}
const season = [20, 18, 22, 25, 40, 60, 55];
const noisy = (seed: number, level: (before: number, day: Day) => number) => {
  const next = random(seed);
  return kitchen(13, (before, day) => {
    const mean = level(before, day);
    return mean + Math.sqrt(mean) * normal(next);
  });
};
const inSeason = (_: number, day: Day) => season[weekdayOf(day)] ?? 0;

// PREP-8
describe('what is likely to be ordered', () => {
  it('is not said of fewer than four of the same days, whatever the others are', () => {
    expect(
      forecastOf(
        kitchen(3, () => 9),
        TODAY,
      ),
    ).toBeUndefined();
    expect(
      forecastOf(
        kitchen(4, () => 9),
        TODAY,
      ),
    ).toEqual({ low: 9, high: 9 });
    expect(
      forecastOf(
        kitchen(4, (before) => (before === 14 ? undefined : 9)),
        TODAY,
      ),
    ).toBeUndefined();
    expect(
      isForecastGood(
        kitchen(4, () => 9),
        TODAY,
      ),
    ).toBeUndefined();
  });

  it('of a flat dish is what it is every week', () => {
    const flat = kitchen(13, () => 12);
    expect(forecastOf(flat, TODAY)).toEqual({ low: 12, high: 12 });
    expect(isForecastGood(flat, TODAY)).toBe(true);
  });

  it('leaves out holidays, which are missing', () => {
    const days = kitchen(13, (before) => (before === 7 ? undefined : 12));
    expect(forecastOf(days, TODAY)).toEqual({ low: 12, high: 12 });
  });

  it('is of the day of the week: a season with noise is about in its range, and better than the last week', () => {
    const tries = Array.from({ length: 60 }, (_, seed) => noisy(seed + 1, inSeason));
    const within = tries.filter((days, seed) => {
      const range = forecastOf(days, TODAY);
      const mean = inSeason(0, TODAY);
      const came = mean + Math.sqrt(mean) * normal(random(1000 + seed));
      return range !== undefined && range.low <= came && came <= range.high;
    });
    expect(within.length).toBeGreaterThan(20);
    expect(within.length).toBeLessThan(50);
    const good = tries.filter((days) => isForecastGood(days, TODAY) === true);
    expect(good.length).toBeGreaterThan(50);
  });

  it('loses to the last week while a step is new, and follows it within weeks', () => {
    const stepped = (weeksAgo: number) => kitchen(16, (before) => (before <= weeksAgo * 7 ? 60 : 20));
    expect(isForecastGood(stepped(3), TODAY)).toBe(false);
    expect(forecastOf(stepped(6), TODAY)?.high).toBeGreaterThanOrEqual(50);
    expect(forecastOf(stepped(8), TODAY)).toEqual({ low: 60, high: 60 });
  });

  it('is a range that is never below nothing', () => {
    const rare = noisy(5, () => 0.6);
    const range = forecastOf(rare, TODAY);
    expect(range?.low).toBeGreaterThanOrEqual(0);
    expect(range?.high).toBeGreaterThanOrEqual(range?.low ?? 0);
  });
});
