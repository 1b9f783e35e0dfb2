/**
 * Which allergens somebody's words mean (ALLERGY-2), in every language (domain/languages/typed-words). It only finds what a page can
 * warn of: words that mean none of the list are for people to read.
 */
import { comparable } from '#domain/comparing.ts';
import { ALLERGENS, type Allergen } from '#domain/dishes/attributes.ts';
import { ALL_TYPED_WORDS } from '#domain/languages/typed-words/typed-words.ts';
import { wordPattern } from '#domain/languages/typed-words/word-pattern.ts';

const PATTERNS: readonly (readonly [Allergen, RegExp])[] = ALLERGENS.map((allergen) => [
  allergen,
  wordPattern(ALL_TYPED_WORDS.flatMap(({ allergens }) => allergens[allergen])),
]);

/** The allergens that the words mean, in the order of the list. */
export function namedAllergens(words: string): Allergen[] {
  const text = comparable(words);
  return PATTERNS.flatMap(([allergen, pattern]) => (pattern.test(text) ? [allergen] : []));
}
