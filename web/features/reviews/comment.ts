import { reviewMessages } from '#domain/reviews/messages.ts';

/** What the dialog's counter counts up to; nothing stops there (REVIEW-3). */
const COMMENT_COUNTER = 200;
/** Reviews shown before 'View All' (DISH-5). */
export const REVIEWS_SHOWN = 5;

/** The counter under the comment box: 'n/200 characters' (REVIEW-3). */
export function commentCounter(comment: string): string {
  return `${[...comment].length}/${COMMENT_COUNTER} characters`;
}

/** Why a comment can't be sent, in words, or undefined: it must not be empty after trimming (REVIEW-3). */
export function commentProblem(comment: string): string | undefined {
  return comment.trim() === '' ? reviewMessages.addComment : undefined;
}
