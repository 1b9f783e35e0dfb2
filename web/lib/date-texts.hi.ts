import type { Translated } from '#domain/languages/translations.ts';
import { openingMessagesHindi } from '#domain/site/messages.hi.ts';
import type { dateTexts } from './date-texts.ts';

export const dateTextsHindi: Translated<typeof dateTexts> = {
  locale: 'hi-IN',
  timeOfDay: openingMessagesHindi.clockTime,
  timeRange(from, until) {
    const [part, time = ''] = until.split(' ');
    return `${from}–${from.startsWith(`${part} `) ? time : until}`;
  },
};
