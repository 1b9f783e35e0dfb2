import { SEARCH_TEXT, type WireData } from '#domain/attributes.ts';

/** Not confirmed yet by the mailed link; confirmed; ended. Only confirmed subscribers get the newsletter. */
const SUBSCRIPTION_STATES = ['pending', 'confirmed', 'unsubscribed'] as const;

/** A subscriber of the newsletter, one for each address, in lower case. Admins read it, only the server writes it. */
export const subscriberAttributes = {
  email: { type: 'string', size: 320, min: 3, required: true },
  state: { type: 'string', size: 12, oneOf: SUBSCRIPTION_STATES, default: 'pending', required: true },
  /** When a confirmation mail was last requested. */
  askedAt: { type: 'datetime' },
  confirmedAt: { type: 'datetime' },
  unsubscribedAt: { type: 'datetime' },
  searchText: SEARCH_TEXT,
} as const;

export type WireSubscriber = WireData<typeof subscriberAttributes>;
