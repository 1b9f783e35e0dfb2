import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, it } from 'vitest';
import { closeAfterAll } from '#tests/close-after-all.ts';
import { openKitchen } from '#tests/kitchen.ts';

const kitchen = await closeAfterAll(openKitchen());
const port: number = Number(new URL(await kitchen.app.server.listen({ port: 0, host: '127.0.0.1' })).port);

/** Sends bytes and returns the answer, which ends the connection. */
async function exchange(sent: string) {
  const socket = connect(port, '127.0.0.1');
  socket.write(sent);
  let text = '';
  socket.on('data', (bytes) => {
    text += bytes;
  });
  await once(socket, 'close');
  const [head = '', body = ''] = text.split('\r\n\r\n');
  const [line = '', ...lines] = head.split('\r\n');
  const headers = Object.fromEntries(lines.map((each) => each.split(': ')));
  return { status: Number(line.split(' ')[1]), headers, body };
}

function expectError({ status, headers, body }: Awaited<ReturnType<typeof exchange>>, code: number): void {
  expect(JSON.parse(body)).toEqual({
    message: expect.stringMatching(/\.$/),
    code,
    type: 'general_bad_request',
    version: '1.7.0',
  });
  expect(status).toBe(code);
  expect(headers).toEqual({
    'cache-control': 'no-cache, no-store, must-revalidate',
    expires: '0',
    pragma: 'no-cache',
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  });
}

const get = (headers: string) => `GET /v1/health HTTP/1.1\r\nhost: x\r\n${headers}\r\n`;

// FAULT-10
it.each([
  ['one long header', get(`cookie: ${'a'.repeat(20_000)}\r\n`), 431],
  ['many headers', get(Array.from({ length: 2_600 }, (_, n) => `x-${n}: a\r\n`).join('')), 431],
  ['a long path', `GET /${'a'.repeat(20_000)} HTTP/1.1\r\nhost: x\r\n\r\n`, 431],
  ['words', 'Namaste\r\n\r\n', 400],
  ['two lengths', get('content-length: 5\r\ntransfer-encoding: chunked\r\n'), 400],
  ['a line break in a header', get('x: a\rb\r\n'), 400],
])('a request that can’t be read is refused like any other: %s', async (_what, sent, status) => {
  expectError(await exchange(sent), status);
});

it('a request that does not arrive in time is answered so', async () => {
  const { server } = kitchen.app.server;
  // Node looks for late requests every thirty seconds.
  server.once('connection', (socket) => {
    const late = Object.assign(new Error('Request timeout'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
    server.emit('clientError', late, socket);
  });
  expectError(await exchange(''), 408);
});

it('a connection that the client has broken is closed without an answer', async () => {
  const { server } = kitchen.app.server;
  server.once('connection', (socket) => {
    const broken = Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' });
    server.emit('clientError', broken, socket);
  });
  expect((await exchange('')).body).toBe('');
});
