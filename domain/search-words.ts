import { asciiDigits } from './numbers.ts';

/** The most words of one search. */
const MAX_WORDS = 8;
/** Digits of an Indian phone number without its country code. */
const NATIONAL = 10;
/** The groups of digits of a text that looks like a phone number, or like a part of one. */
const PHONE = /^\+?[\d-]{5,}$/;

/** The words that a search looks for. A phone number is one word, without spaces and country code. */
function wordsOf(text: string): string[] {
  const trimmed = asciiDigits(text.trim());
  const compact = trimmed.replace(/[\s()]/g, '');
  if (PHONE.test(compact)) return [compact.split(/[+-]/).join('').replace(/^0/, '').slice(-NATIONAL)];
  return trimmed.split(/\s+/).filter(Boolean).slice(0, MAX_WORDS);
}

/**
 * The words of a search, each as the beginnings that it may be: digits also match the end of a number, because the search text
 * holds each number reversed as well, after an arrow (WIRE-6.3).
 */
export const searchedWords = (text: string): (readonly string[])[] =>
  wordsOf(text).map((word) => (/^\d+$/.test(word) ? [word, `←${[...word].reverse().join('')}`] : [word]));
