/** What a visitor wanted before they signed in. Once they are signed in, each wish becomes a document. */

const COLLECTIONS = ['carts', 'dishAlerts', 'favourites'] as const;

export interface Wish {
  /** The collection of the document. */
  collection: (typeof COLLECTIONS)[number];
  dishName: string;
  data: {
    dishId: string;
    /** The others are of a line in the cart: the chosen options are JSON texts, the note is for the kitchen. */
    quantity?: number;
    options?: string[];
    note?: string;
  };
}

const STORED = 'rasoi.wishes';
/** How long wishes are kept, in milliseconds: as long as a mailed link signs in, which opens another tab. */
const KEPT = 3_600_000;

/** The remembered wishes; none if there is no storage or what it has cannot be read. */
function stored(): Wish[] {
  try {
    const { at, wishes } = JSON.parse(localStorage.getItem(STORED) ?? '{}') ?? {};
    return Array.isArray(wishes) && Date.now() < at + KEPT ? wishes.filter(isWish) : [];
  } catch {
    return [];
  }
}

function isWish(value: unknown): value is Wish {
  const { collection, dishName, data } = (value ?? {}) as Partial<Wish>;
  const isNamed = typeof data?.dishId === 'string' && typeof dishName === 'string';
  return isNamed && COLLECTIONS.some((name) => name === collection) && (data.quantity ?? 1) >= 1;
}

/** Keeps a wish in this browser for an hour. A later wish about the same dish in the same collection takes its place. */
export function rememberWish(wish: Wish): void {
  const isOther = ({ collection, data }: Wish) =>
    collection !== wish.collection || data.dishId !== wish.data.dishId;
  try {
    const wishes = [...stored().filter(isOther), wish];
    localStorage.setItem(STORED, JSON.stringify({ at: Date.now(), wishes }));
  } catch {
    // Without storage the visitor says it once more after login.
  }
}

/** Returns the remembered wishes and forgets them. */
export function takeWishes(): Wish[] {
  const wishes = stored();
  try {
    localStorage.removeItem(STORED);
  } catch {
    // Without storage there are none.
  }
  return wishes;
}
