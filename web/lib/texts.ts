import { createContext, use } from 'react';
import { type Catalogue, type Translated, Translations } from '#domain/languages/translations.ts';

/** Empty for English: its texts are in the components' own modules, and nothing else is loaded. */
const TranslationsContext = createContext(new Translations());
export const TranslationsProvider = TranslationsContext.Provider;

/** The catalogues of the page's language, for code that has a list of catalogues. */
export function useTranslations(): Translations {
  return use(TranslationsContext);
}

/** A catalogue in the page's language. Like React's `use`, it may be called in a loop or condition. */
export function useTexts<T extends Catalogue>(english: T): Translated<T> {
  return useTranslations().of(english);
}
