import { openDatabase } from '#server/db/connection.ts';
import { sql } from '#server/db/sql-template.ts';
import { superuserUrl } from '#server/db/test-database.ts';
import { countWrites } from './counted-writes.ts';
import type { Kitchen } from './kitchen.ts';

export interface SavedData {
  /** Brings back the tables that were written since. What a server keeps of what it has read stays as it is. */
  bringBack(): Promise<void>;
  close(): Promise<void>;
}

/** Keeps a copy of all data of a test's database. */
export async function saveData({ database, url }: Pick<Kitchen, 'database' | 'url'>): Promise<SavedData> {
  // Only a superuser puts rows past triggers and foreign keys.
  const superuser = openDatabase({ url: superuserUrl(url), maxConnections: 1 });
  const tables = await database.query<{ name: string; columns: string[] }>(
    sql`select table_name as name, array_agg(column_name::text) as columns from information_schema.columns
      join information_schema.tables using (table_schema, table_name)
      where table_schema = 'public' and table_type = 'BASE TABLE' and is_generated = 'NEVER' group by table_name`,
  );
  const copies = tables.map(({ name }) => {
    const table = sql.identifier(name);
    return sql`create table saved.${table} as table ${table}`;
  });
  await database.execute(sql.join([sql`create schema saved`, ...copies], ';\n'));
  const countsOf = await countWrites(
    database,
    tables.map(({ name }) => name),
  );
  let restored = new Map<string, string>();
  async function bringBack() {
    const counts = await countsOf();
    const written = tables.filter(({ name }) => counts.get(name) !== restored.get(name));
    if (written.length === 0) return;
    const statements = written.flatMap(({ name, columns }) => {
      const table = sql.identifier(name);
      const names = sql.join(columns.map(sql.identifier), ', ');
      return [
        sql`delete from ${table}`,
        sql`insert into ${table} (${names}) overriding system value select ${names} from saved.${table}`,
      ];
    });
    const all = [sql`begin`, sql`set local session_replication_role = replica`, ...statements, sql`commit`];
    await superuser.execute(sql.join(all, ';\n'));
    restored = counts;
  }
  return { bringBack, close: () => superuser.close() };
}
