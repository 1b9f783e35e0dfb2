import { allCollections } from '#server/collections/index.ts';
import type { Database } from '#server/db/connection.ts';
import { sql } from '#server/db/sql-template.ts';
import { countWrites } from './counted-writes.ts';

const tables = ['accounts', ...allCollections.map(({ name }) => name)];

/** A digest of each table's rows. A session's use is noted once a minute, and is no change. */
async function digests(database: Database, names: readonly string[]): Promise<Map<string, string>> {
  const parts = names.map(
    (name) =>
      sql`select ${sql.raw(`'${name}'`)} as name, coalesce(md5(string_agg((to_jsonb(t) - 'accessedAt')::text, '|' order by id)), '') as digest
        from ${sql.identifier(name)} t`,
  );
  const rows = await database.query<{ name: string; digest: string }>(sql.join(parts, ' union all '));
  return new Map(rows.map(({ name, digest }) => [name, digest]));
}

const asText = (found: Map<string, string>) =>
  [...found]
    .map((pair) => pair.join(' '))
    .sort()
    .join('\n');

/** All data that people can see, as one text, which no refusal may change. */
export async function storedData(database: Database): Promise<string> {
  return asText(await digests(database, tables));
}

/** Returns a function that tells the same of this database, for thousands of requests: it reads only tables written since. */
export async function watchStoredData(database: Database): Promise<() => Promise<string>> {
  const countsOf = await countWrites(database, tables);
  const known = await digests(database, tables);
  let read = new Map<string, string>();
  let text = asText(known);
  return async () => {
    const counts = await countsOf();
    const written = tables.filter((name) => counts.get(name) !== read.get(name));
    if (written.length > 0) {
      for (const [name, digest] of await digests(database, written)) known.set(name, digest);
      text = asText(known);
    }
    read = counts;
    return text;
  };
}
