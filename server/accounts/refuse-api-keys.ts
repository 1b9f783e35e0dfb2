import type { FastifyInstance } from 'fastify';
import { Failure } from '#server/base/failure.ts';
import { carriesSession } from './session-token.ts';

/**
 * Refuses requests with an API key (WIRE-1.1 and WIRE-10). There are no API keys, because nobody bypasses the access
 * rules; programs sign in like people, or send a JWT.
 */
export function refuseApiKeys(app: FastifyInstance): void {
  app.addHook('preHandler', async (request) => {
    const { 'x-appwrite-key': key } = request.headers;
    if (key === undefined || key === '') return;
    if (carriesSession(request)) throw new Failure('user_api_key_and_session_set');
    throw new Failure(
      'general_unauthorized_scope',
      'There are no API keys here: sign in, or send the JWT of somebody who has',
    );
  });
}
