import { inTourOrder } from '#domain/deliveries/stops.ts';
import { isFulfilled, isOnTheWay, type OrderStatus, RIDER_STATUSES } from '#domain/orders/statuses.ts';
import type { Position } from '#domain/places/position.ts';
import { checkedQuery, column, orNull } from '#server/db/checked-query.ts';
import { sql } from '#server/db/sql-template.ts';
import type { Work } from '#server/documents/collection.ts';
import { equal } from '#server/documents/where.ts';
import { orders } from '../orders/orders.ts';
import { recentPointOf } from './follow-rides.ts';
import { positionOf } from './stop-order.ts';

/** The hours for which the place of the last delivery tells where its rider is. */
const LAST_STOP_HOURS = 2;

/** The stops of a rider, and the delivery before them. */
const stopsOfTour = checkedQuery(
  'stops of a tour',
  {
    id: column.text(),
    status: column.text<OrderStatus>(),
    pincode: orNull(column.bigint()),
    promisedAt: orNull(column.moment()),
    statusSince: orNull(column.moment()),
    stopAt: orNull(column.bigint()),
    mapPinLatitude: orNull(column.float()),
    mapPinLongitude: orNull(column.float()),
  },
  (riderId: string, since: Date) =>
    sql`select id, status, pincode, "promisedAt", "statusSince", "stopAt", "mapPinLatitude", "mapPinLongitude" from orders
      where "riderId" = ${riderId} and kind = 'delivery'
        and (status = any(${RIDER_STATUSES}::text[]) or "statusSince" > ${since}) order by sequence`,
);
type TourStop = Awaited<ReturnType<typeof stopsOfTour>>[number];

/** The order of a rider whose customer reads that they are the next stop. */
async function nextStopOf({ sql: db }: Work, riderId: string): Promise<string | undefined> {
  const [ride] = await db.query<{ id: string }>(
    sql`select id from rides where "riderId" = ${riderId} and "stopsBefore" = 0`,
    'next stop of a rider',
  );
  return ride?.id;
}

/** Where the last delivery of a rider was; undefined if that is long ago. */
function lastStop(stops: readonly TourStop[]): Position | undefined {
  const [last] = stops
    .filter(({ status }) => isFulfilled(status))
    .sort((one, other) => Number(other.statusSince) - Number(one.statusSince));
  return last && positionOf(last);
}

/**
 * Gives the stops of a rider who is on the way their places in the tour, as `orders.stopAt` (RIDER-18). The first order that
 * leaves brings all stops of its rider in the best order; one that leaves later joins. What has a place keeps it. The way begins
 * where the rider's phone is, else at the kitchen, where orders are picked up.
 * @param isOnTheRoad the rider is not at the kitchen: without a phone the way begins at their last stop
 */
export async function agreeTour(work: Work, riderId: string, { isOnTheRoad = false } = {}): Promise<void> {
  const since = new Date(work.now.getTime() - LAST_STOP_HOURS * 3_600_000);
  const known = await stopsOfTour(work.sql, riderId, since);
  const open = known.filter(({ status }) => RIDER_STATUSES.includes(status));
  const leaving = open.filter(({ status }) => isOnTheWay(status));
  if (!leaving.some(({ stopAt }) => stopAt === null)) return;
  const isUnderWay = leaving.some(({ stopAt }) => stopAt !== null);
  const stops = isUnderWay
    ? open.filter(({ stopAt, status }) => stopAt !== null || isOnTheWay(status))
    : open;
  const next = await nextStopOf(work, riderId);
  const { latitude, longitude } = work.site.shop;
  const stopBefore = isOnTheRoad ? lastStop(known) : undefined;
  const start = (await recentPointOf(work, riderId)) ?? stopBefore ?? { latitude, longitude };
  const ordered = inTourOrder(
    stops.map((stop) => ({
      ...stop,
      promisedAt: stop.promisedAt?.toISOString() ?? null,
      position: positionOf(stop),
    })),
    start,
    { keepsNext: next !== undefined && leaving.some(({ id }) => id === next) },
  );
  for (const [place, { id, stopAt }] of ordered.entries())
    if (stopAt !== place) await work.updateWhere(orders, equal(orders.fields.id, id), { stopAt: place });
}
