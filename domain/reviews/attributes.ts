import { DEFAULT_RATING, MAX_RATING, MIN_RATING } from './rating.ts';

/** The most characters of a comment. The counter to 200 in the dialog is only a suggestion (REVIEW-3). */
export const MAX_COMMENT = 2000;

/** The most characters of the kitchen's answer. */
export const MAX_REPLY = 1000;

/** Review: one per user and dish. Only the server writes the author and the time (REVIEW-4). */
export const reviewAttributes = {
  dishId: { type: 'string', size: 36, min: 1, required: true, en: 'dish', hi: 'डिश' },
  userId: { type: 'string', size: 36, account: true, assigned: true, en: 'person', hi: 'व्यक्ति' },
  rating: {
    type: 'integer',
    min: MIN_RATING,
    max: MAX_RATING,
    default: DEFAULT_RATING,
    required: true,
    hi: 'रेटिंग',
  },
  comment: { type: 'string', size: MAX_COMMENT, min: 1, trim: true, required: true, hi: 'रिव्यू' },
  /** The author's current name; null for a person without a name. */
  customerName: { type: 'string', size: 128, writtenBy: 'server', en: 'customer', hi: 'ग्राहक' },
  /** The kitchen's answer, which admins write; null without one. */
  reply: { type: 'string', size: MAX_REPLY, trim: true, writtenBy: 'admins', hi: 'जवाब' },
  repliedAt: { type: 'datetime', writtenBy: 'server', hi: 'कब जवाब दिया' },
  /** Whether only its writer and admins see it; then it does not count for the dish's rating (REVIEW-20). */
  isHidden: { type: 'boolean', default: false, writtenBy: 'admins', hi: 'छिपा हुआ' },
  createdAt: { type: 'datetime', assigned: true, hi: 'कब बना' },
} as const;
