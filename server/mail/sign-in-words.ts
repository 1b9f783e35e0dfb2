import { type Block, note } from './blocks.ts';

/** The last line of every mail that signs somebody in. */
export const IGNORE_IF_NOT_REQUESTED =
  'If you did not ask for this, you can ignore this message: nobody can sign in without it.';

/** Lets the reader compare the mail with the page that requested it. @param phrase also shown on that page; may be empty */
export const phraseNote = (phrase: string): Block[] =>
  phrase ? [note(`The page you asked from shows “${phrase}”. If it shows something else, don’t go on.`)] : [];
