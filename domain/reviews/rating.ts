/** Whole stars only (REVIEW-2). */
export const MIN_RATING = 1;
export const MAX_RATING = 5;
/** What the picker begins with (REVIEW-2). */
export const DEFAULT_RATING = 5;

/** A dish's average as it is shown, with one decimal; undefined while nobody has rated it. */
export function shownAverage(average: number | null, count: number): string | undefined {
  return average === null || count === 0 ? undefined : average.toFixed(1);
}
