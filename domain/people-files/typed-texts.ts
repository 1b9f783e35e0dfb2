import { comparableName } from '#domain/comparing.ts';
import { LANGUAGE_ROWS, LANGUAGES, type Language } from '#domain/languages/languages.ts';
import type { ReadPhone } from '#domain/phone.ts';

/** Texts, languages and numbers of people as lists have them. */

/** Characters that are not seen and belong to no letter: zero-width spaces and marks of direction. */
const UNSEEN = /[\u00AD\u200B\u200E\u200F\u2060\uFEFF]/gu;

/** A text of a cell as it is kept: in one form of letters, with plain single spaces, and nothing that is not seen. */
export const plainText = (cell: string): string =>
  cell.normalize('NFC').replace(UNSEEN, '').replace(/\s+/gu, ' ').trim();

/** A name as it is looked up: a nasal before its consonant is also written as a dot above. */
const spelt = (name: string) => comparableName(name).replace(/न्(?=[तथदध])/gu, 'ं');

/** What a language is called in each language. */
const namesOf = (language: Language): string[] =>
  LANGUAGES.map((each) => {
    const names = new Intl.DisplayNames(LANGUAGE_ROWS[each].tag, { type: 'language' });
    return names.of(language) ?? language;
  });

const NAMED: ReadonlyMap<string, Language> = new Map(
  LANGUAGES.flatMap((language) =>
    [language, LANGUAGE_ROWS[language].name, ...namesOf(language)].map(
      (name) => [spelt(name), language] as const,
    ),
  ),
);

/** The language that a text names; null if it is empty, undefined if the site has none of this name. */
export const readLanguage = (cell: string): Language | null | undefined => {
  const name = spelt(cell);
  return name === '' ? null : NAMED.get(name);
};

const BETWEEN_NUMBERS = /\s*(?:[,;/|&]|\bor\b|\band\b|या)\s*/u;

/** The texts of a cell with several numbers of phones; none if a part is no number. */
export function numbersIn(cell: string, readPhone: ReadPhone): string[] {
  const parts = plainText(cell).split(BETWEEN_NUMBERS).filter(Boolean);
  return parts.length > 1 && parts.every((part) => readPhone(part) !== undefined) ? parts : [];
}

/** The one number of a cell, perhaps written twice; undefined if it has none or several. */
export function oneNumber(cell: string, readPhone: ReadPhone): number | undefined {
  const whole = readPhone(plainText(cell));
  if (whole !== undefined) return whole;
  const numbers = new Set(numbersIn(cell, readPhone).map(readPhone));
  return numbers.size === 1 ? [...numbers][0] : undefined;
}
