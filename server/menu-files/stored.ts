import type { dishAttributes } from '#domain/dishes/attributes.ts';
import type { menuAttributes } from '#domain/menus/attributes.ts';
import { dishes } from '#server/collections/dishes.ts';
import { menus } from '#server/collections/menus.ts';
import type { Sql } from '#server/db/sql.ts';
import { sql } from '#server/db/sql-template.ts';
import type { Document } from '#server/documents/document.ts';
import { findAll } from '#server/documents/store.ts';
import { and } from '#server/documents/where.ts';

export type StoredDish = Document<typeof dishAttributes>;
export type StoredMenu = Document<typeof menuAttributes>;

/** The stored data with which a file of dishes is compared. */
export interface StoredKitchen {
  /** In the kitchen's order. */
  dishes: readonly StoredDish[];
  menus: readonly StoredMenu[];
  /** The ids of all option groups. */
  groupIds: ReadonlySet<string>;
}

export async function storedKitchen(db: Sql): Promise<StoredKitchen> {
  const found = await findAll(db, dishes, and());
  const groups = await db.query<{ id: string }>(sql`select id from "optionGroups"`);
  return {
    dishes: found.sort((a, b) => a.data.position - b.data.position),
    menus: await findAll(db, menus, and()),
    groupIds: new Set(groups.map(({ id }) => id)),
  };
}
