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
  let local: ReturnType<typeof storage>;
  beforeEach(() => {
    local = storage();
    vi.stubGlobal('localStorage', local);
    vi.useFakeTimers();
    return () => {
      vi.unstubAllGlobals();
      vi.useRealTimers();
    };
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

  it('is remembered although something unreadable was stored before', () => {
    local.setItem('rasoi.wishes', '{broken');
    rememberWish(mark());
    expect(takeWishes()).toEqual([mark()]);
  });

  it('waits an hour for the login, in which a mailed link can be opened, and is forgotten then', () => {
    rememberWish(mark());
    vi.advanceTimersByTime(59 * 60_000);
    rememberWish(add(1));
    vi.advanceTimersByTime(59 * 60_000);
    expect(takeWishes()).toEqual([mark(), add(1)]);
    rememberWish(mark());
    vi.advanceTimersByTime(60 * 60_000);
    expect(takeWishes()).toEqual([]);
    rememberWish(add(1));
    expect(takeWishes()).toEqual([add(1)]);
  });

  it('is ignored when something else is stored in its place', () => {
    rememberWish(add(0));
    rememberWish(mark());
    expect(takeWishes()).toEqual([mark()]);
    const foreign = JSON.stringify({ at: Date.now(), wishes: [{ ...mark(), collection: 'users' }] });
    for (const text of ['{broken', '{}', 'null', '"wish"', '[]', foreign]) {
      rememberWish(mark());
      for (const key of local.items.keys()) local.items.set(key, text);
      expect(takeWishes(), text).toEqual([]);
    }
  });

  it('causes no error in a browser without storage', () => {
    vi.stubGlobal('localStorage', undefined);
    expect(() => rememberWish(mark())).not.toThrow();
    expect(takeWishes()).toEqual([]);
  });
});
