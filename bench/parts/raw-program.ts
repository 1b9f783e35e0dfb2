/**
 * A bare node:http server that answers from its standard input, which holds the bodies one after another. Its argument lists
 * them: the beginning of the paths that each answers, its headers and its length. The first that fits is sent.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { ListedAnswer } from './raw-server.ts';

const listed: ListedAnswer[] = JSON.parse(process.argv[2] ?? '[]');
const bodies = await buffer(process.stdin);
let at = 0;
const answers = listed.map(({ path, headers, length }) => {
  const bytes = bodies.subarray(at, at + length);
  at += length;
  return { path, bytes, headers: { ...headers, 'content-length': length } };
});
const server = createServer(({ url = '' }, response) => {
  const found = answers.find(({ path }) => url.startsWith(path));
  if (!found) return response.writeHead(404).end();
  response.writeHead(200, found.headers);
  response.end(found.bytes);
});
server.listen(0, process.argv[3], () => {
  console.log(`http://localhost:${(server.address() as AddressInfo).port}`);
});
