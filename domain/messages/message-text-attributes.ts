import { LANGUAGES } from '#domain/languages/languages.ts';
import { MOST_WORDS } from './texts-with-values.ts';

/** The most characters of a template's id. */
export const MOST_TEMPLATE_ID = 64;

/**
 * The owner's words for a text in a language, and the id under which an operator has registered it. Its id is the text's and the
 * language's: `meal-short-hi` (TELL-4).
 */
export const messageTextAttributes = {
  kind: { type: 'string', size: 40, min: 1, required: true },
  language: { type: 'string', size: 2, oneOf: LANGUAGES, required: true },
  /** With its values in braces; null: the words of Rasoi. */
  words: { type: 'string', size: MOST_WORDS, trim: true },
  templateId: { type: 'string', size: MOST_TEMPLATE_ID, trim: true, word: 'template' },
} as const;
