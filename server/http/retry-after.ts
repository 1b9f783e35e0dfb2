import type { FastifyInstance } from 'fastify';

/** Seconds after which a client may ask again. */
const MOMENT = 5;

/** Adds Retry-After to every 429 and 503. */
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
