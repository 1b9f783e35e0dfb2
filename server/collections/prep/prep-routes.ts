import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { PrepList } from '#domain/prep/list.ts';
import { prepMessages } from '#domain/prep/messages.ts';
import { isDay } from '#domain/site/local-time.ts';
import { kitchenOnly, principalOf } from '#server/documents/access.ts';
import type { Actor } from '#server/documents/actor.ts';
import { Failure } from '#server/http/failure.ts';
import { parseParams } from '#server/http/params.ts';
import type { AdminRouteDeps } from '../admin-requests.ts';
import { readPrepList } from './read-list.ts';

const TIME_RULE = 'Value must be a time, such as 12:30';
const time = v.optional(v.pipe(v.string(TIME_RULE), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, TIME_RULE)));
const query = v.object({
  day: v.pipe(v.string(prepMessages.dayWrong), v.check(isDay, prepMessages.dayWrong)),
  from: time,
  until: time,
});

/** The routes of what the kitchen prepares; for owners, managers and cooks. */
export function prepRoutes(app: FastifyInstance, { engine, callers }: AdminRouteDeps): void {
  async function requireKitchen(request: FastifyRequest): Promise<Actor> {
    const { actor } = await callers(request);
    if (!kitchenOnly(principalOf(actor))) throw new Failure('user_unauthorized');
    return actor;
  }

  app.get('/prep', async (request, reply): Promise<PrepList> => {
    await requireKitchen(request);
    const { day, from = null, until = null } = parseParams(query, request.query);
    if (from !== null && until !== null && until <= from)
      throw new Failure('general_argument_invalid', prepMessages.spanWrong);
    reply.header('cache-control', 'private, no-store');
    return readPrepList(engine.database, await engine.site.current(), engine.clock(), { day, from, until });
  });
}
