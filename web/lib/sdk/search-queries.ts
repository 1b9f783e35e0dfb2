import { Query } from 'appwrite';
import { searchedWords } from '#domain/search-words.ts';

const find = (word: string): string => Query.search('searchText', word);

/** Queries that find documents with every word of a text, each as the beginning of a word (WIRE-6.3). */
export const searchQueries = (text: string): string[] =>
  searchedWords(text).map((beginnings) => {
    const [first = '', ...others] = beginnings.map(find);
    return others.length > 0 ? Query.or([first, ...others]) : first;
  });
