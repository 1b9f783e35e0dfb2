/** The fewest and most stars; only whole stars are given (REVIEW-2). */
export const MIN_RATING = 1;
export const MAX_RATING = 5;
/** The stars that are preselected (REVIEW-2). */
export const DEFAULT_RATING = 5;

/** A dish's average rating with one decimal, as it is shown; undefined while there are no reviews. */
export function shownAverage(average: number | null, count: number): string | undefined {
  return average === null || count === 0 ? undefined : average.toFixed(1);
}
