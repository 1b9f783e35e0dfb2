import { sql } from 'drizzle-orm';
import { SYSTEM } from '#server/documents/actor.ts';
import { type EngineDeps, runUnitOfWork } from '#server/documents/unit-of-work.ts';
import { orderNotAccepted } from '#server/mail/emails/order-not-accepted.ts';
import { enqueueMail } from '#server/mail/outbox.ts';

/** The most orders that one run alerts to. */
const AT_ONCE = 100;

/**
 * In `board` mode, mails the kitchen once about each order that nobody has accepted for `alertAfterMinutes`. Returns the
 * number of mails. Several instances may run this at once, because it locks the orders.
 */
export async function alertToWaitingOrders(engine: EngineDeps): Promise<number> {
  return runUnitOfWork(engine, SYSTEM, async (work) => {
    const { orderMode, alertAfterMinutes } = work.site.kitchen;
    if (orderMode !== 'board') return 0;
    const waiting = await work.sql.query<{ id: string }>(
      sql`select id from orders o where status = 'placed' and "acceptBy" is not null
          and "statusSince" <= ${work.now}::timestamptz - make_interval(mins => ${alertAfterMinutes})
          and not exists (select 1 from mails where "aboutId" = o.id and kind = ${orderNotAccepted.kind})
        order by "acceptBy" limit ${AT_ONCE} for no key update of o skip locked`,
      'orders that wait too long',
    );
    for (const { id: aboutId } of waiting) await enqueueMail(work, orderNotAccepted, { to: null, aboutId });
    return waiting.length;
  });
}
