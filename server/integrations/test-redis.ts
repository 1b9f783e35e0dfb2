import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

/** The part of Redis that publishing, listening and counting for rate limits need, for tests, on a free port or the given one. */
export async function startRedis(port = 0) {
  const clients = new Set<Socket>();
  const listeners = new Map<string, Set<Socket>>();
  const counters = new Map<string, { count: number; ends: number }>();
  const bulk = (text: string) => `$${Buffer.byteLength(text)}\r\n${text}\r\n`;

  function answer(client: Socket, [name = '', ...given]: string[]): void {
    const [channel = '', text = ''] = given;
    switch (name.toLowerCase()) {
      case 'subscribe': {
        const set = listeners.get(channel) ?? new Set();
        listeners.set(channel, set.add(client));
        client.write(`*3\r\n${bulk('subscribe')}${bulk(channel)}:1\r\n`);
        break;
      }
      case 'publish': {
        const to = listeners.get(channel) ?? [];
        for (const each of to) each.write(`*3\r\n${bulk('message')}${bulk(channel)}${bulk(text)}`);
        client.write(':1\r\n');
        break;
      }
      case 'evalsha':
        client.write('-NOSCRIPT No matching script.\r\n');
        break;
      case 'eval': {
        const [, , key = '', points, seconds] = given;
        const known = counters.get(key);
        const live = known && known.ends > Date.now();
        const counter = live ? known : { count: 0, ends: Date.now() + Number(seconds) * 1000 };
        counter.count += Number(points);
        counters.set(key, counter);
        client.write(`*2\r\n:${counter.count}\r\n:${counter.ends - Date.now()}\r\n`);
        break;
      }
      case 'del':
        client.write(`:${Number(counters.delete(channel))}\r\n`);
        break;
      case 'client':
        client.write('+OK\r\n');
        break;
      default:
        client.write(`-ERR unknown command '${name}'\r\n`);
    }
  }

  function serve(client: Socket): void {
    clients.add(client);
    let waiting = Buffer.alloc(0);
    client.on('error', () => undefined);
    client.on('close', () => {
      clients.delete(client);
      for (const set of listeners.values()) set.delete(client);
    });
    client.on('data', (piece: Buffer) => {
      waiting = Buffer.concat([waiting, piece]);
      for (let read = command(waiting); read; read = command(waiting)) {
        waiting = waiting.subarray(read.length);
        answer(client, read.words);
      }
    });
  }

  const server = createServer(serve).listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `redis://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** The counters by key. */
    counters,
    /** Breaks every connection. */
    cut: () => clients.forEach((client) => void client.destroy()),
    async stop() {
      for (const client of clients) client.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Parses the first complete command of the received bytes: `*n`, then each word after its length. */
function command(bytes: Buffer): { words: string[]; length: number } | undefined {
  let at = 0;
  const line = (): string | undefined => {
    const end = bytes.indexOf('\r\n', at);
    if (end < 0) return undefined;
    const text = bytes.toString('utf8', at, end);
    at = end + 2;
    return text;
  };
  const count = Number(line()?.slice(1));
  const words: string[] = [];
  while (words.length < count) {
    const size = Number(line()?.slice(1));
    if (Number.isNaN(size) || bytes.length < at + size + 2) return undefined;
    words.push(bytes.toString('utf8', at, at + size));
    at += size + 2;
  }
  return Number.isNaN(count) ? undefined : { words, length: at };
}
