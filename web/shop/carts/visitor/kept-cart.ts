import { ID } from 'appwrite';
import type { CartLine } from '#domain/carts/line.ts';
import { MAX_QUANTITY } from '#domain/carts/quantity.ts';
import { lineKey } from '#domain/option-groups/options-key.ts';
import type { CartChange } from '../pending.ts';

/**
 * The cart of a visitor, as this browser keeps it until they sign in (CART-19). It holds no names and no prices: pages read
 * those from the menu, and the server decides them.
 */

/** A line that the browser keeps. Its id becomes the id of the request that adds it to the server's cart. */
export interface KeptLine {
  id: string;
  dishId: string;
  quantity: number;
  options?: { groupId: string; choiceId: string }[];
  note?: string;
}

/** The key in local storage. */
export const KEPT_CART = 'rasoi.cart';
/** Replaces local storage if the browser has none. */
let inMemory = '[]';

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

function isKeptLine(value: unknown): value is KeptLine {
  const { id, dishId, quantity, options = [], note = '' } = (value ?? {}) as Partial<KeptLine>;
  const isCounted = Number.isInteger(quantity) && Number(quantity) >= 1 && Number(quantity) <= MAX_QUANTITY;
  const areOptions =
    Array.isArray(options) && options.every((each) => isText(each?.groupId) && isText(each?.choiceId));
  return isText(id) && isText(dishId) && isCounted && areOptions && typeof note === 'string';
}

function storedText(): string {
  try {
    return localStorage.getItem(KEPT_CART) ?? '[]';
  } catch {
    return inMemory;
  }
}

/** The kept lines in the order they were added. Lines that cannot be read are left out. */
export function readKept(): KeptLine[] {
  try {
    const stored: unknown = JSON.parse(storedText());
    return Array.isArray(stored) ? stored.filter(isKeptLine) : [];
  } catch {
    return [];
  }
}

function keep(lines: readonly KeptLine[]): void {
  inMemory = JSON.stringify(lines);
  try {
    if (lines.length > 0) localStorage.setItem(KEPT_CART, inMemory);
    else localStorage.removeItem(KEPT_CART);
  } catch {
    // Without storage the copy in memory lasts until the page is left.
  }
}

/** Forgets a line, because the server's cart has it or its dish is gone. */
export const dropKept = (id: string): void => keep(readKept().filter((line) => line.id !== id));

/** Changes one line; returns it with its new quantity, or undefined if it was removed. */
export function changeKept(wanted: CartLine, { kind, quantity }: CartChange): CartLine | undefined {
  const key = lineKey(wanted);
  const kept = readKept();
  const present = kept.find((line) => lineKey(line) === key);
  const sum = kind === 'add' ? (present?.quantity ?? 0) + quantity : quantity;
  if (sum <= 0) {
    keep(kept.filter((line) => line !== present));
    return undefined;
  }
  const note = wanted.note ?? present?.note;
  const line: KeptLine = {
    id: present?.id ?? ID.unique(),
    dishId: wanted.dishId,
    quantity: Math.min(sum, MAX_QUANTITY),
    ...(wanted.options && {
      options: wanted.options.map(({ groupId, choiceId }) => ({ groupId, choiceId })),
    }),
    ...(note && { note }),
  };
  keep(present ? kept.map((other) => (other === present ? line : other)) : [...kept, line]);
  return { ...wanted, lineId: line.id, quantity: line.quantity, ...(note && { note }) };
}
