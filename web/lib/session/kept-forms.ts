const STORED = 'rasoi.typed';

/** What one person has typed into forms of this tab and not sent yet, by the name of the form. */
interface KeptForms {
  userId: string;
  forms: Record<string, unknown>;
}

function readAll(userId: string): KeptForms {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(STORED) ?? 'null');
    const { userId: owner, forms } = (stored ?? {}) as Partial<KeptForms>;
    if (owner === userId && typeof forms === 'object' && forms !== null) return { userId, forms };
  } catch {
    // Without storage a reload loses what was typed.
  }
  return { userId, forms: {} };
}

/** `first` with those stored values that are of the same kind: a form may have had other fields when they were stored. */
function alike<Values extends object>(first: Values, stored: unknown): Values {
  if (typeof stored !== 'object' || stored === null) return first;
  const values = Object.entries(first).map(([key, value]: [string, unknown]) => {
    const other: unknown = (stored as Record<string, unknown>)[key];
    if (typeof value === 'object' && value !== null) return [key, alike(value, other)];
    return [key, typeof other === typeof value ? other : value];
  });
  return Object.fromEntries(values) as Values;
}

/** What this tab has kept of a form, or `first`. In the browser only. */
export const readKeptForm = <Values extends object>(userId: string, form: string, first: Values): Values =>
  alike(first, readAll(userId).forms[form]);

/** Keeps what is typed into a form, so that a reload or a killed tab does not lose it. Only this tab can read it. */
export function keepForm(userId: string, form: string, values: object): void {
  const kept = readAll(userId);
  try {
    sessionStorage.setItem(STORED, JSON.stringify({ userId, forms: { ...kept.forms, [form]: values } }));
  } catch {
    // See readAll().
  }
}

/** Forgets all forms: they were sent, or their person signs out. */
export function forgetKeptForms(): void {
  try {
    sessionStorage.removeItem(STORED);
  } catch {
    // See readAll().
  }
}
