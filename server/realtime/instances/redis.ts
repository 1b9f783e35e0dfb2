import type { Redis } from 'ioredis';
import type { Carrier } from './bus.ts';

const CHANNEL = 'rasoi:events';

/** Publish / subscribe of Redis or Valkey: the given connection sends, one like it listens. */
export function redisCarrier(sender: Redis, onError: (error: unknown) => void): Carrier {
  const receiver = sender.duplicate({
    enableOfflineQueue: true,
    maxRetriesPerRequest: null,
    commandTimeout: undefined,
  });
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
      await receiver.connect();
      await receiver.subscribe(CHANNEL);
    },
    async close() {
      receiver.disconnect();
    },
  };
}
