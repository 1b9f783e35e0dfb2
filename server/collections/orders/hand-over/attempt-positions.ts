import type { FastifyInstance } from 'fastify';
import { handOverMessages } from '#domain/hand-over/messages.ts';
import { orderMessages } from '#domain/orders/messages.ts';
import { Failure } from '#server/base/failure.ts';
import { isId } from '#server/base/ids.ts';
import { checkedQuery, column } from '#server/db/checked-query.ts';
import type { Sql } from '#server/db/sql.ts';
import { sql } from '#server/db/sql-template.ts';
import { kitchenOnly, principalOf } from '#server/documents/access.ts';
import { actorId } from '#server/documents/actor.ts';
import type { Callers } from '#server/documents/caller.ts';
import type { Work } from '#server/documents/collection.ts';
import type { EngineDeps } from '#server/documents/unit-of-work.ts';
import { limits, type RateLimits } from '#server/http/rate-limits.ts';

// Where a rider stood who could not hand an order over (DOOR-7). It is kept apart from the events, which the customer reads.

export interface AttemptPositionDeps {
  engine: EngineDeps;
  callers: Callers;
  rateLimits: RateLimits;
}

/** Hours for which it is kept. */
const KEPT = 24;

interface Asked {
  latitude: number | null;
  longitude: number | null;
}

/** Keeps where the rider of a failed attempt stands, if they say so. Throws Failure general_argument_invalid for half a position. */
export async function keepAttemptPosition(work: Work, orderId: string, asked: Asked): Promise<void> {
  const { latitude, longitude } = asked;
  if (latitude === null && longitude === null) return;
  if (latitude === null || longitude === null)
    throw new Failure('general_argument_invalid', handOverMessages.halfPosition);
  await work.sql.execute(
    sql`insert into attempt_positions ("order", rider, latitude, longitude, at)
      values (${orderId}, ${actorId(work.actor)}, ${latitude}, ${longitude}, ${work.now})
      on conflict ("order") do update set rider = excluded.rider, latitude = excluded.latitude,
        longitude = excluded.longitude, at = excluded.at`,
    'keep the place of an attempt',
  );
}

const positionOf = checkedQuery(
  'place of an attempt',
  { latitude: column.float(), longitude: column.float(), at: column.moment() },
  (orderId: string, since: Date) =>
    sql`select latitude, longitude, at from attempt_positions where "order" = ${orderId} and at > ${since}`,
);

const positionsOfRider = checkedQuery(
  'places of the attempts of a rider',
  { orderId: column.text(), latitude: column.float(), longitude: column.float(), at: column.moment() },
  (riderId: string) =>
    sql`select "order" as "orderId", latitude, longitude, at from attempt_positions where rider = ${riderId} order by at`,
);

/** All places of attempts that are stored of a rider, for the export of their data. */
export async function attemptPositionsOf(db: Pick<Sql, 'query'>, riderId: string): Promise<object[]> {
  const rows = await positionsOfRider(db, riderId);
  return rows.map(({ at, ...place }) => ({ ...place, at: at.toISOString() }));
}

/** Forgets places that are older than a day. */
export async function forgetAttemptPositions(db: Sql, now: Date): Promise<void> {
  await db.execute(
    sql`delete from attempt_positions where at <= ${oldest(now)}`,
    'forget the places of attempts',
  );
}

const oldest = (now: Date) => new Date(now.getTime() - KEPT * 3_600_000);

/** The route of the place at which the last attempt to hand an order over failed; for the kitchen alone. */
export function attemptPositionRoutes(app: FastifyInstance, deps: AttemptPositionDeps): void {
  const { engine, callers, rateLimits } = deps;
  app.get<{ Params: { orderId: string } }>('/orders/:orderId/attempt-position', async (request, reply) => {
    const { actor } = await callers(request);
    if (!kitchenOnly(principalOf(actor))) throw new Failure('user_unauthorized');
    await rateLimits.count(limits.readAttemptPosition, actorId(actor) ?? '', reply);
    const { orderId } = request.params;
    const since = oldest(engine.clock());
    const [found] = isId(orderId) ? await positionOf(engine.database, orderId, since) : [];
    if (!found) throw new Failure('document_not_found', orderMessages.notFound);
    reply.header('cache-control', 'private, no-store');
    return found;
  });
}
