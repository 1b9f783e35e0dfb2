import type { Catalogue } from './translations.ts';

const isTable = (value: unknown): value is Catalogue =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !('$$typeof' in value);

/** A catalogue with the texts of another language, and with the English ones that this language lacks. */
export function completed(english: unknown, other: unknown): unknown {
  if (other === undefined) return english;
  if (!isTable(english) || !isTable(other)) return other;
  return Object.fromEntries(
    Object.entries(english).map(([name, text]) => [name, completed(text, other[name])]),
  );
}
