import { Redis } from 'ioredis';

/** Milliseconds between tries to reach a server that went away, at most. */
const LONGEST_PAUSE = 5_000;
/** Milliseconds an answer may take, because people wait for it. */
const ANSWER_WITHIN = 1_000;

/**
 * The connection to Redis or Valkey that events are sent over and limits are counted on. What can't be done now fails
 * at once, as both know what to do without it. Throws when nothing is there at the start.
 */
export async function connectRedis(url: string, onError: (error: unknown) => void): Promise<Redis> {
  const redis = new Redis(url, {
    lazyConnect: true,
    enableReadyCheck: false,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    commandTimeout: ANSWER_WITHIN,
    retryStrategy: (times: number) => Math.min(times * 100, LONGEST_PAUSE),
  });
  redis.on('error', onError);
  // What went wrong comes as an event; the connecting itself only says that it is over.
  let reason: unknown;
  redis.once('error', (error: unknown) => {
    reason = error;
  });
  await redis.connect().catch((error: unknown) => {
    redis.disconnect();
    throw reason ?? error;
  });
  return redis;
}
