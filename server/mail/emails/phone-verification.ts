import * as v from 'valibot';
import { defineTextMessage } from '#server/mail/email.ts';

/** The code that verifies a phone number. */
export const phoneVerification = defineTextMessage({
  kind: 'phone-verification',
  secret: v.object({ code: v.string() }),
  about: null,
  write: ({ secret: { code } }) =>
    `${code} proves to Rasoi that this number is yours. It works once, within 15 minutes.`,
});
