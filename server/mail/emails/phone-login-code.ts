import * as v from 'valibot';
import { defineTextMessage } from '#server/mail/email.ts';

/** The code that ends a two-step login, to a phone. */
export const phoneLoginCode = defineTextMessage({
  kind: 'phone-login-code',
  secret: v.object({ code: v.string() }),
  about: null,
  write: ({ secret: { code } }) => `${code} is your Rasoi login code. It works once, within an hour.`,
});
