import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Events, Happening } from '#server/documents/events.ts';
import { decode, encode } from './encoding.ts';

/** Carries texts between instances, in the order each one sent them. */
export interface Carrier {
  /** Resolves once the text is on its way to every instance that listens. */
  send(text: string): Promise<void>;
  /** `onGap` is called when texts may have been lost. Resolves once it listens. */
  listen(onText: (text: string) => void, onGap: () => void): Promise<void>;
  close(): Promise<void>;
}

export interface EventBus {
  /** Waits for what is under way. */
  close(): Promise<void>;
}

/** What goes over the carrier. Without events it says that some were lost. */
interface Message {
  from: string;
  events?: string;
}

/** Milliseconds before a text that could not be sent is followed by another try. */
const FIRST_PAUSE = 100;
const LONGEST_PAUSE = 5_000;

/**
 * Joins this process to the events of the other instances. Events published while one message is under way share
 * the next. What can't be sent is not kept: the others are told that they have missed something, as soon as they
 * can be, and forget what they have learnt from events.
 */
export async function joinInstances(
  events: Events,
  carrier: Carrier,
  onError: (error: unknown) => void,
): Promise<EventBus> {
  const self = randomUUID();
  let waiting: Happening[] = [];
  let sending: Promise<void> | undefined;
  let closed = false;

  async function sendWaiting(): Promise<void> {
    let lost = false;
    for (let pause = FIRST_PAUSE; waiting.length > 0 || lost; ) {
      const message: Message = lost ? { from: self } : { from: self, events: encode(waiting) };
      waiting = [];
      try {
        await carrier.send(JSON.stringify(message));
        lost = false;
      } catch (error) {
        if (!lost) onError(error);
        if (closed) return;
        lost = true;
        await sleep(pause, undefined, { ref: false });
        pause = Math.min(pause * 2, LONGEST_PAUSE);
      }
    }
  }

  const others = events.join((happened) => {
    waiting.push(...happened);
    sending ??= sendWaiting().finally(() => {
      sending = undefined;
    });
  });

  await carrier.listen(
    (text) => {
      const message: Message = JSON.parse(text);
      if (message.from === self) return;
      if (message.events === undefined) others.missed();
      else others.receive(decode(message.events));
    },
    () => others.missed(),
  );

  return {
    async close() {
      closed = true;
      await sending;
      await carrier.close();
    },
  };
}
