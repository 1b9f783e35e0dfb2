import { addDays, type Day } from '#domain/time/local-time.ts';

// What customers say of meals that they had (PLAN-53). Only the kitchen's owner and managers read it.

export const MEAL_RATINGS = ['up', 'down'] as const;
export type MealRating = (typeof MEAL_RATINGS)[number];

/** The most characters of the words beside a rating. */
export const MOST_RATING_WORDS = 500;
/** Days after its delivery in which a meal is rated, and its rating changed. */
export const RATED_WITHIN = 7;
/** Days of the report on ratings. */
export const RATINGS_OF = 30;

/** Whether its customer can rate a meal. */
export const canBeRated = ({ state, date }: { state: string; date: Day }, today: Day): boolean =>
  state === 'delivered' && date <= today && date >= addDays(today, -RATED_WITHIN);

/** A rated meal with the dishes that it had. */
export interface RatedMeal {
  date: Day;
  mealTimeId: string;
  orderId: string;
  rating: MealRating;
  words: string | null;
  dishes: readonly { dishId: string; name: string }[];
}

/** How a dish was rated: by how many meals that had it. */
export interface RatedDish {
  dishId: string;
  name: string;
  up: number;
  down: number;
}

/** The answer of `GET /v1/plans/ratings`. */
export interface MealRatings {
  up: number;
  down: number;
  /** Those with the most complaints first. */
  dishes: readonly RatedDish[];
  /** What was said in words, the newest first. */
  said: readonly (Omit<RatedMeal, 'dishes'> & { words: string; dishes: readonly string[] })[];
}

/** @param meals the newest first */
export function mealRatings(meals: readonly RatedMeal[]): MealRatings {
  const dishes = new Map<string, RatedDish>();
  // A dish may have two lines.
  for (const { rating, dishes: had } of meals)
    for (const { dishId, name } of new Map(had.map((dish) => [dish.dishId, dish])).values()) {
      const before = dishes.get(dishId) ?? { dishId, name, up: 0, down: 0 };
      dishes.set(dishId, { ...before, [rating]: before[rating] + 1 });
    }
  const count = (rating: MealRating) => meals.filter((meal) => meal.rating === rating).length;
  return {
    up: count('up'),
    down: count('down'),
    dishes: [...dishes.values()].sort((one, other) => other.down - one.down || other.up - one.up),
    said: meals.flatMap(({ words, dishes: had, ...meal }) =>
      words === null ? [] : [{ ...meal, words, dishes: [...new Set(had.map(({ name }) => name))] }],
    ),
  };
}
