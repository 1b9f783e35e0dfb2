import type pg from 'pg';
import type { SQL } from './sql-template.ts';

/** The text of each named statement with its parts. PostgreSQL would run the first text of a name with new values. */
const named = new Map<string, { text: string; texts: readonly string[] }>();

/** Whether two statements have the same texts. */
export const areEqual = (some: readonly string[], others: readonly string[]): boolean =>
  some.length === others.length && some.every((each, at) => each === others[at]);

/** Converts a statement for the driver. Throws if a name is used again with another text. */
export function compiled(statement: SQL, name: string | undefined): pg.QueryConfig {
  const values = [...statement.values];
  if (name === undefined) return { text: statement.text, values };
  const known = named.get(name) ?? { text: statement.text, texts: statement.texts };
  named.set(name, known);
  if (!areEqual(statement.texts, known.texts))
    throw new Error(`The statement '${name}' is used with different texts.`);
  return { name, text: known.text, values };
}
