import { beforeEach, describe, expect, it, vi } from 'vitest';
import { rememberWish, takeWishes, type Wish } from './wishes.ts';

function storage() {
  const items = new Map<string, string>();
  return {
    items,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
}

const add = (quantity: number, dishId = 'dosa'): Wish => ({
  collection: 'carts',
  dishName: 'Masala Dosa',
  data: { dishId, quantity },
});
const mark = (dishId = 'dosa'): Wish => ({
  collection: 'favourites',
  dishName: 'Masala Dosa',
  data: { dishId },
});

describe('what a visitor wanted before login', () => {
  let session: ReturnType<typeof storage>;
  beforeEach(() => {
    session = storage();
    vi.stubGlobal('sessionStorage', session);
    return () => vi.unstubAllGlobals();
  });

  it('is done only once, in its order', () => {
    rememberWish(add(2));
    rememberWish(mark());
    rememberWish(mark('samosa'));
    expect(takeWishes()).toEqual([add(2), mark(), mark('samosa')]);
    expect(takeWishes()).toEqual([]);
  });

  it('is done once if it was wanted twice, as it was wanted last', () => {
    rememberWish(mark());
    rememberWish(add(1));
    rememberWish(mark());
    rememberWish(add(3));
    expect(takeWishes()).toEqual([mark(), add(3)]);
  });

  it('is ignored when something else is stored in its place', () => {
    rememberWish(add(0));
    rememberWish(mark());
    expect(takeWishes()).toEqual([mark()]);
    const foreign = JSON.stringify([{ ...mark(), collection: 'users' }]);
    for (const text of ['{broken', '{}', 'null', '"wish"', foreign]) {
      rememberWish(mark());
      for (const key of session.items.keys()) session.items.set(key, text);
      expect(takeWishes(), text).toEqual([]);
    }
  });

  it('causes no error in a browser without storage', () => {
    vi.stubGlobal('sessionStorage', undefined);
    expect(() => rememberWish(mark())).not.toThrow();
    expect(takeWishes()).toEqual([]);
  });
});
