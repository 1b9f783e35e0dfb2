/** What a visitor was about to put in the cart when login came between. */
export interface Intent {
  dishId: string;
  quantity: number;
}

const STORED = 'rasoi.intent';

export function rememberIntent(intent: Intent): void {
  try {
    sessionStorage.setItem(STORED, JSON.stringify(intent));
  } catch {
    // Without storage the visitor adds the dish once more after login.
  }
}

function isIntent(value: unknown): value is Intent {
  const { dishId, quantity } = (value ?? {}) as Partial<Intent>;
  return typeof dishId === 'string' && typeof quantity === 'number' && quantity >= 1;
}

/** The remembered intent, once: it is forgotten as it is taken. */
export function takeIntent(): Intent | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(STORED) ?? 'null');
    sessionStorage.removeItem(STORED);
    return isIntent(stored) ? stored : null;
  } catch {
    return null;
  }
}
