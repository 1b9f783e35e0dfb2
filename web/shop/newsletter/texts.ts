import type { NewsletterState } from '#domain/subscribers/newsletter-state.ts';

/** Texts of the newsletter's form and of the pages that links in its mails open. */
export const newsletterTexts = {
  form: {
    label: 'Newsletter',
    hint: 'New dishes and offers, now and then. We ask by mail first; leave whenever you like.',
    placeholder: 'Your email',
    subscribe: 'Subscribe',
    sending: 'Sending...',
    subscribed: 'Subscribed!',
  },
  confirmPage: { title: 'Confirm your subscription' },
  confirm: {
    question: 'News from the kitchen?',
    explanation: 'New dishes and offers worth a meal, now and then. Every letter has a way out.',
    yes: 'Yes, subscribe me',
  },
  unsubscribePage: { title: 'Unsubscribe' },
  unsubscribe: {
    question: 'No more newsletters?',
    explanation: 'You will still get mails about your own orders and your account.',
    yes: 'Unsubscribe me',
  },
  statePage: { title: 'Newsletter' },
  states: {
    confirmed: {
      title: 'Thank you! You will hear from our kitchen.',
      text: 'Until then, have a look at what is cooking today.',
    },
    unsubscribed: {
      title: 'You are unsubscribed. No more newsletters will come.',
      text: 'You can come back whenever you like: the form is at the foot of every page.',
    },
    invalid: {
      title: 'This link has expired or has already been used.',
      text: 'Put your address down at the foot of this page, and we send you a new one.',
    },
  } satisfies Record<NewsletterState, { title: string; text: string }>,
  toMenu: 'Explore Our Menu',
} as const;

/** Texts of the newsletter's switch in the profile. */
export const ownNewsletterTexts = {
  title: 'Newsletter',
  intro: 'New dishes and offers, now and then. Your account and your orders do not depend on it.',
  label: 'Send me the newsletter',
  asked: 'We have mailed you a link: press it, and you are subscribed.',
  askedWithoutMail: 'Your link waits for an admin to pass on: this kitchen can’t send mails yet.',
  ended: 'You are unsubscribed',
  pending: 'Waiting for you to press the link in our mail.',
  verifyFirst: 'Verify your e-mail address first, so that nobody else can subscribe it.',
  failed: 'That did not work. Please try again.',
} as const;
