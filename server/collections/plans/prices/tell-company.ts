import type { MessageKind } from '#domain/messages/message-rows.ts';
import { checkedQuery, column } from '#server/db/checked-query.ts';
import { sql } from '#server/db/sql-template.ts';
import type { Work } from '#server/documents/collection.ts';
import { type Telling, tell } from '#server/messages/tell.ts';

const spokesmen = checkedQuery(
  'who speaks for a company',
  { id: column.text() },
  (companyId: string) => sql`with admins as (select "userId" as id from "companyMembers"
      where "companyId" = ${companyId} and role = 'admin' and "userId" is not null and until is null)
    select id from admins
    union all select "payerId" from companies where id = ${companyId} and not exists (select from admins)`,
);

/** Tells those who look after a company; while nobody of it has joined, whoever reads its statements. */
export async function tellCompany<Kind extends MessageKind>(
  work: Work,
  companyId: string,
  telling: Telling<Kind>,
): Promise<void> {
  for (const { id } of await spokesmen(work.sql, companyId)) await tell(work, id, telling);
}
