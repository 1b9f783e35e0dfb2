import { Query } from 'appwrite';

/** The most words of one search. */
const MAX_WORDS = 8;
/** Digits of an Indian phone number without its country code. */
const NATIONAL = 10;
/** Matches a text that looks like a phone number. */
const PHONE = /^[+(]?\d[\d\s()-]{4,}$/;

/** The words of a search. A phone number is one word, without spaces and country code. */
function wordsOf(text: string): string[] {
  const trimmed = text.trim();
  if (PHONE.test(trimmed)) return [trimmed.replace(/\D/g, '').replace(/^0/, '').slice(-NATIONAL)];
  return trimmed.split(/\s+/).filter(Boolean).slice(0, MAX_WORDS);
}

const find = (word: string): string => Query.search('searchText', word);

/**
 * Queries that find documents with every word of a text, each as the beginning of a word (WIRE-6.3). Digits also
 * match the end of a number: the search text holds each number reversed as well, after an arrow.
 */
export function searchQueries(text: string): string[] {
  return wordsOf(text).map((word) =>
    /^\d+$/.test(word) ? Query.or([find(word), find(`←${[...word].reverse().join('')}`)]) : find(word),
  );
}
