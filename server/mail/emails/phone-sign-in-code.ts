import * as v from 'valibot';
import { defineTextMessage } from '#server/mail/email.ts';
import { webOtp } from '#server/mail/sign-in-words.ts';

/** A code for signing in without a password, as a text message. */
export const phoneSignInCode = defineTextMessage({
  kind: 'phone-sign-in-code',
  secret: v.object({ code: v.string() }),
  isNotice: false,
  about: null,
  texts: {
    text: (code: string, shop: string) =>
      `${code} is your code to sign in to ${shop}. It works once, within 15 minutes.`,
  },
  write: ({ kitchen, secret: { code } }, texts) =>
    `${texts.text(code, kitchen.name)}${webOtp(kitchen, code)}`,
});
