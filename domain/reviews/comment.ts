import { reviewMessages } from './messages.ts';

/** What the dialog's counter counts up to; nothing stops there (spec sections 5 and 9). */
const COMMENT_COUNTER = 200;
/** Reviews shown before 'View All' (spec section 9). */
export const REVIEWS_SHOWN = 5;

/** The counter under the comment box: 'n/200 characters' (spec section 2, 'Review dialog'). */
export function commentCounter(comment: string): string {
  return `${[...comment].length}/${COMMENT_COUNTER} characters`;
}

/** Why a comment can't be sent, in the spec's words, or undefined: it must not be empty after trimming (spec section 5). */
export function commentProblem(comment: string): string | undefined {
  return comment.trim() === '' ? reviewMessages.addComment : undefined;
}
