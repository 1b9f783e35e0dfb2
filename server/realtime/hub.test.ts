import { expect, it, vi } from 'vitest';
import { VISITOR } from '#server/documents/actor.ts';
import { NO_CONDITIONS } from './conditions.ts';
import type { EventMessage } from './event-message.ts';
import { type Connection, createHub } from './hub.ts';

function connection(channels: string[], bufferedAmount = 0): Connection {
  return {
    socket: { bufferedAmount, send: vi.fn(), close: vi.fn(), terminate: vi.fn() },
    actor: VISITOR,
    sessionId: undefined,
    sequenceAsText: false,
    subscriptions: new Map([
      ['s', { id: 's', channels, queries: [], conditions: NO_CONDITIONS, named: false }],
    ]),
  };
}

const eventMessage = (...channels: string[]): EventMessage => ({
  channels,
  lookup: channels,
  allows: () => true,
  meets: () => true,
  textStart: () => '{"data":{"n":1',
});

it('a closed connection leaves no data behind, however often it changed', () => {
  const hub = createHub();
  const [a, b] = [connection(['x', 'y']), connection(['y', 'z'])];
  hub.add(a);
  hub.add(b);
  expect([hub.size, hub.channels]).toEqual([2, 3]);
  const more = {
    id: 'more',
    channels: ['w', 'account'],
    queries: [],
    conditions: NO_CONDITIONS,
    named: true,
  };
  b.subscriptions.set('more', more);
  b.actor = {
    kind: 'user',
    user: { id: 'u', email: '', name: '', role: null, isAdmin: false, emailVerified: false },
  };
  hub.update(b);
  expect(hub.channels).toBe(6);
  hub.remove(a);
  hub.remove(b);
  hub.update(b);
  expect([hub.size, hub.channels]).toEqual([0, 0]);
});

it('every connection gets an event once, and its text is built once', () => {
  const hub = createHub();
  const both = connection(['x', 'y']);
  hub.add(both);
  hub.deliver(eventMessage('x', 'y'));
  expect(both.socket.send).toHaveBeenCalledExactlyOnceWith('{"data":{"n":1}}');
});

it('a connection that reads too slowly is closed and removed', () => {
  const hub = createHub();
  const slow = connection(['x'], 262_145);
  const quick = connection(['x'], 262_144);
  hub.add(slow);
  hub.add(quick);
  hub.deliver(eventMessage('x'));
  expect(slow.socket.terminate).toHaveBeenCalled();
  expect(slow.socket.send).not.toHaveBeenCalled();
  expect(quick.socket.send).toHaveBeenCalled();
  expect([hub.size, hub.channels]).toEqual([1, 1]);
});

it('no text is built for an event without recipients', () => {
  const hub = createHub();
  const textStart = vi.fn(() => '');
  hub.add(connection(['x']));
  hub.deliver({ ...eventMessage('x'), allows: () => false, textStart });
  hub.deliver({ ...eventMessage('other'), textStart });
  expect(textStart).not.toHaveBeenCalled();
});
