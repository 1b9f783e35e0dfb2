/** What a visitor wanted before they signed in. Once they are signed in, each action becomes a document. */

const COLLECTIONS = ['carts', 'dishAlerts', 'favourites'] as const;

export interface PendingAction {
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

const STORED = 'rasoi.pending-actions';
/** How long actions are kept, in milliseconds: as long as a mailed link signs in, which opens another tab. */
const KEPT = 3_600_000;

/** The remembered actions; none if there is no storage or what it has cannot be read. */
export function pendingActions(): PendingAction[] {
  try {
    const { at, actions } = JSON.parse(localStorage.getItem(STORED) ?? '{}') ?? {};
    return Array.isArray(actions) && Date.now() < at + KEPT ? actions.filter(isPendingAction) : [];
  } catch {
    return [];
  }
}

function isPendingAction(value: unknown): value is PendingAction {
  const { collection, dishName, data } = (value ?? {}) as Partial<PendingAction>;
  const isNamed = typeof data?.dishId === 'string' && typeof dishName === 'string';
  return isNamed && COLLECTIONS.some((name) => name === collection) && (data.quantity ?? 1) >= 1;
}

/** Keeps an action in this browser for an hour. A later action about the same dish in the same collection takes its place. */
export function rememberAction(action: PendingAction): void {
  const isOther = ({ collection, data }: PendingAction) =>
    collection !== action.collection || data.dishId !== action.data.dishId;
  try {
    const actions = [...pendingActions().filter(isOther), action];
    localStorage.setItem(STORED, JSON.stringify({ at: Date.now(), actions }));
  } catch {
    // Without storage the visitor says it once more after login.
  }
}

/** Returns the remembered actions and forgets them. */
export function takePendingActions(): PendingAction[] {
  const actions = pendingActions();
  try {
    localStorage.removeItem(STORED);
  } catch {
    // Without storage there are none.
  }
  return actions;
}
