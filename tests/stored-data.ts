import { allCollections } from '#server/collections/index.ts';
import type { Database } from '#server/db/connection.ts';
import { sql } from '#server/db/sql-template.ts';

const tables = ['accounts', ...allCollections.map(({ name }) => name)];

/** All data that people can see, as one text, which no refusal may change. A session's use is noted once a minute. */
export async function storedData(database: Database): Promise<string> {
  const parts = tables.map(
    (name) =>
      sql`(select coalesce(md5(string_agg((to_jsonb(t) - 'accessedAt')::text, '|' order by id)), '') from ${sql.identifier(name)} t)`,
  );
  const [row] = await database.query<{ all: string }>(
    sql`select concat_ws(' ', ${sql.join(parts, ', ')}) as all`,
  );
  return String(row?.all);
}

/**
 * Returns a function that tells the same of this database, for thousands of requests: it reads the data again only after a
 * statement that may have written. Triggers count those, also of transactions that were rolled back.
 */
export async function watchStoredData(database: Database): Promise<() => Promise<string>> {
  const triggers = tables.map(
    (
      name,
    ) => sql`create trigger count_write after insert or update or delete or truncate on ${sql.identifier(name)}
      for each statement execute function count_write()`,
  );
  await database.execute(sql`create sequence writes`);
  await database.execute(sql`create function count_write() returns trigger language plpgsql as
    $$ begin perform nextval('writes'); return null; end $$`);
  for (const trigger of triggers) await database.execute(trigger);
  let known = { writes: '', data: '' };
  return async () => {
    const [row] = await database.query<{ writes: string }>(
      sql`select concat(last_value, is_called) as writes from writes`,
    );
    const writes = String(row?.writes);
    if (known.writes !== writes) known = { writes, data: await storedData(database) };
    return known.data;
  };
}
