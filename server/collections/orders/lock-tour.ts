import { sql } from '#server/db/sql-template.ts';
import type { Work } from '#server/documents/collection.ts';

/** Locks the tour of a rider until the transaction ends, so that its stops are given their places one after another. */
export async function lockTour({ sql: db }: Work, riderId: string): Promise<void> {
  await db.query(sql`select 1 from users where id = ${riderId} for no key update`, 'lock a tour');
}

/**
 * Locks the tour that an order belongs to, or that of `otherwise` where nobody brings it yet. Comes before the lock of the
 * order: two orders of a rider that leave at once then do not wait for each other.
 */
export async function lockTourOf(
  { sql: db }: Work,
  orderId: string,
  otherwise: string | null,
): Promise<void> {
  await db.query(
    sql`select 1 from users where id = (select coalesce("riderId", ${otherwise}::text) from orders where id = ${orderId})
      for no key update`,
    'lock the tour of an order',
  );
}
