import { expect, it } from 'vitest';
import { LANGUAGES } from '../languages.ts';
import { TYPED_WORDS } from './typed-words.ts';

/** Every list of words among the columns, by its path. */
const listsIn = (words: object, path = ''): [string, readonly unknown[]][] =>
  Object.entries(words).flatMap(([name, value]): [string, readonly unknown[]][] =>
    Array.isArray(value) ? [[`${path}${name}`, value]] : listsIn(value, `${path}${name}.`),
  );

const columns = [
  ...new Set(LANGUAGES.flatMap((language) => listsIn(TYPED_WORDS[language]).map(([name]) => name))),
];

// LANG-80
it.each(LANGUAGES)('%s has words in every column that another language has', (language) => {
  const own = new Map(listsIn(TYPED_WORDS[language]));
  expect(columns.length).toBeGreaterThan(15);
  expect(columns.filter((name) => (own.get(name) ?? []).length === 0)).toEqual([]);
});
