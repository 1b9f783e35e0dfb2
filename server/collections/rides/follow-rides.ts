import { ON_THE_WAY_STATUSES } from '#domain/orders/statuses.ts';
import { estimatedArrival, isSilent, type Pace, steadyArrival } from '#domain/rides/arrival.ts';
import { riderShiftAttributes, type ShiftEnd } from '#domain/rides/attributes.ts';
import { paceOf } from '#domain/rides/pace.ts';
import { isNews, type Report } from '#domain/rides/point.ts';
import { checkedQuery, column, orNull } from '#server/db/checked-query.ts';
import { sql } from '#server/db/sql-template.ts';
import { tableOf, type Work } from '#server/documents/collection.ts';
import { findAll } from '#server/documents/store.ts';
import { and, equal } from '#server/documents/where.ts';
import { rides } from './rides.ts';
import { stopsAhead } from './stop-order.ts';

// The rides of a rider are written under the lock of their open shift, so reports of positions and steps of orders, which may
// come at once and to several instances, follow one after another.

export const shiftTable = tableOf('riderShifts', riderShiftAttributes);

/** How far back the rides of everybody tell how fast rides are (days), and in how many shifts at most. */
const PACE_DAYS = 30;
const PACE_SHIFTS = 100;

export interface OpenShift {
  id: string;
  startedAt: Date;
  seenAt: Date | null;
  speeds: readonly number[];
}

/** The open shift of a rider, locked until the transaction ends. */
export async function lockOpenShift({ sql: db }: Work, riderId: string): Promise<OpenShift | undefined> {
  const [shift] = await db.query<OpenShift>(
    sql`select id, "startedAt", "seenAt", speeds from "riderShifts" where "userId" = ${riderId} and "isOpen" for update`,
    'open shift of a rider',
  );
  return shift;
}

/** The newest point of a shift. */
export async function newestPoint({ sql: db }: Work, shiftId: string): Promise<Report | undefined> {
  const [point] = await db.query<Omit<Report, 'at'> & { at: Date }>(
    sql`select latitude, longitude, accuracy, at from "riderPoints" where "shiftId" = ${shiftId} order by at desc limit 1`,
    'newest point of a shift',
  );
  return point && { ...point, at: point.at.getTime() };
}

const ordersOnTheWay = checkedQuery(
  'orders that a rider is bringing',
  {
    id: column.text(),
    userId: orNull(column.text()),
    pincode: orNull(column.bigint()),
    promisedAt: orNull(column.moment()),
    stopAt: orNull(column.bigint()),
    mapPinLatitude: orNull(column.float()),
    mapPinLongitude: orNull(column.float()),
  },
  (riderId: string) =>
    sql`select id, "userId", pincode, "promisedAt", "stopAt", "mapPinLatitude", "mapPinLongitude" from orders
      where "riderId" = ${riderId} and status = any(${ON_THE_WAY_STATUSES}::text[]) and kind = 'delivery' order by sequence`,
);

async function readPace({ sql: db, now }: Work, riderId: string): Promise<Pace> {
  const since = new Date(now.getTime() - PACE_DAYS * 86_400_000);
  const shifts = await db.query<{ userId: string | null; speeds: readonly number[] }>(
    sql`select "userId", speeds from "riderShifts" where "startedAt" > ${since} and speeds <> '[]'
      order by "startedAt" desc limit ${PACE_SHIFTS}`,
    'speeds of rides',
  );
  const own = shifts.filter(({ userId }) => userId === riderId);
  return paceOf(
    own.flatMap(({ speeds }) => speeds),
    shifts.flatMap(({ speeds }) => speeds),
  );
}

/**
 * Brings the rides of a rider up to date with their newest position: one for each order on the way, and none for others. A
 * ride changes only if the position is news, the stops before it are others, or the way to it after stops were moved.
 */
export async function updateRides(
  work: Work,
  riderId: string,
  point: Report,
  { areStopsMoved = false } = {},
): Promise<void> {
  const orders = await ordersOnTheWay(work.sql, riderId);
  const known = await findAll(work.sql, rides, equal(rides.fields.riderId, riderId), 'rides of a rider');
  const over = known.filter(({ id }) => !orders.some((order) => order.id === id));
  if (over.length > 0) await work.removeWhere(rides, equal(rides.fields.id, ...over.map(({ id }) => id)));
  if (orders.length === 0) return;
  const stops = orders.map((order) => ({ ...order, promisedAt: order.promisedAt?.toISOString() ?? null }));
  let pace: Pace | undefined;
  const now = work.now.getTime();
  for (const { order, stopsBefore, metres = null } of stopsAhead(stops, point, work.site)) {
    const shown = known.find(({ id }) => id === order.id)?.data;
    const at = shown && { latitude: shown.latitude, longitude: shown.longitude, at: shown.seenAt.getTime() };
    const isSameWay = shown?.stopsBefore === stopsBefore && !(areStopsMoved && shown.metres !== metres);
    if (at && isSameWay && !isNews(at, point)) continue;
    pace ??= await readPace(work, riderId);
    const before =
      shown?.arrivesFrom && shown.arrivesUntil
        ? { from: shown.arrivesFrom.getTime(), until: shown.arrivesUntil.getTime() }
        : undefined;
    const arrival =
      metres === null
        ? null
        : steadyArrival(before, estimatedArrival({ metres, stopsBefore }, pace, now), now);
    const values = {
      latitude: point.latitude,
      longitude: point.longitude,
      seenAt: new Date(point.at),
      stopsBefore,
      metres,
      arrivesFrom: arrival && new Date(arrival.from),
      arrivesUntil: arrival && new Date(arrival.until),
    };
    if (shown) await work.updateWhere(rides, equal(rides.fields.id, order.id), values);
    else
      await work.add(rides, order.id, {
        ...values,
        userId: order.userId,
        riderId,
        startedAt: work.now,
        startMetres: metres,
        startStops: stopsBefore,
      });
  }
}

/** The newest point of an open shift; undefined if its rider's phone is silent. */
export async function recentPoint(work: Work, shiftId: string): Promise<Report | undefined> {
  const point = await newestPoint(work, shiftId);
  return point && !isSilent(point.at, work.now.getTime()) ? point : undefined;
}

/** Where a rider on shift is by their phone; undefined if it is silent. */
export async function recentPointOf(work: Work, riderId: string): Promise<Report | undefined> {
  const { fields } = shiftTable;
  const [shift] = await findAll(
    work.sql,
    shiftTable,
    and(equal(fields.userId, riderId), equal(fields.isOpen, true)),
  );
  return shift && recentPoint(work, shift.id);
}

/** Tells customers of their rider's moved stops at once, without the rider's next position. */
export async function followMovedStops(work: Work, riderId: string): Promise<void> {
  const shift = await lockOpenShift(work, riderId);
  const point = shift && (await recentPoint(work, shift.id));
  if (point) await updateRides(work, riderId, point, { areStopsMoved: true });
}

/** Deletes the rides of a rider who is no longer located. */
export const removeRides = (work: Work, riderId: string) =>
  work.removeWhere(rides, equal(rides.fields.riderId, riderId));

/** Ends the open shift of a rider, if there is one, and what their customers see of it. */
export async function endShift(work: Work, riderId: string, endedBy: ShiftEnd): Promise<void> {
  const shift = await lockOpenShift(work, riderId);
  if (!shift) return;
  const { fields } = shiftTable;
  await work.updateWhere(shiftTable, and(equal(fields.id, shift.id), equal(fields.isOpen, true)), {
    isOpen: false,
    endedAt: work.now,
    endedBy,
  });
  await removeRides(work, riderId);
}

/** Deletes the points of a rider. */
export const forgetPoints = ({ sql: db }: Work, riderId: string): Promise<number> =>
  db.execute(sql`delete from "riderPoints" where "userId" = ${riderId}`);
