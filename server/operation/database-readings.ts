import type { Sql } from '#server/db/sql.ts';
import { sql } from '#server/db/sql-template.ts';

/**
 * The size of the database with its indexes (bytes). Reading it looks at every file, so don't read it for each request.
 */
export async function readDatabaseSize(database: Pick<Sql, 'query'>): Promise<number> {
  const [row] = await database.query<{ size: number }>(
    sql`select pg_database_size(current_database()) as size`,
    'size of the database',
  );
  return row?.size ?? 0;
}

/** How many mails wait to be sent, and for how long the oldest has waited (seconds). Mails for later are not late. */
export async function readOutbox(
  database: Pick<Sql, 'query'>,
  now: Date,
): Promise<{ waiting: number; oldest: number }> {
  const [row] = await database.query<{ waiting: number; oldest: number }>(
    sql`select count(*) as waiting,
        coalesce(extract(epoch from ${now}::timestamptz - min("createdAt")), 0)::float8 as oldest
      from mails where status in ('queued', 'sending') and (attempts > 0 or "dueAt" <= ${now})`,
    'depth of the outbox',
  );
  return { waiting: row?.waiting ?? 0, oldest: row?.oldest ?? 0 };
}
