import { userOf } from '#server/documents/access.ts';
import type { Actor, User } from '#server/documents/actor.ts';
import { effectiveChannels } from './names.ts';
import { ended, type Notice } from './notice.ts';
import type { Subscription } from './subscriptions.ts';

/** What the hub asks of a socket. */
export interface Socket {
  /** Bytes that have been sent and not taken yet. */
  readonly bufferedAmount: number;
  send(text: string): void;
  close(code: number, reason?: string): void;
  terminate(): void;
}

/** One client, by what it is now. */
export interface Connection {
  readonly socket: Socket;
  actor: Actor;
  sessionId: string | undefined;
  /** The client reads `$sequence` as text (WIRE-3). */
  sequenceAsText: boolean;
  readonly subscriptions: Map<string, Subscription>;
}

/** A client that leaves this many bytes lying is dropped: it can't keep up, and would be told too late anyway. */
const MAX_BUFFERED = 262_144;

export interface Hub {
  add(connection: Connection): void;
  /** To be called after the actor or the subscriptions of a connection have changed. */
  update(connection: Connection): void;
  /** Forgets a connection; nothing of it is left. */
  remove(connection: Connection): void;
  /** Whether somebody listens to one of these channels. */
  hears(channels: readonly string[]): boolean;
  /** Tells whoever listens and may know, each once. */
  deliver(notice: Notice): void;
  /** Sends one client something, if it keeps up. */
  send(connection: Connection, text: string): void;
  /** Changes a person in all their connections at once; null ends them. */
  changeUser(id: string, user: User | null): void;
  endSession(sessionId: string): void;
  connections(): readonly Connection[];
  readonly size: number;
  /** Channels somebody listens to. */
  readonly channels: number;
}

/** Closed as by a server that has no more to say; clients come back as whoever they are then. */
const ENDED = 1000;

/** What a connection listens to as who it is now. */
interface Listening {
  /** It is found by these. */
  channels: ReadonlySet<string>;
  subscriptions: readonly { subscription: Subscription; channels: ReadonlySet<string> }[];
}

const NOTHING: Listening = { channels: new Set(), subscriptions: [] };

function listening(connection: Connection): Listening {
  const userId = userOf(connection.actor)?.id;
  const subscriptions = [...connection.subscriptions.values()].map((subscription) => ({
    subscription,
    channels: effectiveChannels(subscription.channels, userId),
  }));
  return { channels: new Set(subscriptions.flatMap(({ channels }) => [...channels])), subscriptions };
}

/** The subscriptions a notice is for, or undefined when it is for none. */
function meant({ subscriptions }: Listening, notice: Notice): string[] | undefined {
  const met = subscriptions.filter(
    ({ subscription, channels }) =>
      notice.channels.some((name) => channels.has(name)) && notice.meets(subscription.conditions),
  );
  if (met.length === 0) return undefined;
  return met.filter(({ subscription }) => subscription.named).map(({ subscription }) => subscription.id);
}

export function createHub(): Hub {
  const known = new Map<Connection, Listening>();
  const listeners = new Map<string, Set<Connection>>();

  function leave(connection: Connection, channel: string): void {
    const set = listeners.get(channel);
    set?.delete(connection);
    if (set?.size === 0) listeners.delete(channel);
  }

  function join(connection: Connection, channel: string): void {
    const set = listeners.get(channel);
    if (set) set.add(connection);
    else listeners.set(channel, new Set([connection]));
  }

  function end(connection: Connection, reason: string): void {
    hub.remove(connection);
    connection.socket.close(ENDED, reason);
  }

  const hub: Hub = {
    add(connection) {
      known.set(connection, NOTHING);
      hub.update(connection);
    },
    update(connection) {
      const before = known.get(connection);
      if (!before) return;
      const now = listening(connection);
      for (const channel of before.channels) if (!now.channels.has(channel)) leave(connection, channel);
      for (const channel of now.channels) if (!before.channels.has(channel)) join(connection, channel);
      known.set(connection, now);
    },
    remove(connection) {
      for (const channel of known.get(connection)?.channels ?? []) leave(connection, channel);
      known.delete(connection);
    },
    hears: (channels) => channels.some((channel) => listeners.has(channel)),
    deliver(notice) {
      const found = new Set<Connection>();
      for (const channel of notice.lookup) {
        for (const connection of listeners.get(channel) ?? []) found.add(connection);
      }
      for (const connection of found) {
        if (!notice.allows(connection.actor)) continue;
        const subscriptions = meant(known.get(connection) ?? NOTHING, notice);
        if (subscriptions) hub.send(connection, ended(notice.text(connection.sequenceAsText), subscriptions));
      }
    },
    send(connection, text) {
      if (connection.socket.bufferedAmount > MAX_BUFFERED) {
        hub.remove(connection);
        connection.socket.terminate();
        return;
      }
      connection.socket.send(text);
    },
    changeUser(id, user) {
      for (const connection of known.keys()) {
        if (userOf(connection.actor)?.id !== id) continue;
        if (user) connection.actor = { kind: 'user', user };
        else end(connection, 'The account has ended');
      }
    },
    endSession(sessionId) {
      for (const connection of known.keys()) {
        if (connection.sessionId === sessionId) end(connection, 'The session has ended');
      }
    },
    connections: () => [...known.keys()],
    get size() {
      return known.size;
    },
    get channels() {
      return listeners.size;
    },
  };
  return hub;
}
