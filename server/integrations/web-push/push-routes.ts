import type { FastifyInstance } from 'fastify';
import type { PushKeys } from './push-keys.ts';

/** The route of the public key with which browsers subscribe. */
export async function pushRoutes(
  app: FastifyInstance,
  { keys }: { keys: () => Promise<PushKeys> },
): Promise<void> {
  app.get('/push/key', async () => ({ publicKey: (await keys()).publicKey }));
}
