import { beforeEach, describe, expect, it, vi } from 'vitest';
import { rememberIntent, takeIntent } from './intent.ts';

function storage() {
  const items = new Map<string, string>();
  return {
    items,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
}

describe('the dish that a visitor wanted to add before login', () => {
  let session: ReturnType<typeof storage>;
  beforeEach(() => {
    session = storage();
    vi.stubGlobal('sessionStorage', session);
    return () => vi.unstubAllGlobals();
  });

  it('is added only once', () => {
    rememberIntent({ dishId: 'dosa', dishName: 'Masala Dosa', quantity: 2 });
    expect(takeIntent()).toEqual({ dishId: 'dosa', dishName: 'Masala Dosa', quantity: 2 });
    expect(takeIntent()).toBeNull();
  });

  it('is ignored when something else is stored in its place', () => {
    rememberIntent({ dishId: 'dosa', dishName: 'Masala Dosa', quantity: 0 });
    expect(takeIntent()).toBeNull();
    rememberIntent({ dishId: 'dosa', dishName: 'Masala Dosa', quantity: 1 });
    for (const key of session.items.keys()) session.items.set(key, '{broken');
    expect(takeIntent()).toBeNull();
  });

  it('causes no error in a browser without storage', () => {
    vi.stubGlobal('sessionStorage', undefined);
    expect(() => rememberIntent({ dishId: 'dosa', dishName: 'Masala Dosa', quantity: 1 })).not.toThrow();
    expect(takeIntent()).toBeNull();
  });
});
