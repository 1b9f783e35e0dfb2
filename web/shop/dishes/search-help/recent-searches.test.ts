import { describe, expect, it } from 'vitest';
import { MOST_SEARCHES, searchesIn, withSearch } from './recent-searches.ts';

const stored = (of: string, texts: unknown) => JSON.stringify({ of, texts });

// MENU-25
describe('recent searches', () => {
  it.each([
    ['begin with the newest', ['dosa'], 'paneer', ['paneer', 'dosa']],
    ['have each once, whatever its case', ['Dosa', 'paneer'], 'dosa', ['dosa', 'paneer']],
    ['have no needless spaces', [], '  dal   makhani ', ['dal makhani']],
    ['leave out a single letter', ['dosa'], ' d ', ['dosa']],
    ['leave out what is too long to be a search', ['dosa'], 'd'.repeat(61), ['dosa']],
    ['are six at most', ['a1', 'a2', 'a3', 'a4', 'a5', 'a6'], 'new', ['new', 'a1', 'a2', 'a3', 'a4', 'a5']],
  ])('%s', (_rule, before, text, after) => {
    expect(withSearch(before, text)).toEqual(after);
  });

  it.each([
    ['the person’s own', stored('asha', ['dosa', 'chai']), 'asha', ['dosa', 'chai']],
    ['a visitor’s, also after they sign in', stored('', ['dosa']), 'asha', ['dosa']],
    ['not those of somebody else', stored('asha', ['dosa']), 'ravi', []],
    ['not those of somebody who has signed out', stored('asha', ['dosa']), '', []],
    ['none where none are stored', null, 'asha', []],
    ['none where something else is stored', '[1', 'asha', []],
    ['none where the list is none', stored('asha', 'dosa'), 'asha', []],
  ])('are %s', (_which, text, owner, expected) => {
    expect(searchesIn(text, owner)).toEqual(expected);
  });

  it('are at most six, also if more are stored', () => {
    const many = Array.from({ length: 9 }, (_, place) => `dish ${place}`);
    expect(searchesIn(stored('', many), '')).toEqual(many.slice(0, MOST_SEARCHES));
  });
});
