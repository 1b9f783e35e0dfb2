import { menuMessages } from '#domain/menus/messages.ts';
import { Failure } from '#server/base/failure.ts';
import { dishes } from '#server/collections/dishes.ts';
import { menus } from '#server/collections/menus.ts';
import { sql } from '#server/db/sql-template.ts';
import { findAll } from '#server/documents/store.ts';
import type { UnitOfWork } from '#server/documents/unit-of-work.ts';
import { and } from '#server/documents/where.ts';
import { deleteDocument } from '#server/documents/writing.ts';

/** The numbers that an owner saw before emptying the menu. */
export interface SeenMenu {
  dishes: number;
  menus: number;
}

/**
 * Deletes all dishes and then all menus, as if each were deleted alone: they leave the carts with a notice, and the
 * audit log names each of them. A repeat finds nothing left and deletes nothing.
 * @throws Failure document_update_conflict if there are more than the owner saw
 */
export async function emptyMenu(work: UnitOfWork, seen: SeenMenu): Promise<SeenMenu> {
  // A new dish waits for the lock of its menu.
  await work.sql.query(sql`select 1 from menus order by id for update`);
  const all = {
    dishes: await findAll(work.sql, dishes, and()),
    menus: await findAll(work.sql, menus, and()),
  };
  if (all.dishes.length > seen.dishes || all.menus.length > seen.menus)
    throw new Failure('document_update_conflict', menuMessages.grown);
  for (const dish of all.dishes) await deleteDocument(work, dishes, dish);
  for (const menu of all.menus) await deleteDocument(work, menus, menu);
  return { dishes: all.dishes.length, menus: all.menus.length };
}
