import { ANSWER_STATUSES } from '#domain/orders/statuses.ts';
import type { KitchenSettings } from '#domain/site/kitchen-settings.ts';
import { attemptEach } from '#server/db/attempt-each.ts';
import { checkedQuery, column } from '#server/db/checked-query.ts';
import { type SQL, sql } from '#server/db/sql-template.ts';
import { SYSTEM } from '#server/documents/actor.ts';
import type { Work } from '#server/documents/collection.ts';
import { type EngineDeps, runUnitOfWork } from '#server/documents/unit-of-work.ts';
import { orderNotAccepted } from '#server/mail/emails/kitchen-alerts/order-not-accepted.ts';
import { enqueueMail } from '#server/mail/outbox.ts';
import { WAITS_SINCE } from '#server/mail/waiting-orders.ts';

/** The most orders of one run. */
const AT_ONCE = 100;

/**
 * Minutes until the next mail, unless somebody has accepted or rejected an order since the last one. While nobody looks, one
 * mail for each order only fills the mailbox.
 */
const QUIET = 30;

/** The mails of this kind that were written at or after a time. */
const mailSince = (time: SQL) =>
  sql`select 1 from mails m where m.kind = ${orderNotAccepted.kind} and coalesce(m."to", '') = '' and m."createdAt" >= ${time}`;

/** When an order has waited so long that the kitchen is told. A mail from then on has counted it. */
const lateSince = (minutes: number) => sql`${WAITS_SINCE} + make_interval(mins => ${minutes})`;

const ordersThatWait = checkedQuery(
  'orders that wait too long',
  { id: column.text() },
  (now: Date, { orderMode, alertAfterMinutes }: KitchenSettings, id: string | null) => {
    const late = lateSince(alertAfterMinutes);
    return sql`select id from orders o where status = 'placed' and "acceptBy" is not null
        and (${orderMode} = 'board' or "promisedAt" is null) and ${late} <= ${now}::timestamptz and not exists (${mailSince(late)})
        and (${id}::text is null or id = ${id})
      order by "acceptBy", id limit ${AT_ONCE}`;
  },
);

/**
 * Orders that nobody has accepted for `alertAfterMinutes`, and that no mail to the kitchen has counted; in `age` mode only those
 * without a time (AREA-16).
 */
const waitingOrders = ({ sql: database, now, site }: Work, id: string | null): Promise<{ id: string }[]> =>
  ordersThatWait(database, now, site.kitchen, id);

/** Whether the kitchen has a recent mail, and nobody has answered an order since. */
async function isQuiet({ sql: database, now }: Work): Promise<boolean> {
  const recent = await database.query(
    sql`select 1 from mails m where m.kind = ${orderNotAccepted.kind} and coalesce(m."to", '') = ''
        and m."createdAt" > ${now}::timestamptz - make_interval(mins => ${QUIET})
        and not exists (select 1 from "orderEvents" e where e."from" = 'placed' and e."to" = any(${ANSWER_STATUSES}::text[])
          and e."createdAt" > m."createdAt") limit 1`,
    'recent mail about orders that wait',
  );
  return recent.length > 0;
}

/** Mails the kitchen about an order, and all others that wait. The order's lock lets one of several instances do it. */
async function alertAbout(work: Work, id: string): Promise<boolean> {
  await work.sql.query(
    sql`select 1 from orders where id = ${id} for no key update`,
    'lock an order that waits',
  );
  if ((await waitingOrders(work, id)).length === 0 || (await isQuiet(work))) return false;
  await enqueueMail(work, orderNotAccepted, { to: null, aboutId: id });
  return true;
}

/**
 * Mails the kitchen about orders that nobody has accepted for `alertAfterMinutes`: one mail for all of
 * them, and the next one half an hour later, or once somebody has answered an order. Returns the number of mails, at most
 * one. Several instances may run this at once.
 */
export async function alertToWaitingOrders(engine: EngineDeps): Promise<number> {
  const waiting = await runUnitOfWork(engine, SYSTEM, (work) => waitingOrders(work, null));
  let alerted = 0;
  // If the first order can't be mailed about, the next one can.
  await attemptEach(waiting, async ({ id }) => {
    if (alerted > 0) return;
    if (await runUnitOfWork(engine, SYSTEM, (work) => alertAbout(work, id))) alerted++;
  });
  return alerted;
}
