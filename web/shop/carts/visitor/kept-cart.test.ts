import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { CartLine } from '#domain/carts/line.ts';
import { paise } from '#domain/money.ts';
import { changeKept, dropKept, KEPT_CART, readKept } from './kept-cart.ts';

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
});
afterEach(() => void vi.unstubAllGlobals());

const cheese = { groupId: 'extras', choiceId: 'cheese', group: 'Extras', name: 'Cheese', price: paise(3000) };
const line = (more: Partial<CartLine> = {}): CartLine => ({
  dishId: 'dosa',
  name: 'Masala Dosa',
  description: 'Crisp',
  imgUrl: '/dosa.webp',
  price: paise(9900),
  quantity: 1,
  isAvailable: true,
  ...more,
});

// CART-19
it('a browser keeps dishes, options, quantities and notes of a visitor’s cart, but no names and no prices', () => {
  changeKept(line({ options: [cheese], note: 'No onion' }), { kind: 'add', quantity: 2 });
  expect(readKept()).toEqual([
    {
      id: expect.any(String),
      dishId: 'dosa',
      quantity: 2,
      options: [{ groupId: 'extras', choiceId: 'cheese' }],
      note: 'No onion',
    },
  ]);
  const values: unknown[] = [];
  JSON.parse(stored.get(KEPT_CART) ?? '', (_key, value) => {
    values.push(value);
    return value;
  });
  for (const known of ['Masala dosa', 'Cheese', 9900, 3000, 99, 30]) expect(values).not.toContain(known);
});

it('adding the same dish again adds up under the same id, at most to the limit of one dish', () => {
  const first = changeKept(line(), { kind: 'add', quantity: 60 });
  const second = changeKept(line(), { kind: 'add', quantity: 60 });
  expect(second).toMatchObject({ lineId: first?.lineId, quantity: 100 });
  expect(readKept()).toEqual([{ id: first?.lineId, dishId: 'dosa', quantity: 100 }]);
});

it('the same dish with other options is another line', () => {
  changeKept(line(), { kind: 'add', quantity: 1 });
  changeKept(line({ options: [cheese] }), { kind: 'add', quantity: 1 });
  expect(readKept()).toHaveLength(2);
});

it('a line is removed by a quantity of 0, and forgotten by its id', () => {
  changeKept(line(), { kind: 'add', quantity: 1 });
  expect(changeKept(line(), { kind: 'set', quantity: 0 })).toBeUndefined();
  expect(stored.has(KEPT_CART)).toBe(false);
  const again = changeKept(line(), { kind: 'add', quantity: 1 });
  dropKept(again?.lineId ?? '');
  expect(readKept()).toEqual([]);
});

it.each([
  'no JSON',
  '{}',
  '[null, 1, {"dishId":"dosa"}]',
  '[{"id":"a","dishId":"dosa","quantity":1.5}]',
  '[{"id":"a","dishId":"dosa","quantity":101}]',
  '[{"id":"a","dishId":"dosa","quantity":1,"options":[{}]}]',
])('what the browser’s storage holds by mistake is left out: %s', (text) => {
  stored.set(KEPT_CART, text);
  expect(readKept()).toEqual([]);
});
