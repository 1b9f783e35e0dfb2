import { dayAt } from '#domain/time/local-time.ts';
import { checkedQuery, column } from '#server/db/checked-query.ts';
import { sql } from '#server/db/sql-template.ts';
import type { Work } from '#server/documents/collection.ts';
import { tell } from '#server/messages/tell.ts';

const holderOf = checkedQuery(
  'holder of a proven number or address',
  { id: column.text() },
  (contact: string) => sql`select u.id from users u join accounts a on a.id = u.id
    where a.active and ((a.phone = ${contact} and a.phone_verified)
      or (lower(u.email) = ${contact} and u."emailVerification")) limit 1`,
);

/**
 * Tells somebody that a company has added them, if they have proven the number or address that it typed: at most once a day by a
 * company, however often it does (PLAN-60). Whoever added them learns nothing of it.
 */
export async function tellAdded(
  work: Work,
  { id, company, contact }: { id: string; company: string; contact: string },
): Promise<void> {
  const [holder] = await holderOf(work.sql, contact);
  if (!holder) return;
  const about = `${id} ${dayAt(work.now, work.site.shop.timeZone)}`;
  await tell(work, holder.id, { kind: 'company-added', about, values: { company } });
}

/** Tells somebody that their company pays for no meals of theirs any more. */
export const tellRemoved = (work: Work, userId: string, company: string): Promise<void> =>
  tell(work, userId, {
    kind: 'company-removed',
    about: `${company} ${work.now.toISOString()}`,
    values: { company },
  });
