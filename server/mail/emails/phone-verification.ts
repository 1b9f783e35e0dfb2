import * as v from 'valibot';
import { defineTextMessage } from '#server/mail/email.ts';

/** The code that verifies a phone number. */
export const phoneVerification = defineTextMessage({
  kind: 'phone-verification',
  secret: v.object({ code: v.string() }),
  isNotice: false,
  about: null,
  texts: {
    text: (code: string, shop: string) =>
      `${code} proves to ${shop} that this number is yours. It works once, within 15 minutes.`,
  },
  write: ({ kitchen, secret: { code } }, texts) => texts.text(code, kitchen.name),
});
