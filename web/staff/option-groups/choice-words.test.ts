import { expect, it } from 'vitest';
import { paise } from '#domain/money.ts';
import { choiceText } from './choice-words.ts';

const TEXTS = { nonVeg: 'Non-Veg', notAvailable: 'Not available' };
const half = { id: 'half', name: 'Half', price: paise(0), veg: true, isAvailable: true };

// LANG-43
it.each([
  [{}, 'Half'],
  [{ translations: { hi: { name: 'हाफ़' } } }, 'Half (हाफ़)'],
  [{ price: paise(2000) }, 'Half · +₹20'],
  [{ price: paise(-2050), veg: false, isAvailable: false }, 'Half · −₹20.50 · Non-Veg · Not available'],
])('two versions of a choice differ in words by %j', (change, words) => {
  expect(choiceText({ ...half, ...change }, TEXTS)).toBe(words);
});
