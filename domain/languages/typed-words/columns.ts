import type { Allergen } from '#domain/dishes/attributes.ts';

/**
 * The words of a language that the product looks for in what people type, in its own letters and in Latin ones. They are the
 * beginnings of words, as people add endings to them; one that ends in a space is whole. A language has all columns: without one it
 * does not compile, and a column without words fails typed-words.test.ts (LANG-80).
 */
export interface TypedWords {
  /** What people call what holds an allergen (ALLERGY-2). */
  allergens: Readonly<Record<Allergen, readonly string[]>>;
  /** Somebody does not tolerate something (BOARD-19). */
  allergy: readonly string[];
  /** Something is to be left out (BOARD-19). */
  leaveOut: readonly string[];
  /** The same, where words alone do not say it. The text is compared as `comparable` returns it. */
  leaveOutPatterns: readonly RegExp[];
  /** Phrases with such words that say how hot the food is: whoever cooks tastes that, and nobody is harmed by it. */
  spiceLevels: readonly string[];
  /** Phrases with such words that ask for nothing, anywhere in a text. */
  harmless: readonly string[];
  /** Meat, fish and egg in names of dishes (ADMIN-140). */
  meat: readonly string[];
  /** Names that have such a word in them and no meat, anywhere in a text: 'eggless', 'soya keema'. */
  meatless: readonly string[];
  /** How the groups of choices are called of which one is how much of a dish (BOARD-40). */
  portionGroups: readonly string[];
  /** Such choices themselves, whole. */
  portions: readonly string[];
  /** What headings of files call the language in its own letters, beside its English name. */
  called: readonly string[];
  /** A letter of its script. */
  letter: RegExp;
}
