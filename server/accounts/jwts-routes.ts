import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { Failure } from '#server/base/failure.ts';
import { parseParams } from '#server/http/params.ts';
import { limits, type RateLimits } from '#server/http/rate-limits.ts';
import { type AccountCallers, requireLogin } from './caller.ts';
import type { Jwts } from './jwts.ts';

export interface JwtRouteDeps {
  jwts: Jwts;
  callers: AccountCallers;
  rateLimits: RateLimits;
}

/** How long a JWT is valid by default (seconds, WIRE-4.1). */
const DURATION = 900;
const MAX_DURATION = 3600;
const DURATION_RULE = `Value must be a valid range between 0 and ${MAX_DURATION}`;
const jwtBody = v.object({
  duration: v.optional(
    v.pipe(
      v.number(DURATION_RULE),
      v.integer(DURATION_RULE),
      v.minValue(0, DURATION_RULE),
      v.maxValue(MAX_DURATION, DURATION_RULE),
    ),
    DURATION,
  ),
});

/** The route that issues JWTs for the caller's session (WIRE-4.1). */
export function jwtRoutes(app: FastifyInstance, { jwts, callers, rateLimits }: JwtRouteDeps): void {
  for (const path of ['/account/jwts', '/account/jwt']) {
    app.post(path, async (request, reply) => {
      const { userId, session, byJwt } = await requireLogin(callers, request);
      // A JWT can't create another JWT: a stolen one could be renewed forever.
      if (byJwt) throw new Failure('user_jwt_creation_denied');
      const { duration } = parseParams(jwtBody, request.body);
      await rateLimits.count(limits.createJwt, userId, reply);
      return reply.code(201).send({ jwt: await jwts.make({ userId, sessionId: session.id }, duration) });
    });
  }
}
