import { DEFAULT_RATING, MAX_RATING, MIN_RATING } from './rating.ts';

/** The most characters of a comment. The counter to 200 in the dialog is only a suggestion (REVIEW-3). */
export const MAX_COMMENT = 2000;

/** The most characters of the kitchen's answer. */
export const MAX_REPLY = 1000;

/** Review: one per user and dish. Only the server writes the author and the time (REVIEW-4). */
export const reviewAttributes = {
  dishId: { type: 'string', size: 36, min: 1, required: true, word: 'dish' },
  userId: { type: 'string', size: 36, account: true, assigned: true, word: 'person' },
  rating: {
    type: 'integer',
    min: MIN_RATING,
    max: MAX_RATING,
    default: DEFAULT_RATING,
    required: true,
  },
  comment: { type: 'string', size: MAX_COMMENT, min: 1, trim: true, required: true },
  /** The author's current name; null for a person without a name. */
  customerName: { type: 'string', size: 128, writtenBy: 'server', word: 'customer' },
  /** The kitchen's answer, which admins write; null without one. */
  reply: { type: 'string', size: MAX_REPLY, trim: true, writtenBy: 'admins' },
  repliedAt: { type: 'datetime', writtenBy: 'server' },
  /** Whether only its writer and admins see it; then it does not count for the dish's rating (REVIEW-20). */
  isHidden: { type: 'boolean', default: false, writtenBy: 'admins' },
  createdAt: { type: 'datetime', assigned: true },
} as const;
