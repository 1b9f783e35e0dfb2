import { checkedQuery, column, present } from '#server/db/checked-query.ts';
import { sql } from '#server/db/sql-template.ts';

/** The address to which mails of a person go, or the statements of a company; nothing for those without one, such as callers. */
export const addressOfPerson = checkedQuery(
  'address of a person’s mail',
  { to: present(column.text()), addressProven: column.boolean() },
  (
    userId: string,
  ) => sql`select email as "to", "emailVerification" as "addressProven" from users where id = ${userId} and email is not null
    union all select email, false from companies where "payerId" = ${userId} and email is not null`,
);
