import { describe, expect, it } from 'vitest';
import { commentCounter, commentProblem } from '#web/features/reviews/comment.ts';
import { ratingLabel, shownAverage } from './rating.ts';

// REVIEW-2
describe('ratings', () => {
  it.each([
    [1, 'Poor'],
    [2, 'Fair'],
    [3, 'Good'],
    [4, 'Very Good'],
    [5, 'Excellent'],
    [0, 'Poor'],
    [9, 'Excellent'],
  ])('a rating of %i stars is called %s', (stars, label) => {
    expect(ratingLabel(stars)).toBe(label);
  });

  it('are averaged with one decimal, and shown only after the first review', () => {
    expect([shownAverage(4.25, 4), shownAverage(5, 1), shownAverage(null, 0)]).toEqual([
      '4.3',
      '5.0',
      undefined,
    ]);
  });
});

// REVIEW-3
describe('a review’s comment', () => {
  it('counts an emoji as one character', () => {
    expect(commentCounter('😋 ok')).toBe('4/200 characters');
  });

  it('must not be empty', () => {
    expect(commentProblem(' \n')).toBe('Please add a comment to your review');
    expect(commentProblem('ok')).toBeUndefined();
  });
});
