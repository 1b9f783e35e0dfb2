import * as v from 'valibot';
import { defineTextMessage } from '#server/mail/email.ts';
import { codeText } from '#server/mail/messages/code-text.ts';

/** The code that opens a statement from its link. */
export const phoneStatementCode = defineTextMessage({
  kind: 'phone-statement-code',
  secret: v.object({ code: v.string() }),
  isNotice: false,
  about: null,
  texts: {},
  write: ({ secret: { code }, ...facts }) => codeText('phone-statement-code', { code }, facts),
});
