import { completed } from '#domain/languages/completed.ts';
import type { Language } from '#domain/languages/languages.ts';
import type { Translated } from '#domain/languages/translations.ts';
import { sheetTexts } from '#domain/printing/sheet-texts.ts';
import { others } from './other-languages.ts';

/** Texts on printed tickets and bills; they are in the kitchen's language (LANG-62). */
export const sheetTextsIn = (language: Language): Translated<typeof sheetTexts> =>
  completed(sheetTexts, others[language]?.sheetTexts) as Translated<typeof sheetTexts>;
