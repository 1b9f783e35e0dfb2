import { expect, it } from 'vitest';
import { sizeWords } from './sizes.ts';

it.each([
  [512, '0.5 kB'],
  [42 * 1024 ** 2, '42 MB'],
  [1000 * 1024 ** 2, '1.0 GB'],
  [1.44 * 1024 ** 3, '1.4 GB'],
  [5000 * 1024 ** 4, '5000 TB'],
])('a size of %d bytes is %s', (bytes, words) => {
  expect(sizeWords(bytes)).toBe(words);
});
