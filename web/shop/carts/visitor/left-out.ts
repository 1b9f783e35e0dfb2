/**
 * Dishes that a visitor's cart has lost, shown on the cart's page and at checkout until they are dismissed (CART-21).
 */

export interface LeftOut {
  /** The id of the lost line. */
  id: string;
  /** Missing if the name is not known any more. */
  dishName?: string;
  /** `gone`: deleted; `options`: its options have changed; `full`: there are as many as one cart may have. */
  reason: 'gone' | 'soldOut' | 'options' | 'full';
}

const STORED = 'rasoi.cart-left-out';
export const LEFT_OUT_KEY = ['cart-left-out'] as const;
/** Replaces local storage if the browser has none. */
let inMemory = '[]';

const REASONS: readonly LeftOut['reason'][] = ['gone', 'soldOut', 'options', 'full'];

function isLeftOut(value: unknown): value is LeftOut {
  const { id, reason, dishName = '' } = (value ?? {}) as Partial<LeftOut>;
  return typeof id === 'string' && typeof dishName === 'string' && REASONS.some((each) => each === reason);
}

export function readLeftOut(): LeftOut[] {
  try {
    let text = inMemory;
    try {
      text = localStorage.getItem(STORED) ?? '[]';
    } catch {
      // Without storage the copy in memory is all there is.
    }
    const stored: unknown = JSON.parse(text);
    return Array.isArray(stored) ? stored.filter(isLeftOut) : [];
  } catch {
    return [];
  }
}

function keep(list: readonly LeftOut[]): void {
  inMemory = JSON.stringify(list);
  try {
    localStorage.setItem(STORED, inMemory);
  } catch {
    // The copy in memory lasts until the page is left.
  }
}

/** Remembers a lost dish, once for each line. */
export const rememberLeftOut = (lost: LeftOut): void =>
  keep([...readLeftOut().filter(({ id }) => id !== lost.id), lost]);

export const dismissLeftOut = (id: string): void => keep(readLeftOut().filter((each) => each.id !== id));
