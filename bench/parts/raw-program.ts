/** A bare node:http server that answers every request with the bytes from its standard input and the headers of its argument. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

const headers = JSON.parse(process.argv[2] ?? '{}');
const bytes = await buffer(process.stdin);
const server = createServer((_request, response) => {
  response.writeHead(200, {
    ...headers,
    'content-length': bytes.length,
  });
  response.end(bytes);
});
server.listen(0, '127.0.0.1', () => {
  console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
