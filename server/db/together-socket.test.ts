import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import pg from 'pg';
import { afterAll, expect, it } from 'vitest';
import { createTestDatabase } from './test-database.ts';
import { TogetherSocket } from './together-socket.ts';

type Done = (error?: Error | null) => void;

/** Counts the writes to the operating system. */
class CountedSocket extends TogetherSocket {
  readonly sent: number[] = [];

  override _write(chunk: unknown, encoding: BufferEncoding, done: Done): void {
    this.sent.push(1);
    super._write(chunk, encoding, done);
  }

  override _writev(chunks: { chunk: unknown; encoding: BufferEncoding }[], done: Done): void {
    this.sent.push(chunks.length);
    super._writev?.(chunks, done);
  }
}

const server = createServer();
server.listen(0, '127.0.0.1');
await once(server, 'listening');

afterAll(() => server.close());

it('everything written in one turn of the event loop is sent at once', async () => {
  let heard = '';
  server.once('connection', (far) => far.on('data', (bytes) => (heard += bytes)));
  const socket = new CountedSocket();
  socket.connect((server.address() as AddressInfo).port, '127.0.0.1');
  await once(socket, 'connect');
  for (const statement of ['begin ', 'insert ', 'delete ']) {
    socket.cork();
    socket.write(statement);
    socket.uncork();
    for (let promises = 0; promises < 5; promises++) await Promise.resolve();
  }
  await new Promise(setImmediate);
  expect(socket.sent).toEqual([3]);
  socket.end('commit');
  await once(socket, 'close');
  expect([heard, socket.sent]).toEqual(['begin insert delete commit', [3, 1]]);
});

/** The packets in which a driver with such a socket sends three statements of one turn. */
async function packetsOf(socket: CountedSocket): Promise<number> {
  const test = await createTestDatabase();
  const client = new pg.Client({ connectionString: test.url, pipeline: true, stream: () => socket });
  await client.connect();
  socket.sent.length = 0;
  const statements = [
    { name: 'begin', text: 'begin' },
    { text: 'select $1::int as n', values: [2] },
  ];
  const answers = [...statements, { text: 'commit' }].map((each) => client.query(each));
  expect((await Promise.all(answers))[1]?.rows).toEqual([{ n: 2 }]);
  const packets = socket.sent.length;
  await client.end();
  await test.drop();
  return packets;
}

it('the driver’s statements of one turn are sent in one packet', async () => {
  expect(await packetsOf(new CountedSocket())).toBe(1);
});

it('a driver that does not cork around its statements is detected, because it sends them one by one', async () => {
  class UncorkedSocket extends CountedSocket {
    override cork(): void {}
    override uncork(): void {}
  }
  expect(await packetsOf(new UncorkedSocket())).toBeGreaterThan(1);
});
