import { sql } from 'drizzle-orm';
import type { Attributes } from '#domain/attributes.ts';
import type { Database } from '#server/db/connection.ts';
import type { Sql } from '#server/db/sql.ts';
import type { Table } from './collection.ts';
import type { Document } from './document.ts';
import { find, type Provenance } from './store.ts';

/** Milliseconds that a request which added to another document is remembered. */
const REMEMBERED = 86_400_000;
/** Milliseconds between sweeps. */
const EVERY = 3_600_000;

/** What an id was used for. */
interface Use<A extends Attributes> {
  /** What the request was answered with, as it is now, when this is the same request of the same person. */
  answer: Document<A> | undefined;
}

/** What the id of a create was used for; undefined while it is unused. */
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

/** Deletes remembered requests from before a moment. */
export async function forgetRequests(db: Sql, before: Date): Promise<number> {
  return db.execute(sql`delete from requests where created < ${before}`);
}

/** Deletes old remembered requests every hour. Returns a function that stops it. */
export function scheduleRequestSweep(
  database: Database,
  clock: () => Date,
  onError: (error: unknown) => void,
): () => Promise<void> {
  const timer = setInterval(() => {
    forgetRequests(database, new Date(clock().getTime() - REMEMBERED)).catch(onError);
  }, EVERY);
  timer.unref();
  return async () => clearInterval(timer);
}
