import type { Database } from './connection.ts';
import { migrationNames } from './migrate.ts';
import { sql } from './sql-template.ts';

/** Whether a database has the migrations of a folder: none, the first ones, exactly these, or others. */
export type SchemaState = 'empty' | 'earlier' | 'current' | 'other';

/** Compares without changing anything. */
export async function schemaState(database: Pick<Database, 'query'>, folder: string): Promise<SchemaState> {
  const [row] = await database.query<{ isThere: boolean }>(
    sql`select to_regclass('migrations') is not null as "isThere"`,
  );
  if (!row?.isThere) return 'empty';
  const applied = await database.query<{ name: string }>(sql`select name from migrations order by name`);
  if (applied.length === 0) return 'empty';
  const known = await migrationNames(folder);
  if (applied.some(({ name }, index) => name !== known[index])) return 'other';
  return applied.length === known.length ? 'current' : 'earlier';
}
