import * as v from 'valibot';
import { defineTextMessage } from '#server/mail/email.ts';
import { webOtp } from '#server/mail/sign-in-words.ts';

/** The code for the second step of a login, as a text message. */
export const phoneLoginCode = defineTextMessage({
  kind: 'phone-login-code',
  secret: v.object({ code: v.string() }),
  isNotice: false,
  about: null,
  texts: {
    text: (code: string, shop: string) =>
      `${code} is your ${shop} login code. It works once, within an hour.`,
  },
  write: ({ kitchen, secret: { code } }, texts) =>
    `${texts.text(code, kitchen.name)}${webOtp(kitchen, code)}`,
});
