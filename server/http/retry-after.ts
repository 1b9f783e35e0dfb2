import type { FastifyInstance } from 'fastify';

/** After a 503, a client may retry after this time (seconds). */
export const RETRY_SECONDS = 5;

/** Adds the header Retry-After to answers with status 429 or 503. */
export function addRetryAfter(app: FastifyInstance): void {
  app.addHook('onSend', async (_request, reply) => {
    if (reply.hasHeader('retry-after')) return;
    if (reply.statusCode === 503) reply.header('retry-after', RETRY_SECONDS);
    if (reply.statusCode === 429) {
      const reset = Number(reply.getHeader('x-ratelimit-reset') ?? 0);
      reply.header('retry-after', Math.max(1, Math.ceil(reset - Date.now() / 1000)));
    }
  });
}
