import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { Figures } from './load.ts';

const HEAD_END = '\r\n\r\n';
const GOOD = 'HTTP/1.1 200 ';

interface Options {
  url: string;
  connections: number;
  /** In seconds. */
  duration: number;
  headers: Readonly<Record<string, string>>;
  /** Milliseconds of CPU the server has used. */
  cpu(): number;
}

/**
 * Requests one URL as fast as it is answered. It counts bytes instead of reading the answers, which have the same length
 * each time: reading them takes longer than a kept page takes the server, so it would make every server look alike.
 */
export async function loadBytes({ url, connections, duration, headers, cpu }: Options): Promise<Figures> {
  const { hostname, port, host, pathname, search } = new URL(url);
  const lines = Object.entries({ ...headers, host }).map(([name, value]) => `${name}: ${value}\r\n`);
  const request = `GET ${pathname}${search} HTTP/1.1\r\n${lines.join('')}\r\n`;
  const until = performance.now() + duration * 1000;
  const times: number[] = [];
  const before = cpu();
  await Promise.all(
    Array.from({ length: connections }, async () => {
      const socket = connect(Number(port), hostname);
      await once(socket, 'connect');
      await repeat(socket, request, until, times);
      socket.destroy();
    }),
  );
  times.sort((a, b) => a - b);
  const p99 = times[Math.floor(times.length * 0.99)] ?? Number.NaN;
  return { rate: times.length / duration, p99, cpu: (cpu() - before) / times.length };
}

/** Sends the request again after each answer. Adds the time of each answer (milliseconds) to `times`. */
function repeat(socket: Socket, request: string, until: number, times: number[]): Promise<void> {
  return new Promise((resolve, reject) => {
    let length = 0;
    let received = 0;
    let sentAt = 0;
    const send = () => {
      sentAt = performance.now();
      socket.write(request);
    };
    socket.on('error', reject);
    socket.on('close', () => reject(new Error('The server closed a connection')));
    socket.on('data', (chunk) => {
      if (received === 0) {
        const head = chunk.toString('latin1', 0, length === 0 ? chunk.length : GOOD.length);
        if (!head.startsWith(GOOD)) return reject(new Error(`Unexpected answer: ${head.slice(0, 200)}`));
        length ||= lengthOf(head);
      }
      received += chunk.length;
      if (received < length) return;
      received -= length;
      const now = performance.now();
      times.push(now - sentAt);
      if (received > 0) reject(new Error('The answers differ in length'));
      else if (now < until) send();
      else resolve();
    });
    send();
  });
}

/** The length of a whole answer (bytes), from the text that begins with its head. */
function lengthOf(text: string): number {
  const end = text.indexOf(HEAD_END);
  const [, body] = /\r\ncontent-length: (\d+)\r\n/i.exec(text.slice(0, end + 2)) ?? [];
  if (end < 0 || body === undefined) throw new Error('The first chunk has no complete head with a length');
  return end + HEAD_END.length + Number(body);
}
