import type { FastifyRequest } from 'fastify';
import { cut } from '#domain/cutting.ts';
import { uniqueId } from '#server/base/ids.ts';
import type { NewSessionClient } from './accounts.ts';
import type { ClientInfo } from './client-info.ts';

/** Characters of the User-Agent header that are stored. */
const MAX_USER_AGENT = 500;

/** The client that made a request. */
export function clientOf(request: FastifyRequest): ClientInfo {
  return { ip: request.ip, userAgent: cut(request.headers['user-agent'] ?? '', MAX_USER_AGENT) };
}

/** The client that made a request, with a new id for the session that it opens. */
export function newSessionClient(request: FastifyRequest): NewSessionClient {
  return { sessionId: uniqueId(), ...clientOf(request) };
}
