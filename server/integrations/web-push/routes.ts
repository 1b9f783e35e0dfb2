import type { FastifyInstance } from 'fastify';
import type { PushKeys } from './keys.ts';

/** Tells browsers the public key that they subscribe with. It is no secret. */
export async function pushRoutes(
  app: FastifyInstance,
  { keys }: { keys: () => Promise<PushKeys> },
): Promise<void> {
  app.get('/push/key', async () => ({ publicKey: (await keys()).publicKey }));
}
