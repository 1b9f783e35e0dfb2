/** What a visitor wanted to add to the cart before they were sent to login. */
export interface Intent {
  dishId: string;
  dishName: string;
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
  const { dishId, dishName, quantity } = (value ?? {}) as Partial<Intent>;
  const isNamed = typeof dishId === 'string' && typeof dishName === 'string';
  return isNamed && typeof quantity === 'number' && quantity >= 1;
}

/** Returns the remembered intent and forgets it. */
export function takeIntent(): Intent | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(STORED) ?? 'null');
    sessionStorage.removeItem(STORED);
    return isIntent(stored) ? stored : null;
  } catch {
    return null;
  }
}
