import cookie from '@fastify/cookie';
import type { FastifyInstance } from 'fastify';
import { carriesSession } from '#server/accounts/session-token.ts';

/**
 * `GET /session`: whether the request has a session, valid or not. Pages ask it before they read the account, because a
 * browser logs each 401 of a visitor to its console. It reveals nothing and uses no database.
 */
export async function sessionPresence(app: FastifyInstance): Promise<void> {
  await app.register(cookie);
  app.get('/session', async (request, reply) => {
    reply.header('cache-control', 'private, no-store');
    return { present: carriesSession(request) };
  });
}
