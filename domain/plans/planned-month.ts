import { type Paise, times } from '#domain/money.ts';
import { addDays, type Day } from '#domain/site/local-time.ts';
import type { Weekday } from '#domain/site/spans.ts';
import { type Meal, type MealsContext, mealsBetween } from './meals-between.ts';

// What somebody who chooses days of a plan gets and pays, before they subscribe (PLAN-20).

/** The days of the month that is counted. */
export const MONTH_DAYS = 30;

/** What somebody chooses of a plan. */
export interface PlanChoice {
  mealTimeIds: readonly string[];
  weekdays: readonly Weekday[];
  /** For how many people. */
  quantity: number;
  startsOn: Day;
  /** How many meals a trial has; null: it is none. */
  mealsAtMost: number | null;
}

export interface PlannedMonth {
  /** The first meal; undefined if the choice has none. */
  first: Meal | undefined;
  /** How many meals are cooked, for all people. */
  meals: number;
  /** What they cost, without a bundle. */
  total: Paise;
}

/**
 * The meals of a choice from its first day on, for a month: those that would be planned if it were agreed now.
 * @param price of a meal for one person
 */
export function plannedMonth(
  choice: PlanChoice,
  price: Paise,
  context: Pick<MealsContext, 'mealTimes' | 'isClosed' | 'timeZone'>,
  now: Date,
): PlannedMonth {
  const agreement = {
    ...choice,
    price,
    newPrice: null,
    newPriceFrom: null,
    acceptsNewPrice: false,
    endsOn: null,
    agreedAt: now,
  };
  const days = { from: choice.startsOn, to: addDays(choice.startsOn, MONTH_DAYS - 1) };
  const planned = mealsBetween(agreement, days, { ...context, pauses: [], changes: [] }).filter(
    ({ state }) => state === 'planned',
  );
  const meals = planned.reduce((sum, { quantity }) => sum + quantity, 0);
  return { first: planned[0], meals, total: times(price, meals) };
}
