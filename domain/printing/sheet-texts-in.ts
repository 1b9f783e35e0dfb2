import type { InLanguages } from '#domain/languages/in-languages.ts';
import { sheetTextsHindi } from './sheet-texts.hi.ts';
import { sheetTexts } from './sheet-texts.ts';

/** Texts on printed tickets and bills; they are in the kitchen's language (LANG-62). */
export const sheetTextsIn: InLanguages<typeof sheetTexts> = { en: sheetTexts, hi: sheetTextsHindi };
