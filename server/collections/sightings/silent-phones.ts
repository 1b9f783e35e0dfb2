import { NUMBERED_METHODS } from '#domain/payments/methods.ts';
import type { SiteSettings } from '#domain/site/settings.ts';
import { checkedQuery, column, present } from '#server/db/checked-query.ts';
import { takeLock } from '#server/db/locks.ts';
import type { Sql } from '#server/db/sql.ts';
import { sql } from '#server/db/sql-template.ts';
import { SYSTEM } from '#server/documents/actor.ts';
import { type EngineDeps, runUnitOfWork } from '#server/documents/unit-of-work.ts';
import { moneyPhoneSilent } from '#server/mail/emails/kitchen-alerts/money-phone-silent.ts';
import { enqueueMail } from '#server/mail/outbox.ts';

const WAITING = sql`select o.id from orders o join payments p on p."orderId" = o.id and p.method = any(${NUMBERED_METHODS}::text[]) and p.state = 'due'
  where o.status = 'awaitingPayment' and not p.mock and p.gateway is null`;

const phonesSince = checkedQuery(
  'phones that are silent while orders wait',
  { id: column.text(), name: column.text(), lastSeenAt: present(column.moment()) },
  (before: Date) => sql`select id, name, "lastSeenAt" from devices
    where kind = 'money' and "lastSeenAt" < ${before}
      and exists (${WAITING})
    order by "lastSeenAt"`,
);

/** The phones that have sent nothing for too long while orders wait for their money, the longest silent first (SIGHT-16). */
export async function silentPhones(db: Sql, { payments }: SiteSettings, now: Date) {
  if (payments.upiSightings === 'off') return [];
  return phonesSince(db, new Date(now.getTime() - payments.phoneSilentMinutes * 60_000));
}

const longestWaiting = checkedQuery(
  'order that has waited longest for its money',
  { id: column.text() },
  () => sql`${WAITING} order by o.sequence limit 1`,
);

const mailSince = checkedQuery(
  'whether a mail has told of a silent phone',
  { id: column.text() },
  (since: Date) =>
    sql`select id from mails where kind = ${moneyPhoneSilent.kind} and "createdAt" > ${since} limit 1`,
);

/**
 * Mails the kitchen once for each silence of its phones while orders wait for their money. Returns whether it did. Several
 * instances may run this at once.
 */
export async function alertToSilentPhones(engine: EngineDeps): Promise<boolean> {
  const { database, site, clock } = engine;
  if ((await silentPhones(database, await site.current(), clock())).length === 0) return false;
  return runUnitOfWork(engine, SYSTEM, async (work) => {
    await takeLock(work.sql, 'money seen');
    const [phone] = await silentPhones(work.sql, work.site, work.now);
    const [order] = await longestWaiting(work.sql);
    if (!phone || !order || (await mailSince(work.sql, phone.lastSeenAt)).length > 0) return false;
    await enqueueMail(work, moneyPhoneSilent, { to: null, aboutId: order.id });
    return true;
  });
}
