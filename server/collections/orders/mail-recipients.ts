import { checkedQuery, column, present } from '#server/db/checked-query.ts';
import { type SQL, sql } from '#server/db/sql-template.ts';

/** The recipient of a mail about an order, if the customer has an address and the profile wants this mail. */
export const recipientIf = (name: string, isWanted: SQL) =>
  checkedQuery(
    name,
    { to: present(column.text()), addressProven: column.boolean() },
    (orderId: string) =>
      sql`select o."customerEmail" as "to", coalesce(u."emailVerification" and u.email = o."customerEmail", false) as "addressProven"
        from orders o join users u on u.id = o."userId"
        where o.id = ${orderId} and o."customerEmail" is not null and ${isWanted}`,
  );

/** The recipient of a mail that can't be turned off, because it is about money. */
export const recipientOf = recipientIf('recipient of a mail about an order', sql`true`);
