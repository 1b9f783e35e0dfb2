import * as v from 'valibot';
import { button, note, paragraph } from '#server/mail/blocks.ts';
import { defineEmail } from '#server/mail/email.ts';

/** Asks a person to confirm the subscription of their address. */
export const newsletterConfirmation = defineEmail({
  kind: 'newsletter-confirmation',
  secret: v.object({ path: v.string() }),
  about: null,
  write: ({ kitchen, secret: { path } }) => ({
    subject: 'Please confirm your subscription',
    heading: 'News from the kitchen?',
    blocks: [
      paragraph('Namaste! Somebody, we hope you, asked for our newsletter at this address.'),
      button('Yes, send me the newsletter', `${kitchen.publicUrl}${path}`),
      note('If it was not you, you need not do anything: without this link nothing more is sent.'),
    ],
  }),
});
