import type { SubscriberLetters } from '#server/collections/subscribers.ts';
import type { Document } from '#server/documents/document.ts';
import { forgetTokens, issueToken, type Purpose } from '#server/newsletter/tokens.ts';
import { newsletterConfirmMail, newsletterWelcomeMail } from './emails/newsletter.ts';
import { enqueueMail } from './outbox.ts';

/** Paths of the links in newsletters; the secret follows as `?token=`. */
export const LINK_PATHS: Record<Purpose, string> = {
  confirm: '/newsletter/confirm',
  unsubscribe: '/newsletter/unsubscribe',
};

const addressOf = (subscriber: Document): string => String(subscriber.data.email);

/** @param publicUrl where people reach the site */
export function subscriberLetters(publicUrl: string): SubscriberLetters {
  const link = (purpose: Purpose, secret: string) => `${publicUrl}${LINK_PATHS[purpose]}?token=${secret}`;
  return {
    async askToConfirm(work, subscriber) {
      const confirmUrl = link('confirm', await issueToken(work, subscriber.id, 'confirm'));
      const content = newsletterConfirmMail(publicUrl, { confirmUrl, now: work.now });
      await enqueueMail(work, { kind: 'newsletter-confirm', to: addressOf(subscriber), content });
    },
    async welcome(work, subscriber) {
      const unsubscribeUrl = link('unsubscribe', await issueToken(work, subscriber.id, 'unsubscribe'));
      const content = newsletterWelcomeMail(publicUrl, { unsubscribeUrl, now: work.now });
      await enqueueMail(work, { kind: 'newsletter-welcome', to: addressOf(subscriber), content });
    },
    forgetLinks: (work, subscriber) => forgetTokens(work, subscriber.id, 'confirm'),
  };
}
