import type { FastifyInstance } from 'fastify';

/** Seconds after which a server that could not answer may be asked again. */
const MOMENT = 5;

/** Every answer 429 and 503 says in how many seconds to come back. */
export function addRetryAfter(app: FastifyInstance): void {
  app.addHook('onSend', async (_request, reply) => {
    if (reply.hasHeader('retry-after')) return;
    if (reply.statusCode === 503) reply.header('retry-after', MOMENT);
    if (reply.statusCode === 429) {
      const reset = Number(reply.getHeader('x-ratelimit-reset') ?? 0);
      reply.header('retry-after', Math.max(1, Math.ceil(reset - Date.now() / 1000)));
    }
  });
}
