import type { Translated } from '#domain/languages/translations.ts';
import { languageTexts } from './language-texts.ts';

/** The same, because each language is named in its own words. */
export const languageTextsHindi: Translated<typeof languageTexts> = languageTexts;
