import * as v from 'valibot';
import { defineTextMessage } from '#server/mail/email.ts';

/** The code that verifies a phone number. */
export const phoneVerification = defineTextMessage({
  kind: 'phone-verification',
  secret: v.object({ code: v.string() }),
  about: null,
  texts: {
    en: {
      text: (code: string, shop: string) =>
        `${code} proves to ${shop} that this number is yours. It works once, within 15 minutes.`,
    },
    hi: {
      text: (code, shop) =>
        `${code} से ${shop} पर पक्का होता है कि यह नंबर आपका है। यह 15 मिनट के अंदर एक बार काम करता है।`,
    },
  },
  write: ({ kitchen, secret: { code } }, texts) => texts.text(code, kitchen.name),
});
