import type { FastifyInstance } from 'fastify';
import { addressKey } from './addresses.ts';
import type { Limit, RateLimits } from './rate-limits.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The limit of the route's requests from one network. */
    limitByAddress?: Limit;
  }
}

/** Counts each request of a route that has a limit by network in its `config`. Call it before the routes are registered. */
export function limitRoutes(app: FastifyInstance, rateLimits: RateLimits): void {
  app.addHook('onRequest', async (request, reply) => {
    const limit = request.routeOptions.config?.limitByAddress;
    if (limit) await rateLimits.count(limit, addressKey(request.ip), reply);
  });
}
