/**
 * The owner's texts in other languages. They stand as `translations` (language → settings) beside the values of a section, and
 * beside the parts of an entry of a list; the originals are in the first language.
 */
import type { OtherLanguage } from '#domain/languages/document-translations.ts';
import { OTHER_LANGUAGES } from '#domain/languages/languages.ts';

/** The text of a setting in another language, by one name: `name:hi`. Forms, problems and the audit log call it so. */
interface OwnerText<Row> {
  key: string;
  name: string;
  language: OtherLanguage;
  row: Row;
}

/** The texts that rows with `isTranslated` have in other languages. */
export const ownerTextsOf = <Row extends { isTranslated?: true }>(
  rows: Readonly<Record<string, Row>>,
): OwnerText<Row>[] =>
  Object.entries(rows).flatMap(([name, row]) =>
    row.isTranslated
      ? OTHER_LANGUAGES.map((language) => ({ key: `${name}:${language}`, name, language, row }))
      : [],
  );

/** Values with each translation under its own name, such as `name:hi`, instead of `translations`. */
export function withTextsByKey(given: object): Readonly<Record<string, unknown>> {
  const { translations, ...values } = given as { translations?: unknown };
  const texts = Object.entries(Object(translations)).flatMap(([language, byName]) =>
    Object.entries(Object(byName)).map(([name, text]) => [`${name}:${language}`, text] as const),
  );
  return { ...values, ...Object.fromEntries(texts) };
}

/** The `translations` of rows, from what `textOf` has for each name such as `name:hi`; none if no row is translated. */
export function translationsOf<Row extends { isTranslated?: true }>(
  rows: Readonly<Record<string, Row>>,
  textOf: (key: string, row: Row) => unknown,
): { translations?: Readonly<Record<string, Readonly<Record<string, unknown>>>> } {
  const translations: Record<string, Record<string, unknown>> = {};
  for (const { key, name, language, row } of ownerTextsOf(rows))
    translations[language] = { ...translations[language], [name]: textOf(key, row) };
  return Object.keys(translations).length > 0 ? { translations } : {};
}
