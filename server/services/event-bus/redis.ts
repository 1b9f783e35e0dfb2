import { Redis } from 'ioredis';
import type { Carrier } from './bus.ts';

const CHANNEL = 'rasoi:events';
/** Milliseconds between tries to reach a server that went away. */
const LONGEST_PAUSE = 5_000;

/** Publish / subscribe of Redis or Valkey: one connection sends, the other listens. */
export function redisCarrier(url: string, onError: (error: unknown) => void): Carrier {
  const options = {
    lazyConnect: true,
    enableReadyCheck: false,
    retryStrategy: (times: number) => Math.min(times * 100, LONGEST_PAUSE),
  };
  // What can't be sent now is told as lost, so nothing is to wait in a queue of the client's own.
  const sender = new Redis(url, { ...options, enableOfflineQueue: false, maxRetriesPerRequest: 0 });
  const receiver = new Redis(url, { ...options, maxRetriesPerRequest: null });
  sender.on('error', onError);
  receiver.on('error', onError);

  return {
    async send(text) {
      await sender.publish(CHANNEL, text);
    },
    async listen(onText, onGap) {
      let before = false;
      receiver.on('message', (_channel, text) => onText(text));
      receiver.on('ready', () => {
        // The answer to this comes after those to the client's own subscribing again.
        if (before) receiver.subscribe(CHANNEL).then(onGap, onError);
        before = true;
      });
      await Promise.all([sender.connect(), receiver.connect()]);
      await receiver.subscribe(CHANNEL);
    },
    async close() {
      sender.disconnect();
      receiver.disconnect();
    },
  };
}
