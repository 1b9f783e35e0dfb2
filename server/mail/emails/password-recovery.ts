import * as v from 'valibot';
import { button, note, paragraph } from '#server/mail/blocks.ts';
import { defineEmail } from '#server/mail/email.ts';

/** Lets a person choose a new password. */
export const passwordRecovery = defineEmail({
  kind: 'password-recovery',
  secret: v.object({ url: v.string() }),
  isNotice: false,
  about: null,
  texts: {
    subject: 'Reset your password',
    heading: 'Choose a new password',
    request: 'Namaste! Somebody, we hope you, asked for a new password for your account.',
    button: 'Choose a new password',
    note: 'The link works once, within an hour. If it was not you, you need not do anything: your password stays as it is.',
  },
  write: ({ secret: { url } }, texts) => ({
    subject: texts.subject,
    heading: texts.heading,
    blocks: [paragraph(texts.request), button(texts.button, url), note(texts.note)],
  }),
});
