/** What the page `/newsletter?state=…` can be asked to say, after a link of a newsletter was followed. */
export type NewsletterState = 'confirmed' | 'unsubscribed' | 'invalid';
