import type { Work } from '#server/documents/collection.ts';
import { equal } from '#server/documents/where.ts';
import { carts } from '../carts.ts';
import { dishes } from '../dishes.ts';

/** Marks a dish as unavailable, on the menu and in all carts. */
export async function markSoldOut(work: Work, dishId: string): Promise<void> {
  await work.updateWhere(dishes, equal(dishes.fields.id, dishId), { isAvailable: false });
  await work.updateWhere(carts, equal(carts.fields.dishId, dishId), { isAvailable: false });
}
