import * as v from 'valibot';
import { code, note, paragraph } from '#server/mail/blocks.ts';
import { defineEmail } from '#server/mail/email.ts';
import { ignoreIfNotRequested, phraseNote } from '#server/mail/sign-in-words.ts';

/** A code for signing in without a password. */
export const signInCode = defineEmail({
  kind: 'sign-in-code',
  secret: v.object({ code: v.string(), phrase: v.string() }),
  isNotice: false,
  about: null,
  texts: {
    subject: 'Your code to sign in',
    heading: 'Come on in',
    code: 'Namaste! This code signs you in:',
    once: 'The code works once, within 15 minutes.',
  },
  write: ({ language, secret }, texts) => ({
    subject: texts.subject,
    heading: texts.heading,
    blocks: [
      paragraph(texts.code),
      code(secret.code),
      ...phraseNote(secret.phrase, language),
      note(`${texts.once} ${ignoreIfNotRequested(language)}`),
    ],
  }),
});
