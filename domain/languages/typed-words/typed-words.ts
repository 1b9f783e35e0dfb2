import type { Language } from '../languages.ts';
import { words as en } from './en.ts';
import { words as hi } from './hi.ts';
import { words as ta } from './ta.ts';

/**
 * The words of a language that the product looks for in what people type, in its own letters and in Latin ones. A language has all
 * columns: without one it does not compile, and a column without words fails typed-words.test.ts.
 */
export interface TypedWords {
  /** Meat, fish and egg in names of dishes: the beginnings of words; one that ends in a space is whole. */
  meat: readonly string[];
  /** Names that have such a word in them and no meat: 'eggless', 'soya keema'. */
  meatless: readonly string[];
}

export const TYPED_WORDS: Readonly<Record<Language, TypedWords>> = { en, hi, ta };

/** The words of all languages in a column, since people type in whichever they like. */
export const typedWords = <Column extends keyof TypedWords>(column: Column): TypedWords[Column][] =>
  Object.values(TYPED_WORDS).map((words) => words[column]);
