import { formatOrderNumber } from '#domain/orders/number.ts';
import type { Sql } from '#server/db/sql.ts';
import { sql } from '#server/db/sql-template.ts';

/** Since when a placed order waits for the kitchen, in SQL: an order ahead only from when it is due. Orders are `o` there. */
export const WAITS_SINCE = sql`greatest(o."statusSince", case when o."scheduledFor" is not null then o."dueAt" end)`;

/** The most numbers that one mail names. */
const MOST_NAMED = 50;

/** The numbers of the orders that waited to be accepted at a time and still do, '#1042'; the most urgent first. */
export async function waitingOrderNumbers(db: Sql, at: Date): Promise<string[]> {
  const orders = await db.query<{ number: number }>(
    sql`select number from orders o where status = 'placed' and "acceptBy" is not null and ${WAITS_SINCE} <= ${at}
      order by "acceptBy", id limit ${MOST_NAMED}`,
    'orders that wait to be accepted',
  );
  return orders.map(({ number }) => formatOrderNumber(number));
}
