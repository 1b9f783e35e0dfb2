import { createContext, use } from 'react';

/**
 * A catalogue is an object with the English texts of one part of the site: strings, and functions for texts with values.
 * Components read their catalogue with `useTexts`, which returns it in the page's language.
 */
export type Catalogue = Readonly<Record<string, unknown>>;

/** The same catalogue in another language: no text may be missing, and functions take the same values. */
export type Translated<T> = T extends string
  ? string
  : T extends (...values: infer Values) => infer Result
    ? (...values: Values) => Translated<Result>
    : T extends readonly (infer Item)[]
      ? readonly Translated<Item>[]
      : T extends Catalogue
        ? { readonly [Name in keyof T]: Translated<T[Name]> }
        : T;

/** The catalogues of one language, by the English catalogue they translate. */
export class Translations {
  readonly #catalogues = new Map<object, unknown>();

  /** Adds a translated catalogue; a catalogue without all texts does not compile. */
  add<T extends Catalogue>(english: T, translated: Translated<T>): this {
    this.#catalogues.set(english, translated);
    return this;
  }

  /** The translated catalogue, or the English one if there is none. */
  of<T extends Catalogue>(english: T): Translated<T> {
    return (this.#catalogues.get(english) ?? english) as Translated<T>;
  }
}

/** Empty for English: its texts are in the components' own modules, and nothing else is loaded. */
const TranslationsContext = createContext(new Translations());
/** @public For the entry points of a page in another language. */
export const TranslationsProvider = TranslationsContext.Provider;

/** The catalogues of the page's language, for code that has a list of catalogues. */
export function useTranslations(): Translations {
  return use(TranslationsContext);
}

/** A catalogue in the page's language. Like React's `use`, it may be called in a loop or condition. */
export function useTexts<T extends Catalogue>(english: T): Translated<T> {
  return useTranslations().of(english);
}
