import { comparable } from '#domain/comparing.ts';
import { ALL_TYPED_WORDS } from '#domain/languages/typed-words/typed-words.ts';
import { phrasePattern, wordPattern } from '#domain/languages/typed-words/word-pattern.ts';

const MEAT = wordPattern(ALL_TYPED_WORDS.flatMap(({ meat }) => meat));
const MEATLESS = phrasePattern(ALL_TYPED_WORDS.flatMap(({ meatless }) => meatless));

/**
 * Whether a name says that a dish or a choice has meat, fish or egg. It never decides a veg mark: it only finds where somebody must
 * be asked (ADMIN-140).
 */
export const namesMeat = (name: string): boolean => MEAT.test(comparable(name).replace(MEATLESS, ''));
