import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type PendingAction, rememberAction, takePendingActions } from './pending-actions.ts';

function storage() {
  const items = new Map<string, string>();
  return {
    items,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
}

const add = (quantity: number, dishId = 'dosa'): PendingAction => ({
  collection: 'carts',
  dishName: 'Masala Dosa',
  data: { dishId, quantity },
});
const mark = (dishId = 'dosa'): PendingAction => ({
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
    rememberAction(add(2));
    rememberAction(mark());
    rememberAction(mark('samosa'));
    expect(takePendingActions()).toEqual([add(2), mark(), mark('samosa')]);
    expect(takePendingActions()).toEqual([]);
  });

  it('is done once if it was wanted twice, as it was wanted last', () => {
    rememberAction(mark());
    rememberAction(add(1));
    rememberAction(mark());
    rememberAction(add(3));
    expect(takePendingActions()).toEqual([mark(), add(3)]);
  });

  it('is remembered although something unreadable was stored before', () => {
    local.setItem('rasoi.pending-actions', '{broken');
    rememberAction(mark());
    expect(takePendingActions()).toEqual([mark()]);
  });

  it('waits an hour for the login, in which a mailed link can be opened, and is forgotten then', () => {
    rememberAction(mark());
    vi.advanceTimersByTime(59 * 60_000);
    rememberAction(add(1));
    vi.advanceTimersByTime(59 * 60_000);
    expect(takePendingActions()).toEqual([mark(), add(1)]);
    rememberAction(mark());
    vi.advanceTimersByTime(60 * 60_000);
    expect(takePendingActions()).toEqual([]);
    rememberAction(add(1));
    expect(takePendingActions()).toEqual([add(1)]);
  });

  it('is ignored when something else is stored in its place', () => {
    rememberAction(add(0));
    rememberAction(mark());
    expect(takePendingActions()).toEqual([mark()]);
    const foreign = JSON.stringify({ at: Date.now(), actions: [{ ...mark(), collection: 'users' }] });
    for (const text of ['{broken', '{}', 'null', '"action"', '[]', foreign]) {
      rememberAction(mark());
      for (const key of local.items.keys()) local.items.set(key, text);
      expect(takePendingActions(), text).toEqual([]);
    }
  });

  it('causes no error in a browser without storage', () => {
    vi.stubGlobal('localStorage', undefined);
    expect(() => rememberAction(mark())).not.toThrow();
    expect(takePendingActions()).toEqual([]);
  });
});
