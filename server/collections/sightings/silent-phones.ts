import { NUMBERED_METHODS } from '#domain/payments/methods.ts';
import type { SiteSettings } from '#domain/site/settings.ts';
import { checkedQuery, column, present } from '#server/db/checked-query.ts';
import type { Sql } from '#server/db/sql.ts';
import { sql } from '#server/db/sql-template.ts';

const phonesSince = checkedQuery(
  'phones that are silent while orders wait',
  { id: column.text(), name: column.text(), lastSeenAt: present(column.moment()) },
  (before: Date) => sql`select id, name, "lastSeenAt" from devices
    where kind = 'money' and "lastSeenAt" < ${before}
      and exists (select 1 from orders o join payments p on p."orderId" = o.id and p.method = any(${NUMBERED_METHODS}::text[]) and p.state = 'due'
        where o.status = 'awaitingPayment')
    order by "lastSeenAt"`,
);

/** The phones that have sent nothing for too long while orders wait for their money, the longest silent first (SIGHT-16). */
export async function silentPhones(db: Sql, { payments }: SiteSettings, now: Date) {
  if (payments.upiSightings === 'off') return [];
  return phonesSince(db, new Date(now.getTime() - payments.phoneSilentMinutes * 60_000));
}
