/**
 * A catalogue is an object with the English texts of one part of the site: strings, and functions for texts with values.
 * Components read their catalogue with `useTexts` (web/lib/texts.ts), which returns it in the page's language.
 */
export type Catalogue = Readonly<Record<string, unknown>>;

/** The same catalogue in another language: functions take the same values. */
export type Translated<T> = T extends string
  ? string
  : T extends (...values: infer Values) => infer Result
    ? (...values: Values) => Translated<Result>
    : T extends readonly (infer Item)[]
      ? readonly Translated<Item>[]
      : T extends Catalogue
        ? { readonly [Name in keyof T]: Translated<T[Name]> }
        : T;

/** The texts of a page: those of the catalogues themselves, which are English. */
export class Translations {
  /** Loads the texts of another route, for a part that a page has only for some people; undefined: there is nothing to load. */
  load?: (route: string) => Promise<unknown>;

  /** A catalogue in the page's language. */
  of<T extends Catalogue>(english: T): Translated<T> {
    return english as Translated<T>;
  }
}
