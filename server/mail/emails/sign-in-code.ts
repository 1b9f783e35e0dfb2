import * as v from 'valibot';
import { code, note, paragraph } from '#server/mail/blocks.ts';
import { defineEmail } from '#server/mail/email.ts';
import { NOT_YOU, phraseNote } from '#server/mail/sign-in-words.ts';

/** A code to sign in with, without a password. */
export const signInCode = defineEmail({
  kind: 'sign-in-code',
  secret: v.object({ code: v.string(), phrase: v.string() }),
  about: null,
  write: ({ secret }) => ({
    subject: 'Your code to sign in',
    heading: 'Come on in',
    blocks: [
      paragraph('Namaste! This code signs you in:'),
      code(secret.code),
      ...phraseNote(secret.phrase),
      note(`The code works once, within 15 minutes. ${NOT_YOU}`),
    ],
  }),
});
