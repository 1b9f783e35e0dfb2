import { LRUCache } from 'lru-cache';
import type { Attributes } from '#domain/rows/row.ts';
import type { Sql } from '#server/db/sql.ts';
import { sql } from '#server/db/sql-template.ts';
import type { Table } from '../collection.ts';
import type { Document } from '../document.ts';
import { type Row, shownColumns, tableName, toDocument } from '../store.ts';
import type { Where } from '../where.ts';
import { whereSql } from '../where-sql.ts';

/** The most cached documents. The least recently listed ones are dropped. */
const MOST = 2_000;

/** A row's id and version: PostgreSQL's number of the transaction that last wrote the row. */
export interface RowVersion {
  id: string;
  $version: string;
}

/** The columns of a `RowVersion`, of which no attribute can have the name. */
const VERSION = sql.raw('xmin::text as "$version"');
export const VERSION_COLUMNS = sql`id, ${VERSION}`;

/**
 * A cache of documents that lists have read, each in one version. A list reads only ids and versions, and in full only what
 * has changed since, so it is never out of date: every change gives a row another version.
 */
export interface KnownDocuments {
  /** The documents of these rows, in order, without those that no longer meet the condition. */
  read<A extends Attributes>(
    db: Sql,
    collection: Table<string, A>,
    rows: readonly RowVersion[],
    where: Where,
  ): Promise<Document<A>[]>;
}

export function createKnownDocuments(): KnownDocuments {
  const known = new LRUCache<string, { version: string; document: Document }>({ max: MOST });
  const keyOf = ({ name }: Table, id: string) => `${name} ${id}`;

  return {
    async read<A extends Attributes>(
      db: Sql,
      collection: Table<string, A>,
      rows: readonly RowVersion[],
      where: Where,
    ) {
      const documents = new Map<string, Document>();
      const missing: string[] = [];
      for (const { id, $version } of rows) {
        const kept = known.get(keyOf(collection, id));
        if (kept?.version === $version) documents.set(id, kept.document);
        else missing.push(id);
      }
      if (missing.length > 0) {
        // Checks the condition again, because the caller may not be allowed to read the row's new version.
        const changed = await db.query<Row & RowVersion>(
          sql`select ${shownColumns(collection, undefined)}, ${VERSION} from ${tableName(collection)}
            where id = any(${missing}::text[]) and ${whereSql(where)}`,
        );
        for (const row of changed) {
          const document: Document = toDocument<Attributes>(collection, row);
          known.set(keyOf(collection, row.id), { version: row.$version, document });
          documents.set(row.id, document);
        }
      }
      // All rows are of this collection.
      return rows.flatMap(({ id }) => (documents.get(id) as Document<A> | undefined) ?? []);
    },
  };
}
