import type { DemoDocument } from '#domain/demo/documents.ts';
import type { NewData } from '#domain/rows/data.ts';
import type { Attributes } from '#domain/rows/row.ts';
import type { Sql } from '#server/db/sql.ts';
import { sql } from '#server/db/sql-template.ts';
import type { Table } from '#server/documents/collection.ts';
import { attributeNames, quotedNames } from '#server/documents/store.ts';
import { newValues } from '#server/documents/values.ts';

/** The most rows of one statement. */
const AT_ONCE = 500;

/** A row as JSON, with columns that are no attributes. */
type Row = Readonly<Record<string, unknown>>;

/** Inserts rows into a table in the order given, many in one statement. All rows have the columns of the first. */
export async function insertRows(db: Sql, table: string, rows: readonly Row[]): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = quotedNames(Object.keys(first));
  const name = sql.identifier(table);
  for (let at = 0; at < rows.length; at += AT_ONCE) {
    const json = JSON.stringify(rows.slice(at, at + AT_ONCE));
    await db.execute(
      sql`insert into ${name} (${columns}) select ${columns} from jsonb_populate_recordset(null::${name}, ${json}::jsonb)`,
    );
  }
}

/**
 * Inserts documents in the order given, with the defaults of what they leave out. As `insert` of the store it runs no hooks and
 * emits no events; what hooks would have written is the caller's to add.
 * @param more columns of each document that are no attributes
 */
export async function insertAll<A extends Attributes, D extends DemoDocument<NewData<A>>>(
  db: Sql,
  collection: Table<string, A>,
  documents: readonly D[],
  more: (document: D) => Row = () => ({}),
): Promise<void> {
  const { own } = attributeNames(collection);
  const rows = documents.map((document) => {
    const { id, created, updated, creator = null, data } = document;
    const values: Row = newValues(collection, data);
    const attributes = Object.fromEntries(own.map((name) => [name, values[name] ?? null]));
    return {
      id,
      created,
      updated,
      permissions: [],
      creator,
      fingerprint: null,
      ...attributes,
      ...more(document),
    };
  });
  await insertRows(db, collection.name, rows);
}
