import * as v from 'valibot';
import { defineTextMessage } from '#server/mail/email.ts';
import { codeText } from '#server/mail/messages/code-text.ts';

/** The code that verifies a phone number. */
export const phoneVerification = defineTextMessage({
  kind: 'phone-verification',
  secret: v.object({ code: v.string() }),
  isNotice: false,
  about: null,
  texts: {},
  write: ({ secret: { code }, ...facts }) => codeText('phone-verification', { code }, facts),
});
