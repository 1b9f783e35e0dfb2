import { expect, it } from 'vitest';
import { linkedText } from './linked-text.ts';

it('finds the addresses in a text and keeps every character', () => {
  const text =
    'Verify: https://rasoi.example/verify-email?userId=a&secret=b\n(or http://localhost:3000/x).\nBye';
  const pieces = linkedText(text);
  expect(pieces.filter(({ url }) => url).map(({ words }) => words)).toEqual([
    'https://rasoi.example/verify-email?userId=a&secret=b',
    'http://localhost:3000/x',
  ]);
  expect(pieces.map(({ words }) => words).join('')).toBe(text);
});

it('takes no other kind of address for a link', () => {
  expect(linkedText('javascript:alert(1) and ftp://x').some(({ url }) => url)).toBe(false);
});
