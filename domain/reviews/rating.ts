/** Whole stars only (REVIEW-2). */
export const MIN_RATING = 1;
export const MAX_RATING = 5;
/** What the picker begins with (REVIEW-2). */
export const DEFAULT_RATING = 5;

/** Words of the star picker, from one star to five (REVIEW-2). */
const LABELS = ['Poor', 'Fair', 'Good', 'Very Good', 'Excellent'] as const;
export type RatingLabel = (typeof LABELS)[number];

/** The word for a number of whole stars, 1 to 5; anything beyond takes the nearest. */
export function ratingLabel(stars: number): RatingLabel {
  const at = Math.min(Math.max(Math.round(stars), MIN_RATING), MAX_RATING) - MIN_RATING;
  return LABELS[at] ?? 'Excellent';
}

/** A dish's average as it is shown, with one decimal; undefined while nobody has rated it. */
export function shownAverage(average: number | null, count: number): string | undefined {
  return average === null || count === 0 ? undefined : average.toFixed(1);
}
