import { countDishes } from '#domain/orders/line.ts';
import type { CapacitySettings } from '#domain/site/capacity-settings.ts';
import { quarterOf } from '#domain/slots/quarters.ts';
import type { Loads } from '#domain/slots/slots.ts';
import { checkedRead, column } from '#server/db/checked-query.ts';
import type { Sql } from '#server/db/sql.ts';
import { sql } from '#server/db/sql-template.ts';
import type { Work } from '#server/documents/collection.ts';
import type { Order } from '../order-steps.ts';

// The table `slots` counts what is promised for each quarter of an hour (SLOT-1). Only orders placed while the owner
// limits the capacity take a place. Its rows are at most 96 a day.

const loadsSince = checkedRead(
  'promised quarters of an hour',
  { start: column.moment(), orders: column.bigint(), items: column.bigint() },
  (since: Date) => sql`select start, orders, items from slots where start >= ${since} and orders > 0`,
);

/** The orders and dishes already promised for each quarter of an hour that ends after `from`. */
export async function readLoads(db: Pick<Sql, 'read'>, from: Date): Promise<Loads> {
  const rows = await loadsSince(db, new Date(quarterOf(from.getTime())));
  return new Map(rows.map(({ start, orders, items }) => [start.getTime(), { orders, items }]));
}

/**
 * Takes a place for an order in the quarter of an hour of its promise, and locks that row until the transaction ends.
 * Returns the beginning of the quarter; undefined if it is full. `hasRoom` in domain/slots/quarters.ts has the same
 * rule.
 */
export async function takePlace(
  work: Work,
  { ordersPerQuarter, itemsPerQuarter }: Pick<CapacitySettings, 'ordersPerQuarter' | 'itemsPerQuarter'>,
  promise: Date,
  items: number,
): Promise<Date | undefined> {
  const start = new Date(quarterOf(promise.getTime()));
  const taken = await work.sql.query(
    sql`insert into slots as s (start, orders, items) values (${start}, 1, ${items}::bigint)
      on conflict (start) do update set orders = s.orders + 1, items = s.items + excluded.items
        where s.orders = 0 or (
          (${ordersPerQuarter}::bigint is null or s.orders < ${ordersPerQuarter}::bigint)
          and (${itemsPerQuarter}::bigint is null or s.items + excluded.items <= ${itemsPerQuarter}::bigint))
      returning start`,
    'take a place in a quarter of an hour',
  );
  return taken.length > 0 ? start : undefined;
}

/** Gives back the place of an order that has ended without food. The caller must have locked the order's row. */
export async function givePlaceBack(work: Work, { data }: Order): Promise<void> {
  await addToPlace(work, data.slotAt, -1, -countDishes(data.items));
}

/** Counts the dishes of an order that has been changed. The caller must have locked the order's row. */
export async function changePlace(work: Work, { data }: Order, items: number): Promise<void> {
  if (items !== 0) await addToPlace(work, data.slotAt, 0, items);
}

async function addToPlace(work: Work, start: Date | null, orders: number, items: number): Promise<void> {
  if (start === null) return;
  await work.sql.query(
    sql`update slots set orders = orders + ${orders}::bigint, items = items + ${items}::bigint where start = ${start}`,
    'change a place in a quarter of an hour',
  );
}
