import type { WireData } from '#domain/attributes.ts';
import { DEFAULT_RATING, MAX_RATING, MIN_RATING } from './rating.ts';

/** The server's bound on a comment, in characters; the dialog's counter of 200 only shows (REVIEW-3). */
export const MAX_COMMENT = 2000;

/** Review (REVIEW-4): one per user and dish. The author and the time are the server's to write. */
export const reviewAttributes = {
  dishId: { type: 'string', size: 36, min: 1, required: true },
  userId: { type: 'string', size: 36, assigned: true },
  rating: { type: 'integer', min: MIN_RATING, max: MAX_RATING, default: DEFAULT_RATING, required: true },
  comment: { type: 'string', size: MAX_COMMENT, min: 1, trim: true, required: true },
  /** The author's name as it is now; null when they have none. */
  customerName: { type: 'string', size: 128 },
  createdAt: { type: 'datetime', assigned: true },
} as const;

export type WireReview = WireData<typeof reviewAttributes>;
