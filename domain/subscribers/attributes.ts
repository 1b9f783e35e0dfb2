import { SUBSCRIPTION_WAYS } from '#domain/consents/attributes.ts';
import { LANGUAGES } from '#domain/languages/languages.ts';
import type { WireData } from '#domain/rows/data.ts';
import { SEARCH_TEXT } from '#domain/rows/row.ts';

/** Not confirmed yet by the mailed link; confirmed; ended. Only confirmed subscribers get the newsletter. */
const SUBSCRIPTION_STATES = ['pending', 'confirmed', 'unsubscribed'] as const;

/** A subscriber of the newsletter, one for each address, in lower case. Admins read it, only the server writes it. */
export const subscriberAttributes = {
  email: { type: 'string', size: 320, contact: true, min: 3, required: true },
  state: {
    type: 'string',
    size: 12,
    oneOf: SUBSCRIPTION_STATES,
    default: 'pending',
    required: true,
  },
  /** How its state was changed last. */
  way: { type: 'string', size: 12, oneOf: SUBSCRIPTION_WAYS, default: 'mailedLink' },
  /** The language of the page on which the newsletter was asked for last; mails to the address are in it. */
  language: { type: 'string', size: 2, oneOf: LANGUAGES, default: 'en' },
  /** When a confirmation mail was last requested. */
  askedAt: { type: 'datetime' },
  confirmedAt: { type: 'datetime' },
  unsubscribedAt: { type: 'datetime' },
  searchText: SEARCH_TEXT,
} as const;

export type WireSubscriber = WireData<typeof subscriberAttributes>;
