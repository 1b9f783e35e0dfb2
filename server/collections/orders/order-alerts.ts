import { sql } from 'drizzle-orm';
import { attemptEach } from '#server/db/attempt-each.ts';
import { SYSTEM } from '#server/documents/actor.ts';
import type { Work } from '#server/documents/collection.ts';
import { type EngineDeps, runUnitOfWork } from '#server/documents/unit-of-work.ts';
import { orderNotAccepted } from '#server/mail/emails/order-not-accepted.ts';
import { enqueueMail } from '#server/mail/outbox.ts';

/** The most orders of one run. */
const AT_ONCE = 100;

/** Orders that nobody has accepted for `alertAfterMinutes`, and about which the kitchen has no mail. */
function waitingOrders(engine: EngineDeps): Promise<{ id: string }[]> {
  return runUnitOfWork(engine, SYSTEM, async (work) => {
    const { orderMode, alertAfterMinutes } = work.site.kitchen;
    if (orderMode !== 'board') return [];
    return work.sql.query<{ id: string }>(
      sql`select id from orders o where status = 'placed' and "acceptBy" is not null
          and greatest("statusSince", case when "scheduledFor" is not null then "dueAt" end)
            <= ${work.now}::timestamptz - make_interval(mins => ${alertAfterMinutes})
          and not exists (select 1 from mails where "aboutId" = o.id and kind = ${orderNotAccepted.kind})
        order by "acceptBy" limit ${AT_ONCE}`,
      'orders that wait too long',
    );
  });
}

/** Whether an order still waits without a mail about it, under the lock of its row. */
async function lockWaiting({ sql: database }: Work, id: string): Promise<boolean> {
  const locked = await database.query(
    sql`select 1 from orders where id = ${id} and status = 'placed' for no key update`,
    'lock an order that waits',
  );
  if (locked.length === 0) return false;
  const mails = await database.query(
    sql`select 1 from mails where "aboutId" = ${id} and kind = ${orderNotAccepted.kind} limit 1`,
    'whether the kitchen has a mail about it',
  );
  return mails.length === 0;
}

/**
 * In `board` mode, mails the kitchen once about each order that nobody has accepted for `alertAfterMinutes`. Returns the
 * number of mails. Several instances may run this at once, because it locks the orders.
 */
export async function alertToWaitingOrders(engine: EngineDeps): Promise<number> {
  let alerted = 0;
  await attemptEach(await waitingOrders(engine), async ({ id: aboutId }) => {
    const isAlerted = await runUnitOfWork(engine, SYSTEM, async (work) => {
      if (!(await lockWaiting(work, aboutId))) return false;
      await enqueueMail(work, orderNotAccepted, { to: null, aboutId });
      return true;
    });
    if (isAlerted) alerted++;
  });
  return alerted;
}
