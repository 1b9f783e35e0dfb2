import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { MOST_MOVED } from '#domain/deliveries/stops.ts';
import { RIDER_STATUSES } from '#domain/orders/statuses.ts';
import { checkedQuery, column, orNull } from '#server/db/checked-query.ts';
import { sql } from '#server/db/sql-template.ts';
import { runUnitOfWork, type UnitOfWork } from '#server/documents/unit-of-work.ts';
import { equal } from '#server/documents/where.ts';
import { id, parseParams } from '#server/http/params.ts';
import { type AdminRouteDeps, requireStaff } from '../admin-requests.ts';
import { lockTour } from '../orders/lock-tour.ts';
import { orders } from '../orders/orders.ts';
import { agreeTour } from './agree-tour.ts';
import { followMovedStops } from './follow-rides.ts';

const LIST_RULE = `Value must be a list of at most ${MOST_MOVED} different orders`;
const body = v.object({
  orderIds: v.pipe(
    v.array(id, LIST_RULE),
    v.maxLength(MOST_MOVED, LIST_RULE),
    v.check((ids) => new Set(ids).size === ids.length, LIST_RULE),
  ),
});

/** Locks them in the order of their ids, so that two phones of a rider do not wait for each other. */
const stopsOfRider = checkedQuery(
  'lock the stops of a rider',
  { id: column.text(), stopAt: orNull(column.bigint()) },
  (riderId: string) =>
    sql`select id, "stopAt" from orders where "riderId" = ${riderId} and status = any(${RIDER_STATUSES}::text[])
      order by id for update`,
);

async function moveStops(work: UnitOfWork, riderId: string, wanted: readonly string[]): Promise<string[]> {
  await lockTour(work, riderId);
  const own = await stopsOfRider(work.sql, riderId);
  const moved = wanted.filter((orderId) => own.some((stop) => stop.id === orderId));
  let isChanged = false;
  for (const stop of own) {
    const at = moved.indexOf(stop.id);
    const stopAt = at === -1 ? null : at;
    if (stopAt === stop.stopAt) continue;
    isChanged = true;
    await work.updateWhere(orders, equal(orders.fields.id, stop.id), { stopAt });
  }
  if (!isChanged) return moved;
  await agreeTour(work, riderId, { isOnTheRoad: true });
  await followMovedStops(work, riderId);
  return moved;
}

/**
 * The route by which a rider moves their stops (RIDER-16): the orders in the order wanted, or none of them for the best one from where the rider is.
 * Orders that are not theirs to bring, or no longer, are left out. Of two phones the last one counts.
 */
export function stopRoutes(app: FastifyInstance, deps: AdminRouteDeps): void {
  app.put('/riders/stops', async (request, reply) => {
    const user = await requireStaff(deps, request, reply);
    const { orderIds } = parseParams(body, request.body);
    const moved = await runUnitOfWork(deps.engine, { kind: 'user', user }, (work) =>
      moveStops(work, user.id, orderIds),
    );
    return { orderIds: moved };
  });
}
