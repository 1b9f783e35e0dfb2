import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { userOf } from '#server/documents/access.ts';
import type { User } from '#server/documents/actor.ts';
import { runUnitOfWork } from '#server/documents/unit-of-work.ts';
import { Failure } from '#server/http/failure.ts';
import { parseParams } from '#server/http/params.ts';
import { limits } from '#server/http/rate-limits.ts';
import type { AdminRouteDeps } from '../admin-requests.ts';
import { connectPhone } from './rider-phones.ts';

const NAME_RULE = 'Value must be a text of 1 to 64 chars';
const phoneBody = v.object({
  name: v.pipe(
    v.string(NAME_RULE),
    v.trim(),
    v.minLength(1, NAME_RULE),
    v.maxLength(64, NAME_RULE),
    v.excludes('\u0000', NAME_RULE),
  ),
});

/** The route with which a member of staff connects the app of a phone. */
export function phoneRoutes(app: FastifyInstance, { engine, callers, rateLimits }: AdminRouteDeps): void {
  /** The member of staff who sends the request. Throws Failure general_unauthorized_scope, user_unauthorized. */
  async function member(request: FastifyRequest, reply: FastifyReply): Promise<User> {
    const user = userOf((await callers(request)).actor);
    if (!user) throw new Failure('general_unauthorized_scope');
    if (user.role === null) throw new Failure('user_unauthorized');
    await rateLimits.count(limits.changeTracking, user.id, reply);
    return user;
  }

  app.post('/riders/phones', async (request, reply) => {
    const user = await member(request, reply);
    const { name } = parseParams(phoneBody, request.body);
    const made = await runUnitOfWork(engine, { kind: 'user', user }, (work) =>
      connectPhone(work, user, name),
    );
    return reply.code(201).header('cache-control', 'private, no-store').send(made);
  });
}
