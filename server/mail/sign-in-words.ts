import { type Block, note } from './blocks.ts';

/** For the end of a mail that signs somebody in. */
export const NOT_YOU =
  'If you have not asked for it, you need not do anything: nobody can sign in without it.';

/** Lets the reader compare the mail with the page that asked for it. @param phrase shown on that page too, or empty */
export const phraseNote = (phrase: string): Block[] =>
  phrase ? [note(`The page you asked from shows “${phrase}”. If it shows something else, don’t go on.`)] : [];
