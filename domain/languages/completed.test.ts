import { expect, it } from 'vitest';
import { completed } from './completed.ts';
import type { Translated } from './translations.ts';

const cart = {
  title: 'Your cart',
  items: (count: number) => `${count} items`,
  empty: { title: 'Empty' },
} as const;

// LANG-64
it('a text that a language lacks is the English one', () => {
  const hindi = completed(cart, { items: (count: number) => `${count} चीज़ें`, empty: {} }) as Translated<
    typeof cart
  >;
  expect([hindi.title, hindi.items(2), hindi.empty.title]).toEqual(['Your cart', '2 चीज़ें', 'Empty']);
  expect(completed(cart, undefined)).toBe(cart);
});
