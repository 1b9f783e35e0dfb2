import { WebSocket } from 'ws';

/** An open socket that listens to changes. */
export interface Listener {
  socket: WebSocket;
  /** When the next event arrives: `performance.now()`. */
  heard(): Promise<number>;
}

/** Opens a socket that receives the changes of all documents in these collections. */
export function listen(
  origin: string,
  collections: readonly string[],
  headers: Record<string, string> = {},
): Promise<Listener> {
  const channels = collections.map((name) => `channels[]=databases.rasoi.collections.${name}.documents`);
  const address = `${origin.replace('http', 'ws')}/v1/realtime?project=rasoi&${channels.join('&')}`;
  const socket = new WebSocket(address, { headers });
  let received: ((at: number) => void) | undefined;
  const listener: Listener = {
    socket,
    heard: () =>
      new Promise((resolve) => {
        received = resolve;
      }),
  };
  return new Promise((resolve, reject) => {
    socket.on('error', reject);
    socket.on('message', (text) => {
      const now = performance.now();
      // Only the type is read, because parsing each event would take the server's time.
      const type = String(text).slice(9, 14);
      if (type === 'conne') resolve(listener);
      else if (type === 'event') received?.(now);
    });
  });
}
