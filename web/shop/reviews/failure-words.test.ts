import { AppwriteException } from 'appwrite';
import { expect, it } from 'vitest';
import { reviewMessages } from '#domain/reviews/messages.ts';
import { deleteFailure, saveFailure } from './failure-words.ts';

const refused = (code: number, type = 'some_type') =>
  new AppwriteException('The text of the API', code, type);

it.each([
  [refused(401), 'Please login to submit review'],
  [refused(400), 'Failed to save review'],
  [refused(429), 'Failed to save review'],
  [refused(500), 'An error occurred while submitting the review.'],
  [new TypeError('Failed to fetch'), 'An error occurred while submitting the review.'],
])('a review that could not be saved is explained: %s', (error, message) => {
  expect(saveFailure(error, reviewMessages)).toEqual({ message });
});

// REVIEW-8
it('a review of a deleted dish is explained', () => {
  const gone = refused(400, 'review_dish_gone');
  expect(saveFailure(gone, reviewMessages)).toEqual({
    message: 'Failed to save review',
    reason: 'This dish is no longer on the menu',
  });
});

// REVIEW-9
it('a review of a dish that was never received is explained', () => {
  expect(saveFailure(refused(403, 'review_not_received'), reviewMessages)).toEqual({
    message: 'Failed to save review',
    reason: 'Only somebody who has received this dish can review it.',
  });
});

it.each([
  [refused(401), 'Unable to delete review'],
  [refused(404), 'Review not found'],
  [refused(400), 'Failed to delete review'],
  [refused(503), 'An error occurred while deleting the review.'],
  [new TypeError('Failed to fetch'), 'An error occurred while deleting the review.'],
])('a review that could not be deleted is explained: %s', (error, words) => {
  expect(deleteFailure(error, reviewMessages)).toBe(words);
});
