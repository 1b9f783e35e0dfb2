/** One attempt to place an order. Its id is the order's, so that sending it repeatedly makes one order. */
export interface Attempt {
  id: string;
  /** The cart it is for. */
  content: string;
  /** It was sent, and the answer is not known. */
  open: boolean;
}

export interface Plan {
  attempt: Attempt;
  /** An order of this id, for another cart, may exist already: look for it before sending anything else. */
  lookFor?: string;
}

/** The same cart keeps its id; another cart gets an id of its own once the answer to an open attempt is known. */
export function planAttempt(earlier: Attempt | undefined, content: string, newId: () => string): Plan {
  if (earlier?.content === content) return { attempt: { ...earlier, open: true } };
  const attempt = { id: newId(), content, open: true };
  return earlier?.open ? { attempt, lookFor: earlier.id } : { attempt };
}

const stored = (userId: string) => `rasoi.attempt.${userId}`;
/** Used where the browser stores nothing. */
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
    // The copy in memory lasts as long as this page.
  }
}
