import { addDays, type Day, dayAt, momentOf, weekdayOf } from '#domain/time/local-time.ts';
import { DEMO_DAYS } from './demo-settings.ts';
import type { Random } from './random.ts';

const MINUTE = 60_000;

/** How busy the days of the week are, Monday first. */
const WEEK = [0.85, 0.85, 0.9, 0.95, 1.15, 1.4, 1.35];
/** How the trade has grown from the first day to now. */
const GROWTH = { first: 0.75, last: 1.15 };
/** On a rainy day more people order, and everything takes longer. */
const RAIN = { chance: 0.15, more: 1.25, slower: 1.2 };

/** When people order, as minutes of the day. */
export type PartOfDay = 'breakfast' | 'lunch' | 'afternoon' | 'dinner';
const PARTS: readonly { part: PartOfDay; share: number; around: number; spread: number }[] = [
  { part: 'breakfast', share: 6, around: 9 * 60 + 20, spread: 30 },
  { part: 'lunch', share: 38, around: 13 * 60, spread: 45 },
  { part: 'afternoon', share: 10, around: 16 * 60 + 30, spread: 50 },
  { part: 'dinner', share: 46, around: 20 * 60 + 15, spread: 55 },
];
const OPEN = { from: 8 * 60, to: 22 * 60 + 50 };

/** A moment at which somebody orders. */
export interface Moment {
  at: Date;
  part: PartOfDay;
  /** 1 on a usual day; higher where everything takes longer. */
  slowness: number;
}

function timeOf(random: Random): { minute: number; part: PartOfDay } {
  const { part, around, spread } = random.weighted(PARTS);
  const minute = random.around(around, spread);
  return { part, minute: Math.min(Math.max(minute, OPEN.from), OPEN.to) };
}

interface DayPlan {
  day: Day;
  share: number;
  slowness: number;
}

/** A day without orders has no share. */
function planOf(random: Random, day: Day, age: number, isClosed: boolean): DayPlan {
  const growth = GROWTH.last + ((GROWTH.first - GROWTH.last) * age) / DEMO_DAYS;
  const isRainy = random.chance(RAIN.chance);
  const usual = (WEEK[weekdayOf(day)] ?? 1) * growth * random.between(0.85, 1.15);
  return {
    day,
    share: isClosed ? 0 : usual * (isRainy ? RAIN.more : 1),
    slowness: (isRainy ? RAIN.slower : 1) * random.between(0.9, 1.1),
  };
}

/**
 * The moments of so many orders in the days up to `until`, oldest first: more on weekends, most at lunch and dinner, a bit more
 * each week, none on closed days.
 */
export function momentsOf(
  random: Random,
  count: number,
  { until, closed, timeZone }: { until: Date; closed: readonly Day[]; timeZone: string },
): Moment[] {
  const today = dayAt(until, timeZone);
  const plans = Array.from({ length: DEMO_DAYS + 1 }, (_, at) => {
    const age = DEMO_DAYS - at;
    const day = addDays(today, -age);
    return planOf(random, day, age, closed.includes(day));
  });
  const momentIn = ({ day, slowness }: DayPlan): Moment => {
    const { minute, part } = timeOf(random);
    const rush = part === 'lunch' || part === 'dinner' ? 1.1 : 0.95;
    const at = new Date(momentOf(day, 0, timeZone) + Math.floor(minute * MINUTE));
    return { at, part, slowness: slowness * rush };
  };
  const moments: Moment[] = [];
  // Drawing again what has not come yet gives today the share that is over.
  while (moments.length < count) {
    const moment = momentIn(random.weighted(plans));
    if (moment.at <= until) moments.push(moment);
  }
  return moments.sort((one, other) => one.at.getTime() - other.at.getTime());
}
