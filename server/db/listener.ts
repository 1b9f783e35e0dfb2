import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

interface Subscription {
  channel: string;
  onPayload: (payload: string) => void;
  onGap: (() => void) | undefined;
}

export interface Listener {
  listen(
    channel: string,
    onPayload: (payload: string) => void,
    onGap?: () => void,
  ): Promise<() => Promise<void>>;
  close(): Promise<void>;
}

const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 5_000;

/** Listens on one connection for all channels. It is opened for the first channel and reopened when it breaks. */
export function openListener(config: pg.ClientConfig): Listener {
  const subscriptions = new Set<Subscription>();
  let connecting: Promise<pg.Client> | undefined;
  let closed = false;

  const connect = async (): Promise<pg.Client> => {
    const client = new pg.Client(config);
    let lost = () => {};
    client.on('error', () => undefined);
    client.on('end', () => lost());
    client.on('notification', ({ channel, payload }) => {
      for (const subscription of [...subscriptions]) {
        if (subscription.channel === channel) subscription.onPayload(payload ?? '');
      }
    });
    try {
      await client.connect();
      for (const channel of new Set([...subscriptions].map((subscription) => subscription.channel))) {
        await client.query(`listen ${pg.escapeIdentifier(channel)}`);
      }
    } catch (error) {
      await client.end().catch(() => undefined);
      throw error;
    }
    lost = () => {
      connecting = undefined;
      void reconnect();
    };
    return client;
  };

  const reconnect = async (): Promise<void> => {
    for (
      let pause = FIRST_PAUSE_MS;
      !closed && subscriptions.size > 0;
      pause = Math.min(pause * 2, LONGEST_PAUSE_MS)
    ) {
      connecting ??= connect();
      const attempt = connecting;
      try {
        await attempt;
        for (const subscription of [...subscriptions]) subscription.onGap?.();
        return;
      } catch {
        if (connecting === attempt) connecting = undefined;
        await sleep(pause, undefined, { ref: false });
      }
    }
  };

  return {
    async listen(channel, onPayload, onGap) {
      if (closed) throw new Error('The database is closed.');
      const subscription: Subscription = { channel, onPayload, onGap };
      subscriptions.add(subscription);
      connecting ??= connect();
      const attempt = connecting;
      try {
        const client = await attempt.catch((error: unknown) => {
          if (connecting === attempt) connecting = undefined;
          throw error;
        });
        await client.query(`listen ${pg.escapeIdentifier(channel)}`);
      } catch (error) {
        subscriptions.delete(subscription);
        throw error;
      }
      return async () => {
        subscriptions.delete(subscription);
        const unused = ![...subscriptions].some((other) => other.channel === channel);
        const client = await connecting?.catch(() => undefined);
        if (unused) await client?.query(`unlisten ${pg.escapeIdentifier(channel)}`).catch(() => undefined);
      };
    },
    async close() {
      closed = true;
      subscriptions.clear();
      const client = await connecting?.catch(() => undefined);
      await client?.end().catch(() => undefined);
    },
  };
}
