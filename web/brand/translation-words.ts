import { type DocumentTranslations, textsByPath } from '#domain/languages/document-translations.ts';

/** All texts of translations on one line; empty for none. */
export const translationWords = (translations: DocumentTranslations = {}): string =>
  Object.values(textsByPath(translations)).join(' · ');
