import { isOnTheWay, type OrderStatus } from '#domain/orders/statuses.ts';
import { ROLES } from '#domain/users/roles.ts';
import { checkedQuery, column, orNull } from '#server/db/checked-query.ts';
import { sql } from '#server/db/sql-template.ts';
import type { Work } from '#server/documents/collection.ts';

const riderById = checkedQuery(
  'rider of an order',
  { riderName: orNull(column.text()), riderPhone: orNull(column.text()) },
  (id: string) => sql`select name as "riderName", phone::text as "riderPhone" from users where id = ${id}`,
);

interface ShownRider {
  riderName: string | null;
  riderPhone: string | null;
}

/** The rider's name and phone number for the customer, set only while the order is on its way. */
export async function shownRider(
  work: Work,
  status: OrderStatus,
  riderId: string | null,
): Promise<ShownRider> {
  const nobody = { riderName: null, riderPhone: null };
  if (!isOnTheWay(status) || riderId === null) return nobody;
  const [rider] = await riderById(work.sql, riderId);
  return rider ?? nobody;
}

/** Whether somebody may bring orders: anybody who works here. */
export async function isStaff(work: Work, riderId: string): Promise<boolean> {
  const found = await work.sql.query(
    sql`select 1 from users where id = ${riderId} and role = any(${ROLES}::text[])`,
    'may bring orders',
  );
  return found.length > 0;
}
