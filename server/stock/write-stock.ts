import { isDeepStrictEqual } from 'node:util';
import type { Stock } from '#domain/dishes/stock.ts';
import { followDish, followPart } from '#server/collections/option-groups/follow.ts';
import type { Work } from '#server/documents/collection.ts';
import type { Document } from '#server/documents/document.ts';
import { and, equal, or } from '#server/documents/where.ts';
import { dishTable } from './dish-table.ts';

/** A dish with its present stock. */
interface StockedDish {
  id: string;
  data: Stock;
}

/** Updates the carts that hold these dishes, and the combos that offer them. */
async function followDishes(
  work: Work,
  changed: readonly Document<typeof dishTable.attributes>[],
): Promise<void> {
  for (const dish of changed) {
    await followDish(work, dish);
    await followPart(work, dish);
  }
}

/** Writes the stock of a dish whose row is locked, on the menu, in all carts and in combos. Writes nothing if it is the same. */
export async function writeStock(work: Work, { id, data }: StockedDish, stock: Stock): Promise<void> {
  const { isAvailable, soldOutUntil, outOfPortions, offSchedule, portionsLeft } = stock;
  const isSwitched = isAvailable !== data.isAvailable;
  const sameReason =
    outOfPortions === data.outOfPortions &&
    offSchedule === data.offSchedule &&
    isDeepStrictEqual(soldOutUntil, data.soldOutUntil);
  if (!isSwitched && sameReason && portionsLeft === data.portionsLeft) return;
  // `portionsLeft` is derived. Written alone it keeps the version of the dish, so edits of somebody else are not
  // refused.
  const change = isSwitched || !sameReason ? { ...stock } : { portionsLeft };
  const written = await work.updateWhere(dishTable, equal(dishTable.fields.id, id), change);
  if (isSwitched) await followDishes(work, written);
}

/**
 * Marks a dish as sold out until somebody switches it on. A dish that is already sold out for some time keeps that
 * time.
 */
export async function markSoldOut(work: Work, dishId: string): Promise<void> {
  const { id, isAvailable, outOfPortions, offSchedule } = dishTable.fields;
  const isOn = and(
    equal(id, dishId),
    or(equal(isAvailable, true), equal(outOfPortions, true), equal(offSchedule, true)),
  );
  const change = { isAvailable: false, soldOutUntil: null, outOfPortions: false, offSchedule: false };
  await followDishes(work, await work.updateWhere(dishTable, isOn, change));
}
