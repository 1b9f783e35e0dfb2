import { describe, expect, it } from 'vitest';
import { addDays, type Day, weekdayOf } from '#domain/time/local-time.ts';
import { forecastOf, isForecastGood, type UsualDays } from './forecast.ts';

// Kitchens that the forecast's numbers were not chosen by: their seasons, levels and noise are drawn here. Each has twenty weeks
// of days; the forecast is made for every day of the last eight, and compared with what came.

const TODAY = '2026-03-02';
const WEEKS = 20;
const KITCHENS = 40;

function drawing(seed: number) {
  let state = seed * 2_654_435_761;
  const draw = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  /** How often something happens that happens `mean` times on average. */
  const poisson = (mean: number) => {
    const end = Math.exp(-mean);
    let times = 0;
    for (let at = draw(); at > end; at *= draw()) times++;
    return times;
  };
  return { draw, poisson };
}

type Level = (week: number, weekday: number) => number;
type Kind = (draw: () => number) => Level;

const flat: Kind = (draw) => {
  const mean = 3 + draw() * 60;
  return () => mean;
};
const week: Kind = (draw) => {
  const means = Array.from({ length: 7 }, () => 3 + draw() * 60);
  return (_, weekday) => means[weekday] ?? 0;
};
const growth: Kind = (draw) => {
  const means = Array.from({ length: 7 }, () => 10 + draw() * 30);
  const each = 1 + draw() * 0.02;
  return (at, weekday) => (means[weekday] ?? 0) * each ** at;
};
const step: Kind = (draw) => {
  const [before, after] = [10 + draw() * 20, 40 + draw() * 20];
  return (at) => (at < WEEKS - 3 ? before : after);
};

function kitchensOf(kind: Kind): UsualDays[] {
  return Array.from({ length: KITCHENS }, (_, seed) => {
    const { draw, poisson } = drawing(seed + 1);
    const level = kind(draw);
    const days = new Map<Day, number>();
    for (let before = WEEKS * 7; before >= 1; before--) {
      const day = addDays(TODAY, -before);
      // A holiday now and then is missing.
      if (draw() < 0.03) continue;
      days.set(day, poisson(level(WEEKS - Math.ceil(before / 7), weekdayOf(day))));
    }
    return days;
  });
}

/** The share of the last 56 days whose quantity was within its forecast, from 0 to 1. */
function withinOf(kitchens: readonly UsualDays[]): number {
  let [within, all] = [0, 0];
  for (const days of kitchens)
    for (let before = 1; before <= 56; before++) {
      const day = addDays(TODAY, -before);
      const came = days.get(day);
      const range = forecastOf(days, day);
      if (came === undefined || !range) continue;
      all++;
      if (range.low <= came && came <= range.high) within++;
    }
  return within / all;
}
const goodOf = (kitchens: readonly UsualDays[]) =>
  kitchens.filter((days) => isForecastGood(days, TODAY)).length / kitchens.length;

// PREP-8
describe('forecasts of seasons that they were not made for', () => {
  it.each([
    ['flat', flat],
    ['a season of the week', week],
    ['slow growth', growth],
  ])('have about half of the days in their range, and beat the last week: %s', (_, kind) => {
    const kitchens = kitchensOf(kind);
    const within = withinOf(kitchens);
    expect(within).toBeGreaterThan(0.4);
    expect(within).toBeLessThan(0.75);
    expect(goodOf(kitchens)).toBeGreaterThan(0.9);
  });

  it('lose to the last week after a step, and are hidden', () => {
    expect(goodOf(kitchensOf(step))).toBeLessThan(0.1);
  });
});
