import { openingMessages } from '#domain/site/messages.ts';

/** How dates and times are written. */
export const dateTexts = {
  /** For `Intl`, which writes the dates and numbers. */
  locale: 'en-IN',
  /** '13:05' as '1:05 pm'. */
  timeOfDay: openingMessages.clockTime,
  /** '1:05 pm' and '1:20 pm' as '1:05–1:20 pm'. */
  timeRange(from: string, until: string) {
    const [time = '', half] = from.split(' ');
    return `${until.endsWith(`${half}`) ? time : from}–${until}`;
  },
} as const;
