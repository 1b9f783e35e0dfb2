import { type Paise, sum, times, ZERO_PAISE } from '#domain/money.ts';
import { type Bundle, costOfMeal } from './bundles.ts';
import { isDecided } from './meal-states.ts';
import type { Meal } from './meals-between.ts';

/** What a meal costs, and how many people's meals are of the bundle. */
export interface MealCost {
  total: Paise;
  fromBundle: number;
  /** What of it is paid beside the bundle, whose money is held already. */
  beside: Paise;
}

/**
 * What each of a subscription's meals costs (PLAN-23): those that were decided what they took, the others in the order of
 * their cutoffs what they will take of the bundle. A skipped meal costs what it would if it were brought back.
 * @param meals by cutoff
 * @param taken how many meals of the bundle a decided one has taken
 */
export function costsOf<Planned extends Pick<Meal, 'date' | 'state' | 'quantity' | 'price' | 'extra'>>(
  bundle: Bundle,
  meals: readonly Planned[],
  taken: (meal: Planned) => number,
): MealCost[] {
  let { bundleLeft } = bundle;
  return meals.map((meal) => {
    const { date, quantity, price, extra, state } = meal;
    if (isDecided(state)) {
      const fromBundle = taken(meal);
      const beside = sum(times(price, quantity - fromBundle), extra);
      const inBundle = times(bundle.bundleMealPrice ?? ZERO_PAISE, fromBundle);
      return { total: sum(inBundle, beside), fromBundle, beside };
    }
    const cost = costOfMeal({ ...bundle, bundleLeft }, { day: date, people: quantity, price });
    if (state === 'planned') bundleLeft -= cost.fromBundle;
    return {
      fromBundle: cost.fromBundle,
      total: sum(cost.total, extra),
      beside: sum(times(price, quantity - cost.fromBundle), extra),
    };
  });
}
