import type { Day } from '#domain/time/local-time.ts';
import type { Weekday } from '#domain/time/spans.ts';

/** When a subscription brings meals. */
export interface MealDays {
  mealTimeIds: readonly string[];
  weekdays: readonly Weekday[];
  startsOn: Day;
  /** The last day; null: open. */
  endsOn: Day | null;
}

/** A subscription that brings meals which another one would bring too, with these meals. */
export interface MealsTwice<Subscription extends MealDays> {
  subscription: Subscription;
  mealTimeIds: readonly string[];
  weekdays: readonly Weekday[];
}

/** The subscriptions that somebody has whose meals a new one would bring a second time, on the same days (PLAN-68). */
export function mealsTwice<Subscription extends MealDays>(
  own: readonly Subscription[],
  asked: MealDays,
): MealsTwice<Subscription>[] {
  return own.flatMap((subscription) => {
    const { startsOn, endsOn } = subscription;
    const mealTimeIds = subscription.mealTimeIds.filter((id) => asked.mealTimeIds.includes(id));
    const weekdays = subscription.weekdays.filter((day) => asked.weekdays.includes(day));
    const meets =
      (endsOn === null || endsOn >= asked.startsOn) && (asked.endsOn === null || asked.endsOn >= startsOn);
    return meets && mealTimeIds.length > 0 && weekdays.length > 0
      ? [{ subscription, mealTimeIds, weekdays }]
      : [];
  });
}
