import type { Redis } from 'ioredis';
import type { Carrier } from './bus.ts';

const CHANNEL = 'rasoi:events';

/** Carries texts by publish / subscribe of Redis or Valkey. Sends on the given connection, listens on a copy of it. */
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
        // The client subscribes again by itself; the answer to this comes after that, so nothing is missed from then on.
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
