/** The `state` in the address `/newsletter?state=…`, to which the links in newsletters lead. */
export type NewsletterState = 'confirmed' | 'unsubscribed' | 'invalid';
