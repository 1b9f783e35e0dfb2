import { type Block, button, code, note, paragraph, write } from '#server/mail/letter.ts';
import type { MailContent } from '#server/mail/outbox.ts';

const NOT_YOU = 'If you have not asked for it, you need not do anything: nobody can sign in without it.';

const phraseNote = (phrase: string): Block[] =>
  phrase ? [note(`The page you asked from shows “${phrase}”. If it shows something else, don’t go on.`)] : [];

/** @param letter.phrase shown on the page too, or empty */
export function signInCodeMail(
  publicUrl: string,
  letter: { code: string; phrase: string; now: Date },
): MailContent {
  return write(publicUrl, {
    subject: 'Your code to sign in',
    heading: 'Come on in',
    blocks: [
      paragraph('Namaste! This code signs you in:'),
      code(letter.code),
      ...phraseNote(letter.phrase),
      note(`The code works once, within 15 minutes. ${NOT_YOU}`),
    ],
    year: letter.now.getFullYear(),
  });
}

/** @param letter.phrase shown on the page too, or empty */
export function signInLinkMail(
  publicUrl: string,
  letter: { url: string; phrase: string; now: Date },
): MailContent {
  return write(publicUrl, {
    subject: 'Your link to sign in',
    heading: 'Come on in',
    blocks: [
      paragraph('Namaste! This link signs you in, without a password.'),
      button('Sign in', letter.url),
      ...phraseNote(letter.phrase),
      note(`The link works once, within an hour. ${NOT_YOU}`),
    ],
    year: letter.now.getFullYear(),
  });
}
