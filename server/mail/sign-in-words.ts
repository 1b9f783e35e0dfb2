import type { InLanguages } from '#domain/languages/in-languages.ts';
import type { Language } from '#domain/languages/languages.ts';
import { type Block, note } from './blocks.ts';
import type { KitchenFacts } from './email.ts';

const texts: InLanguages<{ ignore: string; shows(phrase: string): string }> = {
  en: {
    ignore: 'If you did not ask for this, you can ignore this message: nobody can sign in without it.',
    shows: (phrase) => `The page you asked from shows “${phrase}”. If it shows something else, don’t go on.`,
  },
  hi: {
    ignore: 'अगर आपने यह नहीं माँगा, तो इस संदेश पर ध्यान न दें: इसके बिना कोई साइन इन नहीं कर सकता।',
    shows: (phrase) => `जिस पेज से आपने माँगा, उस पर “${phrase}” लिखा है। अगर वहाँ कुछ और लिखा हो, तो आगे न बढ़ें।`,
  },
};

/** The last line of every mail that signs somebody in. */
export const ignoreIfNotRequested = (language: Language): string => texts[language].ignore;

/** Lets the reader compare the mail with the page that requested it. @param phrase also shown on that page; may be empty */
export const phraseNote = (phrase: string, language: Language): Block[] =>
  phrase ? [note(texts[language].shows(phrase))] : [];

/**
 * The last line of a text message with a code, by which the phone's browser fills the code into a page of this site only
 * (WebOTP).
 */
export const webOtp = ({ publicUrl }: Pick<KitchenFacts, 'publicUrl'>, code: string): string =>
  `\n\n@${new URL(publicUrl).hostname} #${code}`;
