import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type LiveConnection, type LiveSocket, openLiveSocket, reconnectDelay } from './live-socket.ts';

describe('the live connection', () => {
  const opened: { socket: LiveConnection; sent: string[] }[] = [];
  const heard: unknown[] = [];
  const losses: number[] = [];
  let live: LiveSocket;

  const connect = (): LiveConnection => {
    const sent: string[] = [];
    const socket: LiveConnection = {
      readyState: 1,
      send: (text) => void sent.push(String(text)),
      close() {
        (this as { readyState: number }).readyState = 3;
      },
      onmessage: null,
      onclose: null,
    };
    opened.push({ socket, sent });
    return socket;
  };
  const last = () => {
    const found = opened.at(-1);
    if (!found) throw new Error('Nothing was opened');
    return found;
  };
  const say = (message: unknown, { socket } = last()) =>
    socket.onmessage?.call(socket as WebSocket, { data: JSON.stringify(message) } as MessageEvent);
  const drop = ({ socket } = last()) => socket.onclose?.call(socket as WebSocket, {} as CloseEvent);
  const welcome = () => say({ type: 'connected', data: { user: { $id: 'asha' } } });

  beforeEach(() => {
    vi.useFakeTimers();
    opened.length = 0;
    heard.length = 0;
    losses.length = 0;
    const listener = {
      onConnected: (userId: string | null) => void heard.push(userId),
      onEvent: (event: unknown) => void heard.push(event),
      onLost: (lastHeard: number) => void losses.push(lastHeard),
    };
    live = openLiveSocket('ws://kitchen', listener, connect);
  });
  afterEach(() => {
    live.close();
    vi.useRealTimers();
  });

  it('reports the person it belongs to, and every event', () => {
    welcome();
    const event = { channels: ['documents'], payload: { $id: 'd1' } };
    say({ type: 'event', data: event });
    say({ type: 'pong' });
    expect(heard).toEqual(['asha', event]);
  });

  it('says when it is lost, and when the server was last heard', () => {
    welcome();
    const lastHeard = Date.now();
    vi.advanceTimersByTime(5_000);
    drop();
    expect(losses).toEqual([lastHeard]);
  });

  it('reconnects after the protocol’s delays, starting again once it was connected', () => {
    const waits = [1_000, 1_000, 1_000, 1_000, 1_000, 5_000];
    for (const wait of waits) {
      const before = opened.length;
      drop();
      vi.advanceTimersByTime(wait - 1);
      expect(opened).toHaveLength(before);
      vi.advanceTimersByTime(1);
      expect(opened).toHaveLength(before + 1);
    }
    welcome();
    drop();
    vi.advanceTimersByTime(1_000);
    expect(opened).toHaveLength(waits.length + 2);
    expect([14, 15, 99, 100].map(reconnectDelay)).toEqual([5_000, 10_000, 10_000, 60_000]);
  });

  it('sends a ping every 20 seconds, and reconnects when no answer comes', () => {
    welcome();
    vi.advanceTimersByTime(20_000);
    expect(last().sent).toEqual(['{"type":"ping"}']);
    say({ type: 'pong' });
    vi.advanceTimersByTime(19_999);
    expect(opened).toHaveLength(1);
    vi.advanceTimersByTime(10_001);
    expect(opened[0]?.socket.readyState).toBe(3);
    vi.advanceTimersByTime(1_000);
    expect(opened).toHaveLength(2);
  });

  it('notices a lost connection at once after the device was asleep', () => {
    welcome();
    live.check();
    vi.advanceTimersByTime(11_000);
    expect(opened).toHaveLength(2);
  });

  it('ignores events of a connection that it has replaced', () => {
    welcome();
    const [first] = opened;
    drop();
    vi.advanceTimersByTime(1_000);
    say({ type: 'event', data: {} }, first);
    drop(first);
    vi.advanceTimersByTime(60_000);
    expect(heard).toEqual(['asha']);
    expect(opened).toHaveLength(2);
  });

  it('does not reconnect when it is refused or closed', () => {
    say({ type: 'error', data: { code: 1008, message: 'Missing or unknown project ID' } });
    drop();
    vi.advanceTimersByTime(120_000);
    expect(opened).toHaveLength(1);
  });

  it('does nothing more once it is closed', () => {
    welcome();
    live.close();
    drop();
    vi.advanceTimersByTime(120_000);
    expect(opened).toHaveLength(1);
    expect(last().sent).toEqual([]);
  });

  it('reconnects after a temporary error', () => {
    say({ type: 'error', data: { code: 1013, message: 'Too many requests' } });
    drop();
    vi.advanceTimersByTime(1_000);
    expect(opened).toHaveLength(2);
  });
});
