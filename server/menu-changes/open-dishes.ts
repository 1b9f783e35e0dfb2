import { dishes } from '#server/collections/dishes.ts';
import { sql } from '#server/db/sql-template.ts';
import { findAll } from '#server/documents/store.ts';
import type { UnitOfWork } from '#server/documents/unit-of-work.ts';
import { equal } from '#server/documents/where.ts';
import { updateDocument } from '#server/documents/writing.ts';

/**
 * Opens all hidden dishes, as if each were opened alone. Those that are switched off besides stay so. A repeat opens none.
 * @returns how many were opened
 */
export async function openDishes(work: UnitOfWork): Promise<number> {
  // In the order of their ids, so that two changes of the same dishes cannot wait for each other.
  await work.sql.query(sql`select 1 from dishes where "isHidden" order by id for update`);
  const hidden = await findAll(work.sql, dishes, equal(dishes.fields.isHidden, true));
  for (const dish of hidden)
    await updateDocument(work, dishes, dish, { values: { isHidden: false } }, 'update');
  return hidden.length;
}
