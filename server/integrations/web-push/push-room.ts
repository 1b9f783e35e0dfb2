import type { FastifyInstance } from 'fastify';
import type { EngineDeps } from '#server/documents/unit-of-work.ts';
import { pushKeys } from './push-keys.ts';
import { pushRoutes } from './push-routes.ts';
import { webPushTransport } from './push-transport.ts';

/** Web Push: the transport for the outbox, and the key with which browsers subscribe. */
export function openPushRoom(engine: EngineDeps) {
  const keys = pushKeys(engine.database);
  return {
    transport: webPushTransport({ engine, keys }),
    async site(server: FastifyInstance): Promise<void> {
      await server.register(pushRoutes, { keys });
    },
  };
}
