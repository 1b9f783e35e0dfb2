import type { WebSocket } from '@fastify/websocket';

/** Milliseconds between pings. A client that does not answer one is disconnected at the next. */
const PING_EVERY = 30_000;

export interface Pulse {
  watch(socket: WebSocket): void;
  stop(): void;
}

/** Pings all watched sockets, terminates those that do not answer, and calls `atEachPing` after each round. */
export function createPulse(atEachPing: () => void): Pulse {
  const silent = new WeakSet<WebSocket>();
  const watched = new Set<WebSocket>();
  const timer = setInterval(() => {
    for (const socket of watched) {
      if (silent.has(socket)) socket.terminate();
      silent.add(socket);
      socket.ping();
    }
    atEachPing();
  }, PING_EVERY);
  timer.unref();
  return {
    watch(socket) {
      watched.add(socket);
      for (const sign of ['pong', 'message'] as const) socket.on(sign, () => silent.delete(socket));
      socket.on('close', () => watched.delete(socket));
    },
    stop: () => clearInterval(timer),
  };
}
