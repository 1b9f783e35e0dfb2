import * as v from 'valibot';
import { code, note, paragraph } from '#server/mail/blocks.ts';
import { defineEmail } from '#server/mail/email.ts';
import { IGNORE_IF_NOT_REQUESTED, phraseNote } from '#server/mail/sign-in-words.ts';

/** A code for signing in without a password. */
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
      note(`The code works once, within 15 minutes. ${IGNORE_IF_NOT_REQUESTED}`),
    ],
  }),
});
