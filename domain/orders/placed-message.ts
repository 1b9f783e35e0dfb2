import type { Translated } from '#domain/languages/translations.ts';
import type { orderMessages } from './messages.ts';

/** What a customer reads once an order is placed. Only an account without an address gets no mail (MAIL-32). */
export const placedMessage = (
  messages: Pick<Translated<typeof orderMessages>, 'placed' | 'placedWithoutMail'>,
  email: string | null | undefined,
): string => (email ? messages.placed : messages.placedWithoutMail);
