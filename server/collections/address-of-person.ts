import { checkedQuery, column, present } from '#server/db/checked-query.ts';
import { sql } from '#server/db/sql-template.ts';

/** The address to which mails of a person go; nothing for people without one, such as those who only call. */
export const addressOfPerson = checkedQuery(
  'address of a person’s mail',
  { to: present(column.text()), addressProven: column.boolean() },
  (userId: string) =>
    sql`select email as "to", "emailVerification" as "addressProven" from users where id = ${userId} and email is not null`,
);
