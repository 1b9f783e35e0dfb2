/**
 * A catalogue is an object with the English texts of one part of the site: strings, and functions for texts with values.
 * Components read their catalogue with `useTexts` (web/lib/texts.ts), which returns it in the page's language.
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
