import { expect, it } from 'vitest';
import { ifOffered, offeredLanguages } from './offered.ts';

// LANG-12
it('a shop offers the languages that its owner chose, once and in one order, and always the first', () => {
  expect(offeredLanguages([])).toEqual(['en']);
  expect(offeredLanguages(['hi', 'hi'])).toEqual(['en', 'hi']);
});

it('whoever wants a language that the shop does not offer gets the first', () => {
  expect(ifOffered('hi', ['en'])).toBe('en');
  expect(ifOffered('hi', ['en', 'hi'])).toBe('hi');
});
