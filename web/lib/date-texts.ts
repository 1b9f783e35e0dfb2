import { openingMessages } from '#domain/site/messages.ts';

/** How dates and times are written. */
export const dateTexts = {
  /** For `Intl`, which writes the dates and numbers. */
  locale: 'en-IN',
  /** '13:05' as '1:05 pm'. */
  timeOfDay: openingMessages.clockTime,
} as const;
