/** The most words of one search. */
const MAX_WORDS = 8;
/** Digits of an Indian phone number without its country code. */
const NATIONAL = 10;
/** Matches a text that looks like a phone number. */
const PHONE = /^[+(]?\d[\d\s()-]{4,}$/;

/** The words that a search looks for. A phone number is one word, without spaces and country code. */
function wordsOf(text: string): string[] {
  const trimmed = text.trim();
  if (PHONE.test(trimmed)) return [trimmed.replace(/\D/g, '').replace(/^0/, '').slice(-NATIONAL)];
  return trimmed.split(/\s+/).filter(Boolean).slice(0, MAX_WORDS);
}

/**
 * The words of a search, each as the beginnings that it may be: digits also match the end of a number, because the search text
 * holds each number reversed as well, after an arrow (WIRE-6.3).
 */
export const searchedWords = (text: string): (readonly string[])[] =>
  wordsOf(text).map((word) => (/^\d+$/.test(word) ? [word, `←${[...word].reverse().join('')}`] : [word]));
