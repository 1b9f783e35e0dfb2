import { MAX_RATING, MIN_RATING } from '#domain/reviews/rating.ts';

/** The name of a number of stars, 1 to 5; any other number gets the nearest name. */
export function ratingText(names: readonly string[], stars: number): string {
  const nearest = Math.min(Math.max(Math.round(stars), MIN_RATING), MAX_RATING);
  return names[nearest - MIN_RATING] ?? '';
}
