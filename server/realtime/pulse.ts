import type { WebSocket } from '@fastify/websocket';

/** Milliseconds between beats. A phone that has gone without a word is noticed at the second. */
const BEAT = 30_000;

export interface Pulse {
  watch(socket: WebSocket): void;
  stop(): void;
}

/** Cuts sockets whose other end is gone, and does something besides at each beat. */
export function createPulse(atEachBeat: () => void): Pulse {
  const silent = new WeakSet<WebSocket>();
  const watched = new Set<WebSocket>();
  const timer = setInterval(() => {
    for (const socket of watched) {
      if (silent.has(socket)) socket.terminate();
      silent.add(socket);
      socket.ping();
    }
    atEachBeat();
  }, BEAT);
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
