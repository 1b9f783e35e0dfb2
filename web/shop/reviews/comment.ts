/** The number that the counter under the comment box counts up to; longer comments are accepted (REVIEW-3). */
export const SUGGESTED_LENGTH = 200;
/** Reviews shown before 'View All' (DISH-5). */
export const REVIEWS_SHOWN = 5;

/** The length of a comment in characters as people count them. */
export const commentLength = (comment: string): number => [...comment].length;

/** Whether a comment is only white space: it can't be sent (REVIEW-3). */
export const isEmptyComment = (comment: string): boolean => comment.trim() === '';
