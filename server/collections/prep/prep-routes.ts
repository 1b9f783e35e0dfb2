import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Forecast } from '#domain/prep/forecast.ts';
import type { PrepList } from '#domain/prep/list.ts';
import { prepMessages } from '#domain/prep/messages.ts';
import { foodKey } from '#domain/prep/needs.ts';
import { isDay } from '#domain/time/local-time.ts';
import { Failure } from '#server/base/failure.ts';
import { kitchenOnly, principalOf } from '#server/documents/access.ts';
import { actorId } from '#server/documents/actor.ts';
import { addressKey } from '#server/http/addresses.ts';
import { parseParams } from '#server/http/params.ts';
import { limits } from '#server/http/rate-limits.ts';
import type { AdminRouteDeps } from '../admin-requests.ts';
import { readForecasts } from './forecasts.ts';
import { readPrepList } from './read-list.ts';

const TIME_RULE = 'Value must be a time, such as 12:30';
const time = v.optional(v.pipe(v.string(TIME_RULE), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, TIME_RULE)));
const query = v.object({
  day: v.pipe(v.string(prepMessages.dayWrong), v.check(isDay, prepMessages.dayWrong)),
  from: time,
  until: time,
});

const dishQuery = v.object({
  dishId: v.pipe(
    v.string(prepMessages.dishMissing),
    v.minLength(1, prepMessages.dishMissing),
    v.maxLength(36),
  ),
});

/** Of a dish without days: nothing is known. */
const UNKNOWN: Forecast = { ranges: Array(7).fill(null), isGood: null };

/** The routes of what the kitchen prepares; for owners, managers and cooks. */
export function prepRoutes(app: FastifyInstance, { engine, callers, rateLimits }: AdminRouteDeps): void {
  async function requireKitchen(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const { actor } = await callers(request);
    if (!kitchenOnly(principalOf(actor))) throw new Failure('user_unauthorized');
    await rateLimits.count(limits.readPrep, actorId(actor) ?? addressKey(request.ip), reply);
    reply.header('cache-control', 'private, no-store');
  }

  app.get('/prep', async (request, reply): Promise<PrepList> => {
    await requireKitchen(request, reply);
    const { day, from = null, until = null } = parseParams(query, request.query);
    if (from !== null && until !== null && until <= from)
      throw new Failure('general_argument_invalid', prepMessages.spanWrong);
    return readPrepList(engine.database, await engine.site.current(), engine.clock(), { day, from, until });
  });

  // What is likely of one dish, in portions, for whoever sets its portions of a day (PREP-9).
  app.get('/prep/forecast', async (request, reply): Promise<Forecast> => {
    await requireKitchen(request, reply);
    const { dishId } = parseParams(dishQuery, request.query);
    return (await readForecasts(engine.database)).get(foodKey({ kind: 'dish', id: dishId })) ?? UNKNOWN;
  });
}
