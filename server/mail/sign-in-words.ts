import { textsIn } from '#domain/languages/files/texts-in.ts';
import type { Language } from '#domain/languages/languages.ts';
import { type Block, note } from './blocks.ts';
import type { KitchenFacts } from './email.ts';

/** Texts that every mail for signing in has. @public */
export const signInWords = {
  ignore: 'If you did not ask for this, you can ignore this message: nobody can sign in without it.',
  shows: (phrase: string) =>
    `The page you asked from shows “${phrase}”. If it shows something else, don’t go on.`,
};

/** The last line of every mail that signs somebody in. */
export const ignoreIfNotRequested = (language: Language): string =>
  textsIn(language, { signInWords }).signInWords.ignore;

/** Lets the reader compare the mail with the page that requested it. @param phrase also shown on that page; may be empty */
export const phraseNote = (phrase: string, language: Language): Block[] =>
  phrase ? [note(textsIn(language, { signInWords }).signInWords.shows(phrase))] : [];

/**
 * The last line of a text message with a code, by which the phone's browser fills the code into a page of this site only
 * (WebOTP).
 */
export const webOtp = ({ publicUrl }: Pick<KitchenFacts, 'publicUrl'>, code: string): string =>
  `\n\n@${new URL(publicUrl).hostname} #${code}`;
