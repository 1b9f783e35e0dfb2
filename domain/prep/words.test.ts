import { expect, it } from 'vitest';
import { prepWords, quantityWords, rangeWords } from './words.ts';

it.each([
  ['portion', 12, '12'],
  ['piece', 1200, '1,200 pcs'],
  ['g', 450, '450 g'],
  ['ml', 5800, '5.8 L'],
] as const)('a quantity of %s: %i is %s', (unit, quantity, words) => {
  expect(quantityWords(prepWords, unit, quantity)).toBe(words);
});

// PREP-8
it.each([
  ['portion', 12, 17, '12–17'],
  ['portion', 12, 12, '12'],
  ['ml', 0, 990, '0–990 ml'],
  ['ml', 812, 1190, '810 ml–1.2 L'],
  ['g', 1208, 2724, '1.2 kg–2.8 kg'],
  ['g', 7, 7, '7 g'],
] as const)('a likely range of %s, %i to %i, is %s', (unit, low, high, words) => {
  expect(rangeWords(prepWords, unit, { low, high })).toBe(words);
});
