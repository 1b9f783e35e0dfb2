import { type DocumentTranslations, textsByPath } from '#domain/languages/document-translations.ts';
import { type Language, languageRow } from '#domain/languages/languages.ts';

/** What the text of a field is called in a language: 'Name (हिन्दी)'. */
export const labelIn = (label: string, language: Language) => `${label} (${languageRow(language).name})`;

/** All texts of translations on one line; empty for none. */
export const translationWords = (translations: DocumentTranslations = {}): string =>
  Object.values(textsByPath(translations)).join(' · ');
