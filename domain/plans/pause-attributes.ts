/** A pause of a subscription: days on which nothing is cooked for it (PLAN-11). */
export const mealPauseAttributes = {
  userId: { type: 'string', size: 36, account: true, writtenBy: 'server', word: 'person' },
  subscriptionId: { type: 'string', size: 36, min: 1, required: true, word: 'subscription' },
  /** Null: all meal times. */
  mealTimeId: { type: 'string', size: 36, word: 'meal time' },
  from: { type: 'string', size: 10, required: true },
  /** The last day; null: open. */
  until: { type: 'string', size: 10 },
} as const;
