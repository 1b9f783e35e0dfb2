import * as v from 'valibot';
import { defineTextMessage } from '#server/mail/email.ts';

/** The code that proves a phone number for an order in cash. */
export const phoneProof = defineTextMessage({
  kind: 'phone-proof',
  secret: v.object({ code: v.string() }),
  isNotice: false,
  about: null,
  texts: {
    text: (code: string, shop: string) =>
      `${code} proves your number to ${shop}, so that you can pay in cash. It works once, within 15 minutes.`,
  },
  write: ({ kitchen, secret: { code } }, texts) => texts.text(code, kitchen.name),
});
