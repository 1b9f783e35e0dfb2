import { comparable } from '#domain/comparing.ts';
import { typedWords } from '#domain/languages/typed-words/typed-words.ts';

/** A word that ends in a space is whole. */
const patternOf = (word: string): string =>
  word.endsWith(' ') ? `${comparable(word)}(?![\\p{L}\\p{M}])` : comparable(word);
const patterns = (words: readonly (readonly string[])[]): string => words.flat().map(patternOf).join('|');

const MEAT = new RegExp(`(?<![\\p{L}\\p{M}])(?:${patterns(typedWords('meat'))})`, 'u');
const MEATLESS = new RegExp(patterns(typedWords('meatless')), 'gu');

/**
 * Whether a name says that a dish or a choice has meat, fish or egg. It never decides a veg mark: it only finds where somebody must
 * be asked (ADMIN-140).
 */
export const namesMeat = (name: string): boolean => MEAT.test(comparable(name).replace(MEATLESS, ''));
