import type { Redis } from 'ioredis';

/** The longest pause between attempts to reconnect, in milliseconds. */
const LONGEST_PAUSE = 5_000;
/** Milliseconds after which a command without an answer fails, because people wait for it. */
const ANSWER_WITHIN = 1_000;

/**
 * Connects to Redis or Valkey, which carries events and counts rate limits. While it is unreachable, commands fail at
 * once: both uses can do without it for a while. Throws if the first connection fails.
 */
export async function connectRedis(url: string, onError: (error: unknown) => void): Promise<Redis> {
  // Most kitchens have none, and start faster without the library.
  const ioredis = await import('ioredis');
  const redis = new ioredis.Redis(url, {
    lazyConnect: true,
    enableReadyCheck: false,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    commandTimeout: ANSWER_WITHIN,
    retryStrategy: (times: number) => Math.min(times * 100, LONGEST_PAUSE),
  });
  // The reason of a failure comes only as an event; `connect` rejects without it.
  let reason: unknown;
  const keepReason = (error: unknown): void => {
    reason = error;
  };
  redis.on('error', keepReason);
  await redis.connect().catch((error: unknown) => {
    redis.disconnect();
    throw reason ?? error;
  });
  // Whoever connects tells why the first connection fails; only later failures are reported.
  redis.on('error', onError);
  redis.off('error', keepReason);
  return redis;
}
