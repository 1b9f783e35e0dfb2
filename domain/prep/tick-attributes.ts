import { MOST_NEED_KEY, MOST_QUANTITY } from './print-attributes.ts';

/** Days after which ticks and prints of the prep list are deleted (PREP-7). */
export const PREP_DAYS = 60;

/** How much of something the kitchen has ready; the last that somebody ticked holds (PREP-6). */
export const prepTickAttributes = {
  day: { type: 'string', size: 10, min: 10, required: true },
  /** The key of what must be ready, see `needKey`. */
  need: { type: 'string', size: MOST_NEED_KEY, min: 1, required: true, word: 'what must be ready' },
  /** How much of it is ready, in its unit; 0: nothing. */
  quantity: { type: 'integer', min: 0, max: MOST_QUANTITY, required: true },
  /** Who has ticked it. */
  actorId: { type: 'string', size: 36, account: true, writtenBy: 'server', word: 'person' },
} as const;
