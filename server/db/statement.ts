import { Name, Param, SQL, StringChunk } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type pg from 'pg';

const dialect = new PgDialect();

/** Named statements have a fixed shape: putting their text together anew would cost more than some take to run. */
const named = new Map<string, { text: string; count: number }>();

/** The values of a statement in the order in which the dialect numbers them. */
function valuesOf(statement: SQL, values: unknown[] = []): unknown[] {
  for (const chunk of statement.queryChunks) {
    if (chunk instanceof SQL) valuesOf(chunk, values);
    else if (chunk instanceof Param) values.push(chunk.value);
    else if (!(chunk instanceof StringChunk || chunk instanceof Name || chunk === undefined)) {
      values.push(chunk);
    }
  }
  return values;
}

/** A statement as the driver takes it. Throws when a name comes back with another number of values. */
export function compiled(statement: SQL, name: string | undefined): pg.QueryConfig {
  const known = name === undefined ? undefined : named.get(name);
  if (name !== undefined && known) {
    const values = valuesOf(statement);
    if (values.length !== known.count) throw new Error(`The statement '${name}' has more than one shape.`);
    return { name, text: known.text, values };
  }
  const { sql: text, params: values } = dialect.sqlToQuery(statement);
  if (name === undefined) return { text, values };
  named.set(name, { text, count: values.length });
  return { name, text, values };
}
