import { describe, expect, it } from 'vitest';
import { commentLength, isEmptyComment, SUGGESTED_LENGTH } from './comment.ts';
import { reviewTexts } from './texts.ts';

// REVIEW-3
describe('a comment', () => {
  it('counts characters as people do', () => {
    const counter = reviewTexts.form.counter(commentLength('😋 ok'), SUGGESTED_LENGTH);
    expect(counter).toBe('4/200 characters');
  });

  it('is empty when it holds only white space', () => {
    expect([isEmptyComment(' \n'), isEmptyComment('ok')]).toEqual([true, false]);
  });
});
