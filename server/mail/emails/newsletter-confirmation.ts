import * as v from 'valibot';
import { button, note, paragraph } from '#server/mail/blocks.ts';
import { defineEmail } from '#server/mail/email.ts';

/** Asks a person to confirm the subscription of their address. */
export const newsletterConfirmation = defineEmail({
  kind: 'newsletter-confirmation',
  secret: v.object({ path: v.string() }),
  isNotice: false,
  about: 'subscribers',
  texts: {
    subject: 'Please confirm your subscription',
    heading: 'News from the kitchen?',
    request: 'Namaste! Somebody, we hope you, asked for our newsletter at this address.',
    button: 'Yes, send me the newsletter',
    note: 'If it was not you, you need not do anything: without this link nothing more is sent.',
  },
  write: ({ kitchen, secret: { path } }, texts) => ({
    subject: texts.subject,
    heading: texts.heading,
    blocks: [paragraph(texts.request), button(texts.button, `${kitchen.publicUrl}${path}`), note(texts.note)],
  }),
});
