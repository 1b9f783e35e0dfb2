import type { subscriberAttributes } from '#domain/subscribers/attributes.ts';
import { subscribers } from '#server/collections/subscribers.ts';
import { changesOf, type Work } from '#server/documents/collection.ts';
import type { Document } from '#server/documents/document.ts';
import { newsletterConfirmation } from '#server/mail/emails/newsletter-confirmation.ts';
import { newsletterWelcome } from '#server/mail/emails/newsletter-welcome.ts';
import { enqueueMail } from '#server/mail/outbox.ts';
import { CONFIRM_DAYS, endTokens, issueNewsletterToken, linkPath } from './newsletter-tokens.ts';

const DAY = 86_400_000;
type Subscriber = Document<typeof subscriberAttributes>;

/** Mails an address a link to confirm its subscription. */
async function mailConfirmation(work: Work, { id, data }: Subscriber): Promise<void> {
  const path = linkPath('confirm', await issueNewsletterToken(work, id, 'confirm'));
  const expires = new Date(work.now.getTime() + CONFIRM_DAYS * DAY);
  const mail = { to: data.email, aboutId: id, secret: { path }, expires };
  await enqueueMail(work, newsletterConfirmation, mail);
}

/** Mails the first newsletter, once the address has confirmed its subscription. */
async function mailWelcome(work: Work, { id, data }: Subscriber): Promise<void> {
  const path = linkPath('unsubscribe', await issueNewsletterToken(work, id, 'unsubscribe'));
  const mail = { to: data.email, aboutId: id, secret: { path }, expires: null };
  await enqueueMail(work, newsletterWelcome, { ...mail, addressProven: true });
}

/** Mails to subscribers, enqueued in the unit of work that changes their subscription. */
export const newsletterMails = changesOf(subscribers, {
  afterCreate: mailConfirmation,
  async afterUpdate(work, before, after) {
    if (after.data.state === 'pending') return mailConfirmation(work, after);
    if (after.data.state === before.data.state) return;
    if (after.data.state === 'confirmed') await mailWelcome(work, after);
    // Old confirmation links must not bring an ended subscription back.
    else await endTokens(work, after.id, 'confirm');
  },
});
