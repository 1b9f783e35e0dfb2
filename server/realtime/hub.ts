import { userOf } from '#server/documents/access.ts';
import type { Actor, User } from '#server/documents/actor.ts';
import { completeMessage, type EventMessage } from './event-message.ts';
import { effectiveChannels } from './names.ts';
import type { Subscription } from './subscriptions.ts';

/** The part of a socket that the hub uses. */
export interface Socket {
  /** Bytes that are queued and not sent yet. */
  readonly bufferedAmount: number;
  send(text: string): void;
  close(code: number, reason?: string): void;
  terminate(): void;
}

/** An open socket and its current person. */
export interface Connection {
  readonly socket: Socket;
  actor: Actor;
  sessionId: string | undefined;
  /** Whether the client reads `$sequence` as text (WIRE-3). */
  sequenceAsText: boolean;
  readonly subscriptions: Map<string, Subscription>;
}

/** A client with more queued bytes than this is disconnected, because it reads too slowly. */
const MAX_BUFFERED = 262_144;

export interface Hub {
  add(connection: Connection): void;
  /** Call this after the actor or the subscriptions of a connection have changed. */
  update(connection: Connection): void;
  /** Removes a connection and its subscriptions. */
  remove(connection: Connection): void;
  /** Whether a connection listens to one of these channels. */
  hasListeners(channels: readonly string[]): boolean;
  /** Sends an event message once to every connection that listens to it and may read it. */
  deliver(message: EventMessage): void;
  /** Sends a text to one client, or disconnects the client if it reads too slowly. */
  send(connection: Connection, text: string): void;
  /** Updates a person in all their connections; null closes those connections. */
  changeUser(id: string, user: User | null): void;
  endSession(sessionId: string): void;
  /** Closes a device's connections, except those with the token that was issued at `tokenIssuedAt`. */
  endDevice(deviceId: string, tokenIssuedAt?: Date | null): void;
  connections(): readonly Connection[];
  readonly size: number;
  /** The number of channels with listeners. */
  readonly channels: number;
}

/** Close code of a normal closure. Clients reconnect with their current session. */
const ENDED = 1000;

/** The channels and subscriptions of a connection, for its current person. */
interface Listening {
  /** The channels of all subscriptions. */
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

/** The ids of the named subscriptions that an event message matches; undefined when it matches none at all. */
function matchingSubscriptions({ subscriptions }: Listening, message: EventMessage): string[] | undefined {
  const matching = subscriptions.filter(
    ({ subscription, channels }) =>
      message.channels.some((name) => channels.has(name)) && message.meets(subscription.conditions),
  );
  if (matching.length === 0) return undefined;
  return matching.filter(({ subscription }) => subscription.named).map(({ subscription }) => subscription.id);
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
    hasListeners: (channels) => channels.some((channel) => listeners.has(channel)),
    deliver(message) {
      const found = new Set<Connection>();
      for (const channel of message.lookup) {
        for (const connection of listeners.get(channel) ?? []) found.add(connection);
      }
      for (const connection of found) {
        if (!message.allows(connection.actor)) continue;
        const subscriptions = matchingSubscriptions(known.get(connection) ?? NOTHING, message);
        if (!subscriptions) continue;
        hub.send(connection, completeMessage(message.textStart(connection), subscriptions));
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
    endDevice(deviceId, tokenIssuedAt) {
      for (const connection of known.keys()) {
        const { actor } = connection;
        if (actor.kind !== 'device' || actor.device.id !== deviceId) continue;
        if (actor.device.tokenIssuedAt.getTime() !== tokenIssuedAt?.getTime())
          end(connection, 'The device has ended');
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
