import { expect, it } from 'vitest';
import { Translations } from './translations.ts';

const cart = { title: 'Your cart', items: (count: number) => `${count} items` } as const;
const menu = { title: 'Menu' } as const;

it('a page shows the texts of its language, and English if a catalogue is not translated', () => {
  const hindi = new Translations().add(cart, { title: 'आपकी टोकरी', items: (count) => `${count} चीज़ें` });
  expect(hindi.of(cart).title).toBe('आपकी टोकरी');
  expect(hindi.of(cart).items(2)).toBe('2 चीज़ें');
  expect(hindi.of(menu).title).toBe('Menu');
});

it('a translation that lacks a text or takes other values does not compile', () => {
  // @ts-expect-error `items` is missing
  new Translations().add(cart, { title: 'आपकी टोकरी' });
  // @ts-expect-error `items` takes a number
  new Translations().add(cart, { title: 'आपकी टोकरी', items: (count: string) => count });
  expect(new Translations().of(cart)).toBe(cart);
});
