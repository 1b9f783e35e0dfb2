import type { Attributes } from '#domain/rows/row.ts';
import type { LongWorkDatabase } from '#server/db/connection.ts';
import type { Sql } from '#server/db/sql.ts';
import { sql } from '#server/db/sql-template.ts';
import type { Table } from './collection.ts';
import type { Provenance } from './creating/inserting.ts';
import type { Document } from './document.ts';
import { find } from './store.ts';

/** How long a request that increased an existing document is remembered (milliseconds). */
const RETENTION = 86_400_000;
/** Milliseconds between sweeps. */
const SWEEP_INTERVAL = 3_600_000;

/** The earlier use of a request's document id. */
interface Use<A extends Attributes> {
  /** The document to answer with, if the earlier request was the same and by the same person. */
  answer: Document<A> | undefined;
}

/** Finds an earlier request with the same document id; undefined while the id is unused. */
export async function findEarlierUse<A extends Attributes>(
  db: Sql,
  collection: Table<string, A>,
  id: string,
  { creator, fingerprint }: Provenance,
): Promise<Use<A> | undefined> {
  const { name } = collection;
  const [earlier] = await db.query<Provenance & { document: string }>(
    sql`select creator, fingerprint, id as document from ${sql.identifier(name)} where id = ${id}
      union all select creator, fingerprint, document from requests where collection = ${name} and id = ${id}`,
    `use of an id of ${name}`,
  );
  if (!earlier) return undefined;
  const same = creator !== null && creator === earlier.creator && fingerprint === earlier.fingerprint;
  return { answer: same ? await find(db, collection, earlier.document) : undefined };
}

/** Deletes remembered requests older than `before`. Returns how many. */
export async function forgetRequests(db: Sql, before: Date): Promise<number> {
  return db.execute(sql`delete from requests where created < ${before}`);
}

export const requestSweep = (database: LongWorkDatabase, clock: () => Date) => ({
  every: SWEEP_INTERVAL,
  run: () => forgetRequests(database, new Date(clock().getTime() - RETENTION)),
});
