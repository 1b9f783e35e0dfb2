/** One attempt to place an order. Its id is the order's id, so repeated requests create one order. */
export interface Attempt {
  id: string;
  /** The cart it is for. */
  content: string;
  /** It was sent, and no answer has come. */
  open: boolean;
}

export interface Plan {
  attempt: Attempt;
  /** The id of an earlier attempt for another cart, whose order may exist: look it up before placing another. */
  lookFor?: string;
}

/** The same cart keeps its id. Another cart gets a new id, after an open attempt has been looked up. */
export function planAttempt(earlier: Attempt | undefined, content: string, newId: () => string): Plan {
  if (earlier?.content === content) return { attempt: { ...earlier, open: true } };
  const attempt = { id: newId(), content, open: true };
  return earlier?.open ? { attempt, lookFor: earlier.id } : { attempt };
}

const stored = (userId: string) => `rasoi.attempt.${userId}`;
/** Replaces local storage if the browser has none. */
const inMemory = new Map<string, string>();

function isAttempt(value: unknown): value is Attempt {
  const { id, content, open } = (value ?? {}) as Partial<Attempt>;
  return typeof id === 'string' && typeof content === 'string' && typeof open === 'boolean';
}

function storedText(userId: string): string | null {
  try {
    return localStorage.getItem(stored(userId));
  } catch {
    return null;
  }
}

/** The last attempt of this customer in any tab of this browser. */
export function readAttempt(userId: string): Attempt | undefined {
  try {
    const value: unknown = JSON.parse(storedText(userId) ?? inMemory.get(userId) ?? 'null');
    return isAttempt(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

export function keepAttempt(userId: string, attempt: Attempt): void {
  const text = JSON.stringify(attempt);
  inMemory.set(userId, text);
  try {
    localStorage.setItem(stored(userId), text);
  } catch {
    // Without storage the copy in memory lasts until the page is left.
  }
}
