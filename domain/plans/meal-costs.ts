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

/** What a decided meal has taken of a bundle: of how many people, at the price of then. */
export type TakenOfBundle = Pick<Bundle, 'bundleMealPrice'> & { fromBundle: number };

/**
 * What each of a subscription's meals costs (PLAN-23): those that were decided what they took, the others in the order of
 * their cutoffs what they will take of the bundle. A skipped meal costs what it would if it were brought back.
 * @param meals by cutoff
 */
export function costsOf<Planned extends Pick<Meal, 'date' | 'state' | 'quantity' | 'price' | 'extra'>>(
  bundle: Bundle,
  meals: readonly Planned[],
  takenOf: (meal: Planned) => TakenOfBundle,
): MealCost[] {
  let { bundleLeft } = bundle;
  return meals.map((meal) => {
    const { date, quantity, price, extra, state } = meal;
    if (isDecided(state)) {
      const { fromBundle, bundleMealPrice } = takenOf(meal);
      const beside = sum(times(price, quantity - fromBundle), extra);
      const inBundle = times(bundleMealPrice ?? ZERO_PAISE, fromBundle);
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
