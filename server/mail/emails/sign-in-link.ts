import * as v from 'valibot';
import { button, note, paragraph } from '#server/mail/blocks.ts';
import { defineEmail } from '#server/mail/email.ts';
import { ignoreIfNotRequested, phraseNote } from '#server/mail/sign-in-words.ts';

/** A link for signing in without a password. */
export const signInLink = defineEmail({
  kind: 'sign-in-link',
  secret: v.object({ url: v.string(), phrase: v.string() }),
  isNotice: false,
  about: null,
  texts: {
    subject: 'Your link to sign in',
    heading: 'Come on in',
    link: 'Namaste! This link signs you in, without a password.',
    button: 'Sign in',
    once: 'The link works once, within an hour.',
  },
  write: ({ language, secret: { url, phrase } }, texts) => ({
    subject: texts.subject,
    heading: texts.heading,
    blocks: [
      paragraph(texts.link),
      button(texts.button, url),
      ...phraseNote(phrase, language),
      note(`${texts.once} ${ignoreIfNotRequested(language)}`),
    ],
  }),
});
