import { expect, it } from 'vitest';
import { ratingText } from './rating-text.ts';
import { reviewTexts } from './texts.ts';

// REVIEW-2
it.each([
  [1, 'Poor'],
  [2, 'Fair'],
  [3, 'Good'],
  [4, 'Very Good'],
  [5, 'Excellent'],
  [0, 'Poor'],
  [9, 'Excellent'],
])('a rating of %i is named %s', (stars, name) => {
  expect(ratingText(reviewTexts.ratings, stars)).toBe(name);
});
