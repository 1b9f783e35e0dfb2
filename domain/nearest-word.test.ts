import { expect, it } from 'vitest';
import { didYouMean, nearestWord } from './nearest-word.mjs';

it.each([
  ['dmeo', ['demo', 'help'], 'demo'],
  ['HTTPS_DOMIAN', ['HTTPS_PORT', 'HTTPS_DOMAIN'], 'HTTPS_DOMAIN'],
  ['https_domain', ['HTTPS_DOMAIN'], 'HTTPS_DOMAIN'],
  ['bakcup', ['backup', 'restore'], 'backup'],
  ['HTTPS_PROXY', ['HTTPS_PORT'], undefined],
  ['map', ['mail'], undefined],
])('of "%s" among %j, %s was meant', (typed, words, meant) => {
  expect(nearestWord(typed, words)).toBe(meant);
});

it('asks only where a word is near', () => {
  expect(didYouMean('dmeo', ['demo'])).toBe(' Did you mean demo?');
  expect(didYouMean('fly', ['demo'])).toBe('');
});
