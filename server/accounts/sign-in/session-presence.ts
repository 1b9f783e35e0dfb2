import cookie from '@fastify/cookie';
import type { FastifyInstance } from 'fastify';
import { carriesSession } from '#server/accounts/session-token.ts';

/**
 * `GET /session`: whether the request brings a session at all, good or not. Pages ask it before they ask whose it is:
 * a browser writes each 401 of a visitor into its console. Says nothing of anybody, and asks no database.
 */
export async function sessionPresence(app: FastifyInstance): Promise<void> {
  await app.register(cookie);
  app.get('/session', async (request, reply) => {
    reply.header('cache-control', 'private, no-store');
    return { present: carriesSession(request) };
  });
}
