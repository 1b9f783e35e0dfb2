import * as v from 'valibot';
import { button, note, paragraph } from '#server/mail/blocks.ts';
import { defineEmail } from '#server/mail/email.ts';

/** Asks a person to confirm the address of their account. */
export const emailVerification = defineEmail({
  kind: 'email-verification',
  secret: v.object({ url: v.string() }),
  isNotice: false,
  about: null,
  texts: {
    subject: 'Verify your e-mail address',
    heading: 'Is this your address?',
    request: 'Namaste! Please confirm that this address is yours, so that your orders’ mails reach you.',
    button: 'Verify my e-mail address',
    note: 'The link works once, within an hour. If you have no account with us, you need not do anything: without this link the address stays unverified.',
  },
  write: ({ secret: { url } }, texts) => ({
    subject: texts.subject,
    heading: texts.heading,
    blocks: [paragraph(texts.request), button(texts.button, url), note(texts.note)],
  }),
});
