import * as v from 'valibot';
import { defineTextMessage } from '#server/mail/email.ts';
import { codeText } from '#server/mail/messages/code-text.ts';

/** A code for signing in without a password, as a text message. */
export const phoneSignInCode = defineTextMessage({
  kind: 'phone-sign-in-code',
  secret: v.object({ code: v.string() }),
  isNotice: false,
  about: null,
  texts: {},
  write: ({ secret: { code }, ...facts }) => codeText('phone-sign-in-code', { code }, facts),
});
