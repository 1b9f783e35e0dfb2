import { createHmac } from 'node:crypto';
import { orderMessages } from '#domain/orders/messages.ts';
import { Failure } from '#server/base/failure.ts';
import { lockPerson } from '#server/collections/people/lock-person.ts';
import { checkedQuery, column } from '#server/db/checked-query.ts';
import { takeLock } from '#server/db/locks.ts';
import { readServerKey } from '#server/db/server-keys.ts';
import type { Sql } from '#server/db/sql.ts';
import { sql } from '#server/db/sql-template.ts';
import { anonymousNetworkOf } from '#server/documents/access.ts';
import type { Work } from '#server/documents/collection.ts';

// How many orders anonymous accounts may have open before the kitchen has accepted them (LIMIT-4). Anybody can have any
// number of such accounts, so their orders are also counted by network.

/** How many locks the networks share. */
const LOCKS = 16;
/**
 * Whether an order holds dishes and a place although the kitchen has not answered. One that was placed by the clock waits for
 * no answer.
 */
const WAITS = sql`(o.status = 'awaitingPayment' or (o.status = 'placed' and o."acceptBy" is not null))`;

const waitingOrders = checkedQuery(
  'waiting orders of anonymous accounts',
  { own: column.bigint(), all: column.bigint() },
  (userId: string, network: string) =>
    sql`select
        (select count(*) from orders o where o."userId" = ${userId} and o.channel = 'online' and ${WAITS}) as own,
        (select count(*) from guest_orders g join orders o on o.id = g."order"
          where g.network = ${network} and ${WAITS}) as all`,
);

/** The network of somebody whose orders are limited; undefined for everybody else. */
const guestNetworkOf = ({ actor, site }: Pick<Work, 'actor' | 'site'>): string | undefined =>
  anonymousNetworkOf(actor) ??
  (site.limits.unverifiedAreGuests && actor.kind === 'user' ? actor.unprovenNetwork : undefined);

/** A network as it is stored: a hash with a key of the server, so that nobody can read addresses from a backup. */
async function networkHash(db: Sql, network: string): Promise<Buffer> {
  return createHmac('sha256', await readServerKey(db, 'guest-orders'))
    .update(network)
    .digest();
}

/**
 * Counts an order of an anonymous account, if the kitchen accepts orders itself. Locks the person and their network until the
 * transaction ends, so orders at the same moment count each other, on all instances.
 * @throws Failure order_guest_limit
 */
export async function countGuestOrder(work: Work, orderId: string, userId: string): Promise<void> {
  const network = guestNetworkOf(work);
  const { ordersPerGuest, ordersPerNetwork } = work.site.limits;
  if (network === undefined || work.site.kitchen.orderMode !== 'board') return;
  const hash = await networkHash(work.sql, network);
  await lockPerson(work);
  await takeLock(work.sql, `guest orders ${hash.readUInt8(0) % LOCKS}`);
  const stored = hash.toString('base64url');
  const [open = { own: 0, all: 0 }] = await waitingOrders(work.sql, userId, stored);
  const isFull = (count: number, most: number | null) => most !== null && count >= most;
  if (isFull(open.own, ordersPerGuest) || isFull(open.all, ordersPerNetwork))
    throw new Failure('order_guest_limit', orderMessages.guestLimit);
  await work.sql.execute(
    sql`insert into guest_orders ("order", network, created) values (${orderId}, ${stored}, ${work.now})
      on conflict do nothing`,
    'count an order of an anonymous account',
  );
}

/**
 * Refuses an order of an anonymous account with many portions of a dish that has a limited number of them: two orders of a
 * hundred would be as bad as twenty of ten.
 * @throws Failure order_guest_portions
 */
export async function checkGuestPortions(
  work: Work,
  lines: readonly { dishId: string; quantity: number }[],
): Promise<void> {
  const most = work.site.limits.portionsPerGuest;
  if (most === null || guestNetworkOf(work) === undefined || work.site.kitchen.orderMode !== 'board') return;
  const [ids, counts] = [lines.map(({ dishId }) => dishId), lines.map(({ quantity }) => quantity)];
  const tooMany = await work.sql.query(
    sql`select id from dishes
        join unnest(${ids}::text[], ${counts}::bigint[]) as asked (id, quantity) using (id)
      where "portionsPerDay" is not null group by id having sum(quantity) > ${most} limit 1`,
    'many portions without an account',
  );
  if (tooMany.length > 0) throw new Failure('order_guest_portions', orderMessages.guestPortions);
}

/** Forgets the networks of orders that wait no longer, and all after a day. */
export async function forgetNetworks(db: Sql, now: Date): Promise<void> {
  await db.execute(
    sql`delete from guest_orders g where created < ${now}::timestamptz - interval '1 day' or not exists (
        select 1 from orders o where o.id = g."order" and ${WAITS})`,
    'forget networks of orders',
  );
}

/**
 * Whether a claimed payment gives an order more time: not the order of an anonymous account, which could hold dishes without
 * paying, whoever claims it and whatever the kitchen answers.
 */
export async function isProlongedByClaim(
  work: Pick<Work, 'actor' | 'site' | 'sql'>,
  orderId: string,
): Promise<boolean> {
  if (work.site.kitchen.orderMode !== 'board') return true;
  if (guestNetworkOf(work) !== undefined) return false;
  const counted = await work.sql.query(
    sql`select 1 from guest_orders where "order" = ${orderId}`,
    'order of an anonymous account',
  );
  return counted.length === 0;
}
