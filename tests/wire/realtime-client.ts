import { once } from 'node:events';
import { expect, vi } from 'vitest';
import { WebSocket } from 'ws';
import type { Kitchen, Person } from '#tests/kitchen.ts';
import { expectMessage } from './protocol-models.ts';

interface Message {
  type: string;
  data: Record<string, unknown>;
}

/** A plain WebSocket to a kitchen, with all messages it has received. */
export interface Listener {
  socket: WebSocket;
  messages: Message[];
  /** The events received so far: the first name of each. */
  events(): string[];
  say(message: unknown): void;
  /** Waits for the next message of a type. */
  next(type: string): Promise<Message>;
  /** Waits until the socket is closed; returns the close code. */
  ended(): Promise<number>;
}

export function openSocket(origin: string, search: string, headers: Record<string, string> = {}): Listener {
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/v1/realtime${search}`, { headers });
  const messages: Message[] = [];
  let read = 0;
  const closed = once(socket, 'close');
  socket.on('error', () => undefined);
  socket.on('message', (text) => {
    const message: Message = JSON.parse(String(text));
    expectMessage(message);
    messages.push(message);
  });
  return {
    socket,
    messages,
    events: () =>
      messages.filter(({ type }) => type === 'event').map(({ data }) => String((data.events as string[])[0])),
    say: (message) => socket.send(typeof message === 'string' ? message : JSON.stringify(message)),
    next: (type) =>
      vi.waitFor(
        () => {
          const at = messages.findIndex((message, index) => index >= read && message.type === type);
          expect(at, `a message of type ${type}`).toBeGreaterThanOrEqual(0);
          read = at + 1;
          return messages[at] as Message;
        },
        { timeout: 5_000 },
      ),
    ended: async () => Number((await closed)[0]),
  };
}

/** Connects as a person and waits for the server's confirmation. */
export async function listen(origin: string, who: Person, ...channels: string[]): Promise<Listener> {
  const search = `?project=rasoi${channels.map((name) => `&channels[]=${name}`).join('')}`;
  const listener = openSocket(origin, search, who.session ? { 'x-appwrite-session': who.session } : {});
  await listener.next('connected');
  return listener;
}

export async function startListening(kitchen: Kitchen): Promise<string> {
  return kitchen.app.server.listen({ port: 0, host: '127.0.0.1' });
}
