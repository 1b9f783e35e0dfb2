import { Query } from 'appwrite';

/** Words one search looks for at most. */
const MAX_WORDS = 8;
/** Digits of a phone within the country. */
const NATIONAL = 10;
/** What people write phones with; shorter ones may be anything. */
const PHONE = /^[+(]?\d[\d\s()-]{4,}$/;

/** The words of a search, a phone as one without its spaces and its country. */
function wordsOf(text: string): string[] {
  const trimmed = text.trim();
  if (PHONE.test(trimmed)) return [trimmed.replace(/\D/g, '').replace(/^0/, '').slice(-NATIONAL)];
  return trimmed.split(/\s+/).filter(Boolean).slice(0, MAX_WORDS);
}

const find = (word: string): string => Query.search('searchText', word);

/**
 * Queries that find what has every word of a text, each as the beginning of one (WIRE-6.3). Digits are found at the end of a
 * number, too: numbers stand in the search text read backwards as well, behind an arrow.
 */
export function searchQueries(text: string): string[] {
  return wordsOf(text).map((word) =>
    /^\d+$/.test(word) ? Query.or([find(word), find(`←${[...word].reverse().join('')}`)]) : find(word),
  );
}
