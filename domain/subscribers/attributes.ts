import type { Data, WireData } from '#domain/attributes.ts';

/** Asked for and not yet confirmed from the mailbox; confirmed; ended. Only confirmed ones are written to. */
export const SUBSCRIPTION_STATES = ['pending', 'confirmed', 'unsubscribed'] as const;
export type SubscriptionState = (typeof SUBSCRIPTION_STATES)[number];

/** An address of the newsletter, once, in lower case. Admins read it; nobody but the server writes. */
export const subscriberAttributes = {
  email: { type: 'string', size: 320, min: 3, required: true },
  state: { type: 'string', size: 12, oneOf: SUBSCRIPTION_STATES, default: 'pending', required: true },
  /** When the last confirmation mail was asked for. */
  askedAt: { type: 'datetime' },
  confirmedAt: { type: 'datetime' },
  unsubscribedAt: { type: 'datetime' },
} as const;

export type SubscriberData = Data<typeof subscriberAttributes>;
export type WireSubscriber = WireData<typeof subscriberAttributes>;
