import { Name, Param, SQL, StringChunk } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import type { StatementOnce } from './sql.ts';

const dialect = new PgDialect();

/** The values of a statement in the order of their numbers, and the texts between them. */
interface Parts {
  values: unknown[];
  texts: string[];
}

/**
 * The text of each named statement, which never varies. Drizzle's own `sqlToQuery` builds text and values each time.
 * Collecting only the values saves 21 µs for the look-up of a session and 385 µs for the insert of an order (medians of
 * five rounds; decision 3). So the parts of drizzle's `SQL` are read here. The first use of each name compares the values
 * with those of `sqlToQuery`: a version of drizzle with other parts fails there and in statement.test.ts. Every later use
 * compares the texts with those of the first, which costs less than 1 µs for a session: PostgreSQL would run the first
 * text with the new values. A `StatementOnce` is not even built again: an order's three inserts have 90 values, and
 * collecting them from the parts took a third of the CPU of Node for a placement (decision 3).
 */
const named = new Map<string, { text: string; count: number; texts: readonly string[] }>();

function partsOf(statement: SQL, parts: Parts = { values: [], texts: [] }): Parts {
  for (const chunk of statement.queryChunks) {
    if (chunk instanceof StringChunk) parts.texts.push(...chunk.value);
    else if (chunk instanceof SQL) partsOf(chunk, parts);
    else if (chunk instanceof Param) parts.values.push(chunk.value);
    else if (chunk instanceof Name) parts.texts.push(chunk.value);
    else if (chunk !== undefined) parts.values.push(chunk);
  }
  return parts;
}

/** The values of a part of a statement, in their order. */
export const valuesOf = (part: SQL): readonly unknown[] => partsOf(part).values;

/** Compares texts. It is fast, because texts from the same place in the code are the same strings in memory. */
const areEqual = (some: readonly unknown[], others: readonly unknown[]): boolean =>
  some.length === others.length && some.every((each, at) => each === others[at]);

/** Converts a statement for the driver. Throws if a name is used again with another text. */
export function compiled(statement: SQL | StatementOnce, name: string | undefined): pg.QueryConfig {
  if (!(statement instanceof SQL)) return compiledOnce(statement, name);
  const known = name === undefined ? undefined : named.get(name);
  if (name !== undefined && known) {
    const { values, texts } = partsOf(statement);
    if (values.length !== known.count || !areEqual(texts, known.texts))
      throw new Error(`The statement '${name}' is used with different texts.`);
    return { name, text: known.text, values };
  }
  const { sql: text, params: values } = dialect.sqlToQuery(statement);
  if (name === undefined) return { text, values };
  const parts = partsOf(statement);
  if (!areEqual(parts.values, values))
    throw new Error(`The values of the statement '${name}' are not where statement.ts looks for them.`);
  named.set(name, { text, count: values.length, texts: parts.texts });
  return { name, text, values };
}

function compiledOnce({ build, values }: StatementOnce, name: string | undefined): pg.QueryConfig {
  const known = name === undefined ? undefined : named.get(name);
  if (name === undefined || !known) {
    const first = compiled(build(), name);
    if (!areEqual(first.values ?? [], values))
      throw new Error(`The values of the statement '${name}' are not those of its text.`);
    return first;
  }
  if (values.length !== known.count) throw new Error(`The statement '${name}' is used with other values.`);
  return { name, text: known.text, values: [...values] };
}
