import { createContext, use } from 'react';

/**
 * A catalogue holds what one part of the site says, in English, as an object: plain texts, and functions for texts
 * with values in them. Components read theirs by `useTexts`, so that the page's language decides what they say.
 */
export type Catalogue = Readonly<Record<string, unknown>>;

/** The same catalogue in another language: nothing may be missing, functions take the same values. */
export type Translated<T> = T extends string
  ? string
  : T extends (...values: infer Values) => infer Result
    ? (...values: Values) => Translated<Result>
    : T extends readonly (infer Item)[]
      ? readonly Translated<Item>[]
      : T extends Catalogue
        ? { readonly [Name in keyof T]: Translated<T[Name]> }
        : T;

/** The catalogues of one language, each by the English one it stands for. */
export class Translations {
  readonly #catalogues = new Map<object, unknown>();

  /** Adds a translated catalogue; one that lacks a text does not compile. */
  add<T extends Catalogue>(english: T, translated: Translated<T>): this {
    this.#catalogues.set(english, translated);
    return this;
  }

  /** The translated catalogue, or the English one where there is none. */
  of<T extends Catalogue>(english: T): Translated<T> {
    return (this.#catalogues.get(english) ?? english) as Translated<T>;
  }
}

/** English needs none: its texts are in the components' own modules, and nothing else is loaded. */
const TranslationsContext = createContext(new Translations());
/** @public For the entry points of a page in another language. */
export const TranslationsProvider = TranslationsContext.Provider;

/** The catalogues of the page's language, for what names catalogues in a list. */
export function useTranslations(): Translations {
  return use(TranslationsContext);
}

/** What a catalogue says in the page's language. Like React's `use`, it may be called in a loop or condition. */
export function useTexts<T extends Catalogue>(english: T): Translated<T> {
  return useTranslations().of(english);
}
