/** One try at placing an order. Its id is the order's, so that however often it is sent, one order comes of it. */
export interface Attempt {
  id: string;
  /** The cart it is for. */
  content: string;
  /** It was sent, and what became of it is not known. */
  open: boolean;
}

export interface Plan {
  attempt: Attempt;
  /** The order of this id may exist already, for another cart; look before sending anything else. */
  lookFor?: string;
}

/** The same cart goes out under the same id; another under its own, once the fate of an open try is known. */
export function planAttempt(earlier: Attempt | undefined, content: string, newId: () => string): Plan {
  if (earlier?.content === content) return { attempt: { ...earlier, open: true } };
  const attempt = { id: newId(), content, open: true };
  return earlier?.open ? { attempt, lookFor: earlier.id } : { attempt };
}

const stored = (userId: string) => `rasoi.attempt.${userId}`;
/** Stands in where the browser keeps nothing. */
const kept = new Map<string, string>();

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
    const value: unknown = JSON.parse(storedText(userId) ?? kept.get(userId) ?? 'null');
    return isAttempt(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

export function keepAttempt(userId: string, attempt: Attempt): void {
  const text = JSON.stringify(attempt);
  kept.set(userId, text);
  try {
    localStorage.setItem(stored(userId), text);
  } catch {
    // Then it lives as long as this page.
  }
}
