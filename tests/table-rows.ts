import type pg from 'pg';
import { listTables, quoted } from '#server/backup/tables.ts';

/** All rows of all tables that a backup holds, as text and sorted. */
export async function tableRows(client: pg.Client): Promise<Record<string, string[]>> {
  const all: Record<string, string[]> = {};
  for (const { name, columns } of await listTables(client)) {
    const { rows } = await client.query(
      `select row(${columns.map(quoted).join(', ')})::text as row from ${quoted(name)}`,
    );
    all[name] = rows.map(({ row }) => row).sort();
  }
  return all;
}
