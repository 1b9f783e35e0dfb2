import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface Proxy {
  /** The URL of the database through the proxy. */
  url: string;
  /** Stops all answers, also on new connections, like a database whose machine hangs. Connections stay open. */
  freeze(): void;
  thaw(): void;
  close(): void;
}

/** The address in a database URL: a socket in a folder, or a host and a port. */
function placeOf(url: string): { path: string } | { host: string; port: number } {
  const { hostname, port, searchParams } = new URL(url.replace('@/', '@socket/'));
  const folder = searchParams.get('host');
  return folder === null
    ? { host: hostname, port: Number(port || 5432) }
    : { path: `${folder}/.s.PGSQL.${searchParams.get('port') ?? 5432}` };
}

/** Starts a proxy between a test and its database. */
export async function startProxy(databaseUrl: string): Promise<Proxy> {
  const sockets = new Set<Socket>();
  let frozen = false;
  const server = createServer((near) => {
    const far = connect(placeOf(databaseUrl));
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on('data', (bytes) => to.write(bytes));
      from.on('error', () => to.destroy());
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
      if (frozen) from.pause();
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { username, password, pathname } = new URL(databaseUrl.replace('@/', '@socket/'));
  return {
    url: `postgresql://${username}:${password}@127.0.0.1:${(server.address() as AddressInfo).port}${pathname}`,
    freeze() {
      frozen = true;
      for (const socket of sockets) socket.pause();
    },
    thaw() {
      frozen = false;
      for (const socket of sockets) socket.resume();
    },
    close() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
