import type { subscriberAttributes } from '#domain/subscribers/attributes.ts';
import { subscribers } from '#server/collections/subscribers.ts';
import { changesOf, type Work } from '#server/documents/collection.ts';
import type { Document } from '#server/documents/document.ts';
import { forgetTokens, issueToken, type Purpose } from '#server/newsletter/tokens.ts';
import { newsletterConfirmMail, newsletterWelcomeMail } from './emails/newsletter.ts';
import { enqueueMail } from './outbox.ts';

/** Paths of the links in newsletters; the secret follows as `?token=`. */
export const LINK_PATHS: Record<Purpose, string> = {
  confirm: '/newsletter/confirm',
  unsubscribe: '/newsletter/unsubscribe',
};

type Subscriber = Document<typeof subscriberAttributes>;

const linkTo = (work: Work, purpose: Purpose, secret: string): string =>
  `${work.settings.publicUrl}${LINK_PATHS[purpose]}?token=${secret}`;

async function askToConfirm(work: Work, { id, data }: Subscriber): Promise<void> {
  const confirmUrl = linkTo(work, 'confirm', await issueToken(work, id, 'confirm'));
  const content = newsletterConfirmMail(work.settings.publicUrl, { confirmUrl, now: work.now });
  await enqueueMail(work, { kind: 'newsletter-confirm', to: data.email, content });
}

async function welcome(work: Work, { id, data }: Subscriber): Promise<void> {
  const unsubscribeUrl = linkTo(work, 'unsubscribe', await issueToken(work, id, 'unsubscribe'));
  const content = newsletterWelcomeMail(work.settings.publicUrl, { unsubscribeUrl, now: work.now });
  await enqueueMail(work, { kind: 'newsletter-welcome', to: data.email, content });
}

/** What subscribers are sent, in the unit of work of its cause. */
export const newsletterMails = changesOf(subscribers, {
  afterCreate: askToConfirm,
  async afterUpdate(work, before, after) {
    if (after.data.state === 'pending') return askToConfirm(work, after);
    if (after.data.state === before.data.state) return;
    if (after.data.state === 'confirmed') await welcome(work, after);
    // Links that would bring an ended subscription back stop working.
    else await forgetTokens(work, after.id, 'confirm');
  },
});
