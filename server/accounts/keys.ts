import type { FastifyInstance } from 'fastify';
import { Failure } from '#server/http/failure.ts';
import { carriesSession } from './session-token.ts';

/**
 * There are no API keys, because nobody is above the access rules. A request with one is refused rather than treated
 * as a guest's (WIRE-1.1 and WIRE-10). Programs sign in as people do, or send a JWT.
 */
export function refuseKeys(app: FastifyInstance): void {
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
