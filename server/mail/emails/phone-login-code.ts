import * as v from 'valibot';
import { defineTextMessage } from '#server/mail/email.ts';
import { codeText } from '#server/mail/messages/code-text.ts';

/** The code for the second step of a login, as a text message. */
export const phoneLoginCode = defineTextMessage({
  kind: 'phone-login-code',
  secret: v.object({ code: v.string() }),
  isNotice: false,
  about: null,
  texts: {},
  write: ({ secret: { code }, ...facts }) => codeText('phone-login-code', { code }, facts),
});
