import { expect, it } from 'vitest';
import { searchQueries } from './search-queries.ts';

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
])('the search %j looks for the words %j', (text, words) => {
  const firsts = searchQueries(text).map((query) => {
    const { method, values } = JSON.parse(query);
    return method === 'or' ? values[0].values[0] : values[0];
  });
  expect(firsts).toEqual(words);
});

it('a search for digits finds numbers that begin or end with them', () => {
  const [query = ''] = searchQueries('4321');
  const search = (word: string) => ({ method: 'search', attribute: 'searchText', values: [word] });
  expect(JSON.parse(query)).toEqual({ method: 'or', values: [search('4321'), search('←1234')] });
});
