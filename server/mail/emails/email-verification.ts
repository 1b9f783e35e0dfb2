import * as v from 'valibot';
import { button, note, paragraph } from '#server/mail/blocks.ts';
import { defineEmail } from '#server/mail/email.ts';

/** Asks a person to confirm the address of their account. */
export const emailVerification = defineEmail({
  kind: 'email-verification',
  secret: v.object({ url: v.string() }),
  about: null,
  write: ({ secret: { url } }) => ({
    subject: 'Verify your e-mail address',
    heading: 'Is this your address?',
    blocks: [
      paragraph('Namaste! Please confirm that this address is yours, so that your orders’ mails reach you.'),
      button('Verify my e-mail address', url),
      note(
        'The link works once, within an hour. If you have no account with us, you need not do anything: without this link the address stays unverified.',
      ),
    ],
  }),
});
