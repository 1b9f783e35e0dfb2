import { SEARCH_TEXT, type WireData } from '#domain/attributes.ts';

/** Asked for and not yet confirmed from the mailbox; confirmed; ended. Only confirmed ones are written to. */
const SUBSCRIPTION_STATES = ['pending', 'confirmed', 'unsubscribed'] as const;

/** An address of the newsletter, once, in lower case. Admins read it; nobody but the server writes. */
export const subscriberAttributes = {
  email: { type: 'string', size: 320, min: 3, required: true },
  state: { type: 'string', size: 12, oneOf: SUBSCRIPTION_STATES, default: 'pending', required: true },
  /** When the last confirmation mail was asked for. */
  askedAt: { type: 'datetime' },
  confirmedAt: { type: 'datetime' },
  unsubscribedAt: { type: 'datetime' },
  searchText: SEARCH_TEXT,
} as const;

export type WireSubscriber = WireData<typeof subscriberAttributes>;
