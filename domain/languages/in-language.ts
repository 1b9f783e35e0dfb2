import type { DocumentTranslations } from './document-translations.ts';
import { FIRST_LANGUAGE, type Language } from './languages.ts';

/** A document with its texts in a language. What has no translation stays in the original. */
export function inLanguage<Document extends { readonly translations?: DocumentTranslations }>(
  document: Document,
  language: Language,
): Document {
  return language === FIRST_LANGUAGE ? document : { ...document, ...document.translations?.[language] };
}
