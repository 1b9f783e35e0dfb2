import { type FIRST_LANGUAGE, type Language, OTHER_LANGUAGES } from './languages.ts';

/** The languages that the texts of documents are translated into: the originals are in the first language of the site. */
export type OtherLanguage = Exclude<Language, typeof FIRST_LANGUAGE>;

/** Texts of a document by language and field: `{ hi: { name: 'दाल' } }`. A missing text is shown in the original. */
export type DocumentTranslations<Field extends string = string> = {
  readonly [L in OtherLanguage]?: { readonly [F in Field]?: string };
};

/** The fields that are translated, each with its longest text (characters). */
export type FieldSizes = Readonly<Record<string, number>>;

const isGroup = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isOther = (code: string): code is OtherLanguage => OTHER_LANGUAGES.some((each) => each === code);

/** Half of a pair that stands for one character, such as an emoji that was cut: JSON in the database can't hold it. */
const HALF_CHARACTER = /\p{Surrogate}/u;

/** Why a field cannot have this value, as the end of a sentence of WIRE-6.2; undefined if it can. */
function fieldProblem(path: string, size: number | undefined, text: unknown): string | undefined {
  if (size === undefined) return `format. Value must have no "${path}"`;
  if (text === null) return undefined;
  if (typeof text !== 'string') return `type. "${path}" must be a string`;
  if (text.includes('\u0000')) return `format. "${path}" must not hold a null character`;
  if (HALF_CHARACTER.test(text)) return `format. "${path}" must not hold half a character`;
  return [...text.trim()].length > size
    ? `type. "${path}" must be no longer than ${size} characters`
    : undefined;
}

/**
 * Reads translations as a client sent them. Spaces around texts, and fields and languages without a text, are left out.
 * @returns the problem as the end of a sentence of WIRE-6.2, which names language and field
 */
export function readTranslations(
  fields: FieldSizes,
  given: unknown,
): { translations: DocumentTranslations } | { problem: string } {
  if (!isGroup(given)) return { problem: 'type. Value must be an object of languages' };
  const translations: Record<string, Record<string, string>> = {};
  for (const [language, texts] of Object.entries(given)) {
    if (!isOther(language))
      return { problem: `format. "${language}" must be one of (${OTHER_LANGUAGES.join(', ')})` };
    if (texts === null) continue;
    if (!isGroup(texts)) return { problem: `type. "${language}" must be an object of texts` };
    const kept: Record<string, string> = {};
    for (const [field, text] of Object.entries(texts)) {
      const size = Object.hasOwn(fields, field) ? fields[field] : undefined;
      const problem = fieldProblem(`${language}.${field}`, size, text);
      if (problem !== undefined) return { problem };
      const trimmed = typeof text === 'string' ? text.trim() : '';
      if (trimmed !== '') kept[field] = trimmed;
    }
    if (Object.keys(kept).length > 0) translations[language] = kept;
  }
  return { translations };
}

/** The texts of translations by their paths, such as `hi.name`, in the order of the languages and of the fields' names. */
export const textsByPath = (translations: DocumentTranslations): Readonly<Record<string, string>> =>
  Object.fromEntries(
    OTHER_LANGUAGES.flatMap((language) =>
      Object.entries(translations[language] ?? {})
        .filter((entry): entry is [string, string] => Boolean(entry[1]))
        .sort(([one], [other]) => (one < other ? -1 : 1))
        .map(([field, text]) => [`${language}.${field}`, text]),
    ),
  );

/** The translations with another text of one field; an empty text removes it. */
export function withText<Field extends string>(
  translations: DocumentTranslations<Field>,
  language: OtherLanguage,
  field: Field,
  text: string,
): DocumentTranslations<Field> {
  return { ...translations, [language]: { ...translations[language], [field]: text } };
}

/** The translations as they are stored: without spaces around texts, and without empty ones. */
export const trimmedTranslations = <Field extends string>(
  translations: DocumentTranslations<Field>,
): DocumentTranslations<Field> => {
  const trimmed = OTHER_LANGUAGES.flatMap((language) => {
    const texts = Object.entries<string | undefined>(translations[language] ?? {}).flatMap(([field, text]) =>
      text?.trim() ? [[field, text.trim()]] : [],
    );
    return texts.length > 0 ? [[language, Object.fromEntries(texts)]] : [];
  });
  return Object.fromEntries(trimmed);
};
