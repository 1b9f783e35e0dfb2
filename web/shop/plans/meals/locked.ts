import type { ShownMeal } from './queries.ts';

/** The last of some meals that the kitchen has: it is cooked whatever is changed now; undefined if there is none. */
export const lastTaken = (meals: readonly ShownMeal[], now: Date): ShownMeal | undefined =>
  meals
    .filter(({ state, cutoff }) => state === 'cooking' || (state === 'planned' && cutoff <= now))
    .toSorted((one, other) => one.from.getTime() - other.from.getTime())
    .at(-1);

/** The last of some meals whose cutoff has passed, whether it is cooked or not: nothing about its day changes any more. */
export const lastDecided = (meals: readonly ShownMeal[], now: Date): ShownMeal | undefined =>
  meals
    .filter(({ cutoff }) => cutoff <= now)
    .toSorted((one, other) => (one.date < other.date ? -1 : 1))
    .at(-1);
