import { POSITION_LIMIT } from '#domain/positions.ts';
import { sql } from '#server/db/sql-template.ts';
import type { Table, Work } from '#server/documents/collection.ts';
import { tableName } from '#server/documents/store.ts';

/** The position after all others of a collection that has positions. Two creates at once may get the same one. */
export async function nextPosition(
  work: Work,
  collection: Table<'areas' | 'dishes' | 'menus'>,
): Promise<number> {
  const [last] = await work.sql.query<{ position: number | null }>(
    sql`select max(position) as position from ${tableName(collection)}`,
    `last position of ${collection.name}`,
  );
  return Math.min((last?.position ?? -1) + 1, POSITION_LIMIT);
}
