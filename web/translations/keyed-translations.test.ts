import { expect, it } from 'vitest';
import { KeyedTranslations, keyOf } from './keyed-translations.ts';

const cart = { title: 'Your cart', items: (count: number) => `${count} items` } as const;
const menu = { title: 'Menu', items: (count: number) => `${count} items` } as const;

// LANG-4
it('a catalogue is found by the key of its texts, without having been loaded with its translation', () => {
  const hindi = new KeyedTranslations();
  hindi.add({ [keyOf(cart)]: { title: 'आपकी कार्ट', items: (count: number) => `${count} चीज़ें` } });
  expect(hindi.of(cart).title).toBe('आपकी कार्ट');
  expect(hindi.of(cart).items(2)).toBe('2 चीज़ें');
  expect(hindi.of(menu)).toBe(menu);
});

it('the key of a catalogue depends on its texts and not on the code of its functions', () => {
  expect(keyOf({ title: 'Menu', items: (n: number) => `${n}` })).toBe(keyOf(menu));
  expect(keyOf({ title: 'Menus', items: menu.items })).not.toBe(keyOf(menu));
});
