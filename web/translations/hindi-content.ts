import type { Translations } from '#domain/languages/translations.ts';
import { defaultContentTextsHindi } from '#web/shared/content/default-content-texts.hi.ts';
import { defaultContentTexts } from '#web/shared/content/default-content-texts.ts';

/** Adds the Hindi words that a new kitchen's pages have until its owner writes others. */
export const addContent = (translations: Translations): Translations =>
  translations.add(defaultContentTexts, defaultContentTextsHindi);
