import { expect, it } from 'vitest';
import { linkedText } from './linked-text.ts';

it('a mail’s text is split at its web addresses without losing a character', () => {
  const text =
    'Verify: https://rasoi.example/verify-email?userId=a&secret=b\n(or http://localhost:3000/x).\nBye';
  const pieces = linkedText(text);
  expect(pieces.filter(({ isUrl }) => isUrl).map((piece) => piece.text)).toEqual([
    'https://rasoi.example/verify-email?userId=a&secret=b',
    'http://localhost:3000/x',
  ]);
  expect(pieces.map((piece) => piece.text).join('')).toBe(text);
});

it('only http and https addresses of a mail become links', () => {
  expect(linkedText('javascript:alert(1) and ftp://x').some(({ isUrl }) => isUrl)).toBe(false);
});
