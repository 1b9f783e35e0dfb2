import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { Failure } from '#server/http/failure.ts';
import { read } from '#server/http/params.ts';
import { limits, type RateLimits } from '#server/http/rate-limits.ts';
import { type AccountCallers, requireLogin } from './caller.ts';
import type { Jwts } from './jwts.ts';

export interface JwtParts {
  jwts: Jwts;
  callers: AccountCallers;
  rateLimits: RateLimits;
}

/** Seconds a JWT is valid by default (WIRE-4.1). */
const DURATION = 900;
const MAX_DURATION = 3600;
const DURATION_RULE = `Value must be a valid range between 0 and ${MAX_DURATION}`;
const asked = v.object({
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

/** JWTs of the caller's session (WIRE-4.1). */
export function jwtRoutes(app: FastifyInstance, { jwts, callers, rateLimits }: JwtParts): void {
  for (const path of ['/account/jwts', '/account/jwt']) {
    app.post(path, async (request, reply) => {
      const { userId, session, byJwt } = await requireLogin(callers, request);
      // A JWT may not make another one: a stolen one could be renewed for ever.
      if (byJwt) throw new Failure('user_jwt_creation_denied');
      const { duration } = read(asked, request.body);
      await rateLimits.count(limits.makeJwt, userId, reply);
      return reply.code(201).send({ jwt: await jwts.make({ userId, sessionId: session.id }, duration) });
    });
  }
}
