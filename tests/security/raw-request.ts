import { connect } from 'node:net';

/**
 * Sends a GET request as it is written here and returns the whole answer. `fetch` would clean up the target and refuse some of
 * the headers.
 */
export const rawRequest = (origin: string, target: string, headers: Record<string, string> = {}) =>
  new Promise<string>((resolve, reject) => {
    const { port } = new URL(origin);
    const lines = Object.entries({ host: `127.0.0.1:${port}`, ...headers }).map(
      ([name, value]) => `${name}: ${value}`,
    );
    const socket = connect(Number(port), '127.0.0.1', () =>
      socket.write(`GET ${target} HTTP/1.1\r\n${lines.join('\r\n')}\r\nconnection: close\r\n\r\n`),
    );
    const chunks: Buffer[] = [];
    socket.on('data', (chunk) => chunks.push(chunk)).on('error', reject);
    socket.on('end', () => resolve(Buffer.concat(chunks).toString()));
  });
