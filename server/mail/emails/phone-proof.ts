import * as v from 'valibot';
import { defineTextMessage } from '#server/mail/email.ts';
import { codeText } from '#server/mail/messages/code-text.ts';

/** The code that proves a phone number for an order in cash. */
export const phoneProof = defineTextMessage({
  kind: 'phone-proof',
  secret: v.object({ code: v.string() }),
  isNotice: false,
  about: null,
  texts: {},
  write: ({ secret: { code }, ...facts }) => codeText('phone-proof', { code }, facts),
});
