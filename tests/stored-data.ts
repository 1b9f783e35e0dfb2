import { allCollections } from '#server/collections/index.ts';
import type { Database } from '#server/db/connection.ts';
import { sql } from '#server/db/sql-template.ts';

/** All data that people can see, as one text, which no refusal may change. A session's use is noted once a minute. */
export async function storedData(database: Database): Promise<string> {
  const tables = ['accounts', ...allCollections.map(({ name }) => name)];
  const parts = tables.map(
    (name) =>
      sql`(select coalesce(md5(string_agg((to_jsonb(t) - 'accessedAt')::text, '|' order by id)), '') from ${sql.identifier(name)} t)`,
  );
  const [row] = await database.query<{ all: string }>(
    sql`select concat_ws(' ', ${sql.join(parts, ', ')}) as all`,
  );
  return String(row?.all);
}
