import type { FastifyInstance } from 'fastify';
import { connectRedis } from '#server/integrations/redis.ts';
import { redisStartError } from './start-error.ts';

/**
 * The connection to Redis until the server closes; undefined without a URL.
 * @throws StartError if the server can't be reached
 */
export async function openRedis(
  server: FastifyInstance,
  url: string | undefined,
  onError: (error: unknown) => void,
) {
  if (!url) return undefined;
  const redis = await connectRedis(url, onError).catch((error: unknown) => {
    throw redisStartError(error, url);
  });
  server.addHook('onClose', async () => redis.disconnect());
  return redis;
}
