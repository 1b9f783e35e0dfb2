import * as v from 'valibot';
import { button, note, paragraph } from '#server/mail/blocks.ts';
import { defineEmail } from '#server/mail/email.ts';
import { IGNORE_IF_NOT_REQUESTED, phraseNote } from '#server/mail/sign-in-words.ts';

/** A link for signing in without a password. */
export const signInLink = defineEmail({
  kind: 'sign-in-link',
  secret: v.object({ url: v.string(), phrase: v.string() }),
  about: null,
  write: ({ secret: { url, phrase } }) => ({
    subject: 'Your link to sign in',
    heading: 'Come on in',
    blocks: [
      paragraph('Namaste! This link signs you in, without a password.'),
      button('Sign in', url),
      ...phraseNote(phrase),
      note(`The link works once, within an hour. ${IGNORE_IF_NOT_REQUESTED}`),
    ],
  }),
});
