import { expect, it } from 'vitest';
import { searchQueries } from './search.ts';

it.each([
  ['', []],
  ['   ', []],
  [' asha  ra ', ['asha', 'ra']],
  ['asha@example.in', ['asha@example.in']],
  ['98765 43210', ['9876543210']],
  ['+91 98765-43210', ['9876543210']],
  ['098765 43210', ['9876543210']],
  ['98765', ['98765']],
  ['42 asha', ['42', 'asha']],
  ['6543ab', ['6543ab']],
])('%j looks for %j', (text, words) => {
  expect(searchQueries(text).map((query) => JSON.parse(query).values[0])).toEqual(words);
});
