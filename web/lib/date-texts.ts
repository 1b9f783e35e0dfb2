import { openingMessages } from '#domain/site/messages.ts';

/** How dates and times are written. */
export const dateTexts = {
  /** For `Intl`, which writes the dates and numbers. */
  locale: openingMessages.locale,
  timeOfDay: openingMessages.timeOfDay,
  /** '1:05 pm' and '1:20 pm', and both without their half of the day, as '1:05–1:20 pm'. */
  timeRange: (
    from: string,
    until: string,
    fromClock: string,
    _untilClock: string,
    sameHalf: boolean,
    _samePart: boolean,
  ) => `${sameHalf ? fromClock : from}–${until}`,
} as const;
