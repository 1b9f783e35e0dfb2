import { describe, expect, it } from 'vitest';
import { commentCounter, commentProblem } from '#web/features/reviews/comment.ts';
import { ratingLabel, shownAverage } from './rating.ts';

// REVIEW-2
describe('stars', () => {
  it.each([
    [1, 'Poor'],
    [2, 'Fair'],
    [3, 'Good'],
    [4, 'Very Good'],
    [5, 'Excellent'],
    [0, 'Poor'],
    [9, 'Excellent'],
  ])('%i: %s', (stars, label) => {
    expect(ratingLabel(stars)).toBe(label);
  });

  it('show their average with one decimal, and nothing before the first review', () => {
    expect([shownAverage(4.25, 4), shownAverage(5, 1), shownAverage(null, 0)]).toEqual([
      '4.3',
      '5.0',
      undefined,
    ]);
  });
});

// REVIEW-3
describe('a comment', () => {
  it('counts characters, not halves of them', () => {
    expect(commentCounter('😋 ok')).toBe('4/200 characters');
  });

  it('must say something', () => {
    expect(commentProblem(' \n')).toBe('Please add a comment to your review');
    expect(commentProblem('ok')).toBeUndefined();
  });
});
