/** Words about the newsletter; the page after a link in one of its mails shows one of `states`. */
export const subscriberMessages = {
  subscribe: 'Subscribe',
  sending: 'Sending...',
  subscribed: 'Subscribed!',
  states: {
    confirmed: 'Thank you! You will hear from our kitchen.',
    unsubscribed: 'You are unsubscribed. No more newsletters will come.',
    invalid: 'This link has expired or has already been used.',
  },
} as const;

/** What the page `/newsletter?state=…` can be asked to say. */
export type NewsletterState = keyof typeof subscriberMessages.states;
