import type { Database } from '#server/db/connection.ts';
import { sql } from '#server/db/sql-template.ts';

/**
 * Counts the statements that write to a test's tables from now on, also those of transactions that are rolled back.
 * @returns a function that gives the counts by table; a table without a write has none
 */
export async function countWrites(
  database: Database,
  tables: readonly string[],
): Promise<() => Promise<Map<string, string>>> {
  await database.execute(
    sql`create schema counted; create schema total; create sequence total.writes; create function counted.count_write() returns trigger language plpgsql as
      $$ begin
        perform nextval('total.writes'), nextval(format('counted.%I', tg_table_name));
        return null;
      end $$`,
  );
  const each = tables.map((name) => {
    const table = sql.identifier(name);
    return sql`create sequence counted.${table};
      create trigger count_write after insert or update or delete or truncate on ${table}
        for each statement execute function counted.count_write()`;
  });
  await database.execute(sql.join(each, ';\n'));
  let known = { total: '', counts: new Map<string, string>() };
  return async () => {
    // Reading all counts takes ten times as long.
    const [row] = await database.query<{ total: string }>(
      sql`select concat(last_value, is_called) as total from total.writes`,
    );
    const total = String(row?.total);
    if (total === known.total) return known.counts;
    const rows = await database.query<{ table: string; count: string }>(
      sql`select sequencename as table, last_value::text as count from pg_sequences
        where schemaname = 'counted' and last_value is not null`,
    );
    known = { total, counts: new Map(rows.map(({ table, count }) => [table, count])) };
    return known.counts;
  };
}
