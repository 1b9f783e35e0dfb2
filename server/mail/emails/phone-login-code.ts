import * as v from 'valibot';
import { defineTextMessage } from '#server/mail/email.ts';

/** The code for the second step of a login, as a text message. */
export const phoneLoginCode = defineTextMessage({
  kind: 'phone-login-code',
  secret: v.object({ code: v.string() }),
  about: null,
  write: ({ secret: { code } }) => `${code} is your Rasoi login code. It works once, within an hour.`,
});
