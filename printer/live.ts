import { WebSocket } from 'ws';

/** Milliseconds before each further attempt to connect; the last value is repeated. */
const RETRY_AFTER = [1_000, 2_000, 5_000, 10_000, 30_000];
/** Milliseconds between pings. If a ping is not answered before the next, the connection is lost. */
const PING_EVERY = 20_000;

export interface LiveParts {
  server: string;
  token: string;
  /** The connection is open and receives events from now on; earlier events may have been missed. */
  onConnected(): void;
  /** An order, a setting or this device has changed. */
  onChange(): void;
  onLost(): void;
}

const CHANNELS = ['orders', 'settings', 'devices'].map(
  (name) => `databases.rasoi.collections.${name}.documents`,
);

/** The type of a message; undefined for anything else. */
function typeOf(text: string): unknown {
  try {
    return Object(JSON.parse(text)).type;
  } catch {
    return undefined;
  }
}

/** Keeps a connection to the server's events open, reconnecting if it is lost. Returns a function that closes it. */
export function listenLive({ server, token, onConnected, onChange, onLost }: LiveParts): () => void {
  const search = new URLSearchParams([['project', 'rasoi'], ...CHANNELS.map((name) => ['channels[]', name])]);
  const url = `${server.replace(/^http/, 'ws')}/v1/realtime?${search}`;
  let attempts = 0;
  let socket: WebSocket;
  let retry: NodeJS.Timeout | undefined;
  let closed = false;

  function open(): void {
    const current = new WebSocket(url, { headers: { 'x-appwrite-session': token } });
    socket = current;
    let isAlive = true;
    const pulse = setInterval(() => {
      if (!isAlive) return current.terminate();
      isAlive = false;
      if (current.readyState === WebSocket.OPEN) current.ping();
    }, PING_EVERY);
    current.on('pong', () => {
      isAlive = true;
    });
    current.on('message', (data) => {
      isAlive = true;
      const type = typeOf(String(data));
      if (type === 'connected') {
        attempts = 0;
        onConnected();
      }
      if (type === 'event') onChange();
    });
    // Every error is followed by a close event.
    current.on('error', () => undefined);
    current.on('close', () => {
      clearInterval(pulse);
      if (closed) return;
      onLost();
      retry = setTimeout(open, RETRY_AFTER[Math.min(attempts, RETRY_AFTER.length - 1)]);
      attempts++;
    });
  }

  open();
  return () => {
    closed = true;
    clearTimeout(retry);
    socket.terminate();
  };
}
