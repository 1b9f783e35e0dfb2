import { type Paise, sum } from '#domain/money.ts';
import { addDays, type Day } from '#domain/time/local-time.ts';
import type { Weekday } from '#domain/time/spans.ts';
import { type Bundle, NO_BUNDLE } from './bundles.ts';
import { costsOf } from './meal-costs.ts';
import { type Meal, type MealsContext, mealsBetween } from './meals-between.ts';
import { NO_NEW_PRICE } from './prices/agreed-price.ts';

// What somebody who chooses days of a plan gets and pays, before they subscribe (PLAN-20) or change it (PLAN-50).

/** The days of the month that is counted. */
export const MONTH_DAYS = 30;

/** What somebody chooses of a plan. */
export interface PlanChoice {
  mealTimeIds: readonly string[];
  weekdays: readonly Weekday[];
  /** For how many people. */
  quantity: number;
  startsOn: Day;
  /** The last day; null: open. */
  endsOn: Day | null;
  /** How many meals a trial has; null: it is none. */
  mealsAtMost: number | null;
}

export interface PlannedMonth {
  /** The first meal; undefined if the choice has none. */
  first: Meal | undefined;
  /** How many meals are cooked, for all people. */
  meals: number;
  /** How many of them a bundle has. */
  fromBundle: number;
  /** What the others cost. */
  total: Paise;
}

/**
 * The meals of a choice from its first day on, for a month: those that would be planned if it were agreed now.
 * @param price of a meal for one person
 * @param bundle what is left of one, which pays the first of them
 */
export function plannedMonth(
  choice: PlanChoice,
  price: Paise,
  context: Pick<MealsContext, 'mealTimes' | 'isClosed' | 'timeZone'>,
  now: Date,
  bundle: Bundle = NO_BUNDLE,
): PlannedMonth {
  const agreement = {
    ...choice,
    price,
    ...NO_NEW_PRICE,
    agreedAt: now,
  };
  const days = { from: choice.startsOn, to: addDays(choice.startsOn, MONTH_DAYS - 1) };
  const nothingElse = { ...context, pauses: [], changes: [], isOver: () => false };
  const planned = mealsBetween(agreement, days, nothingElse).filter(({ state }) => state === 'planned');
  const costs = costsOf(bundle, planned, () => ({ fromBundle: 0, bundleMealPrice: null }));
  return {
    first: planned[0],
    meals: planned.reduce((count, { quantity }) => count + quantity, 0),
    fromBundle: costs.reduce((count, cost) => count + cost.fromBundle, 0),
    total: sum(...costs.map(({ beside }) => beside)),
  };
}
