import type { dishAttributes } from '#domain/dishes/attributes.ts';
import type { menuAttributes } from '#domain/menus/attributes.ts';
import { dishSources } from '#server/collections/dish-sources/dish-sources.ts';
import { dishes } from '#server/collections/dishes.ts';
import { menus } from '#server/collections/menus.ts';
import { optionGroups } from '#server/collections/option-groups/option-groups.ts';
import type { Sql } from '#server/db/sql.ts';
import type { Document } from '#server/documents/document.ts';
import { findAll } from '#server/documents/store.ts';
import { and } from '#server/documents/where.ts';
import type { StoredGroup } from './groups.ts';
import type { StoredSource } from './known-sources.ts';

export type StoredDish = Document<typeof dishAttributes>;
export type StoredMenu = Document<typeof menuAttributes>;

/** The stored data with which a file of dishes is compared. */
export interface StoredKitchen {
  /** In the kitchen's order. */
  dishes: readonly StoredDish[];
  menus: readonly StoredMenu[];
  groups: readonly StoredGroup[];
  sources: readonly StoredSource[];
}

export async function storedKitchen(db: Sql): Promise<StoredKitchen> {
  const found = await findAll(db, dishes, and());
  return {
    dishes: found.sort((a, b) => a.data.position - b.data.position),
    menus: await findAll(db, menus, and()),
    groups: await findAll(db, optionGroups, and()),
    sources: await findAll(db, dishSources, and()),
  };
}
