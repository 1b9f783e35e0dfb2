import { comparable } from '#domain/comparing.ts';

const escaped = (text: string): string => comparable(text).replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

/** Finds words by their beginnings in a comparable text; one that ends in a space is whole. Marks of vowels belong to words. */
export function wordPattern(words: readonly string[]): RegExp {
  const forms = words.map(
    (word) => `${escaped(word)}${word.endsWith(' ') ? String.raw`(?![\p{L}\p{M}])` : ''}`,
  );
  return new RegExp(String.raw`(?<![\p{L}\p{M}])(?:${forms.join('|')})`, 'u');
}

/** Finds phrases anywhere in a comparable text. */
export const phrasePattern = (phrases: readonly string[]): RegExp =>
  new RegExp(phrases.map(escaped).join('|'), 'gu');
