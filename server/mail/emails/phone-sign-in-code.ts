import * as v from 'valibot';
import { defineTextMessage } from '#server/mail/email.ts';

/** A code for signing in without a password, as a text message. */
export const phoneSignInCode = defineTextMessage({
  kind: 'phone-sign-in-code',
  secret: v.object({ code: v.string() }),
  about: null,
  write: ({ secret: { code } }) =>
    `${code} is your code to sign in to Rasoi. It works once, within 15 minutes.`,
});
