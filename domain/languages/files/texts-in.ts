import type { CatalogueName } from '#domain/languages/catalogues.ts';
import { completed } from '#domain/languages/completed.ts';
import { FIRST_LANGUAGE, type Language } from '#domain/languages/languages.ts';
import type { Catalogue, Translated } from '#domain/languages/translations.ts';
import { catalogueIn } from './other-languages.ts';

const made = new Map<string, unknown>();

/** A catalogue in a language. A text that the language lacks is the English one. @param name its name in the language's files */
export function translated<T extends Catalogue>(language: Language, name: string, english: T): Translated<T> {
  if (language === FIRST_LANGUAGE) return english as Translated<T>;
  const key = `${language} ${name}`;
  if (!made.has(key)) made.set(key, completed(english, catalogueIn(language, name)));
  return made.get(key) as Translated<T>;
}

type Named = Partial<Record<CatalogueName, Catalogue>>;

/** Catalogues in a language, each under its own name: `textsIn(language, { reasonWords }).reasonWords`. */
export const textsIn = <T extends Named>(language: Language, english: T) =>
  Object.fromEntries(
    Object.entries<Catalogue>(english as Record<string, Catalogue>).map(([name, catalogue]) => [
      name,
      translated(language, name, catalogue),
    ]),
  ) as { readonly [Name in keyof T]: Translated<T[Name]> };
