import type { FastifyInstance } from 'fastify';
import { type EventBusDeps, openEventBus } from './instances/open.ts';
import { type RealtimeDeps, realtimeRoutes } from './routes.ts';
import { createSocketBounds } from './socket-bounds.ts';

export type RealtimeRoomDeps = Omit<RealtimeDeps, 'bounds'> & Omit<EventBusDeps, 'onError'>;

/** Events of this instance and of others, and the sockets that receive them. */
export async function openRealtimeRoom(
  server: FastifyInstance,
  deps: RealtimeRoomDeps,
  onError: (error: unknown) => void,
) {
  const bus = await openEventBus({ ...deps, onError });
  server.addHook('onClose', () => bus?.close());
  const sockets = createSocketBounds(deps.rateLimitScale);
  return {
    sockets,
    async site(app: FastifyInstance): Promise<void> {
      await app.register(realtimeRoutes, { ...deps, prefix: '/v1', bounds: sockets });
    },
  };
}
