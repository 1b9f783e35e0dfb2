import type { Sql } from '#server/db/sql.ts';
import { sql } from '#server/db/sql-template.ts';

/** What a new database has rows in, and what the running server holds: migrations, keys, locks, leases. */
const KEPT = [
  'migrations',
  'server_keys',
  'push_keys',
  'admin_roles',
  'day_close_lock',
  'locks',
  'leases',
  'instances',
  'mailWorkers',
];

/** Empties a database: afterwards it is as after the first start, before anything was stored. Only ever for a demo. */
export async function emptyDatabase(db: Sql): Promise<void> {
  const tables = await db.query<{ name: string }>(
    sql`select relname as name from pg_class where relkind = 'r' and relnamespace = current_schema()::regnamespace
      and relname <> all(${KEPT}::text[])`,
  );
  const names = sql.join(
    tables.map(({ name }) => sql.identifier(name)),
    ', ',
  );
  await db.execute(sql`truncate ${names}`);
}
