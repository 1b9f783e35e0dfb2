import type { Language } from './languages.ts';
import type { Catalogue, Translated } from './translations.ts';

/**
 * A catalogue in every language, for code that picks the language itself: mails and printed sheets. It does not compile
 * while a language lacks a text.
 */
export type InLanguages<English extends Catalogue> = { readonly en: English } & {
  readonly [Other in Exclude<Language, 'en'>]: Translated<NoInfer<English>>;
};
