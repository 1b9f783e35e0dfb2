import type { FastifyRequest } from 'fastify';
import { uniqueId } from '#server/http/params.ts';
import type { Visit } from './accounts.ts';
import type { Origin } from './visit.ts';

/** Characters of the User-Agent header that are stored. */
const MAX_USER_AGENT = 500;

/** Where a request comes from. */
export function originOf(request: FastifyRequest): Origin {
  return { ip: request.ip, userAgent: (request.headers['user-agent'] ?? '').slice(0, MAX_USER_AGENT) };
}

/** Where a session that is about to be opened comes from, with an id for it. */
export function visitOf(request: FastifyRequest): Visit {
  return { sessionId: uniqueId(), ...originOf(request) };
}
