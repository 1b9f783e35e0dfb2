import { dishMessages } from '#domain/dishes/messages.ts';
import { formatMoney, rupees, toPaise } from '#domain/money.ts';
import { Failure } from '#server/base/failure.ts';
import { dishes } from '#server/collections/dishes.ts';
import { sql } from '#server/db/sql-template.ts';
import { findAll } from '#server/documents/store.ts';
import type { UnitOfWork } from '#server/documents/unit-of-work.ts';
import { equal } from '#server/documents/where.ts';
import { whereSql } from '#server/documents/where-sql.ts';
import { updateDocument } from '#server/documents/writing.ts';

/** A new price of a dish, with the price that the admin saw; both in rupees. */
export interface PriceChange {
  dishId: string;
  was: number;
  price: number;
}

/**
 * Changes the prices of several dishes, all or none. A dish that has its new price already counts as changed, so a repeat
 * of the same request succeeds.
 * @returns how many dishes have changed
 * @throws Failure document_update_conflict if a dish was deleted, or costs something else than the admin saw
 */
export async function changePrices(work: UnitOfWork, changes: readonly PriceChange[]): Promise<number> {
  const listed = equal(dishes.fields.id, ...changes.map(({ dishId }) => dishId));
  // In the order of their ids, so that two changes of the same dishes cannot wait for each other.
  await work.sql.query(sql`select 1 from dishes where ${whereSql(listed)} order by id for update`);
  const stored = new Map((await findAll(work.sql, dishes, listed)).map((dish) => [dish.id, dish]));
  let changed = 0;
  for (const { dishId, was, price } of changes) {
    const before = stored.get(dishId);
    if (!before) throw new Failure('document_update_conflict', dishMessages.priceOfNone);
    const { price: now, name } = before.data;
    if (now === toPaise(rupees(price))) continue;
    if (now !== toPaise(rupees(was))) {
      throw new Failure('document_update_conflict', dishMessages.priceChanged(name, formatMoney(now)));
    }
    await updateDocument(work, dishes, before, { values: { price } }, 'update');
    changed++;
  }
  return changed;
}
