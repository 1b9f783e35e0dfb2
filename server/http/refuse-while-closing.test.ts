import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { type Kitchen, openKitchen } from '#tests/kitchen.ts';

let kitchen: Kitchen;

afterEach(() => kitchen.close());

// FAULT-11
it('a request that meets the stop of the server is refused like any other, with a time to retry', async () => {
  /** Sends the beginning of a request, which keeps its connection open while the server closes. */
  async function begin(port: number, path: string): Promise<{ socket: Socket; answer: Promise<string> }> {
    const socket = connect(port, '127.0.0.1');
    let text = '';
    socket.on('data', (bytes) => {
      text += bytes;
    });
    await once(socket, 'connect');
    socket.write(`GET ${path} HTTP/1.1\r\nhost: x\r\nx-appwrite-project: rasoi\r\n`);
    return { socket, answer: once(socket, 'close').then(() => text) };
  }
  kitchen = await openKitchen();
  const { server } = kitchen.app;
  const port = Number(new URL(await server.listen({ port: 0, host: '127.0.0.1' })).port);
  const begun = await Promise.all(['/v1/ping', '/v1/nothing', '/ready'].map((path) => begin(port, path)));
  // The server has read the beginnings.
  await new Promise((resolve) => setTimeout(resolve, 200));
  const closed = server.close();
  await new Promise((resolve) => setTimeout(resolve, 100));
  for (const { socket } of begun) socket.write('\r\n');
  for (const { answer } of begun) {
    const [head = '', body = ''] = (await answer).split('\r\n\r\n');
    expect(head).toMatch(/^HTTP\/1\.1 503 /);
    expect(head).toMatch(/^retry-after: 5$/im);
    expect(head).toMatch(/^x-request-id: \d{10}$/im);
    expect(head).toMatch(/^connection: close$/im);
    expect(JSON.parse(body)).toEqual({
      message: expect.stringMatching(/\.$/),
      code: 503,
      type: 'general_service_unavailable',
      version: '1.7.0',
    });
  }
  await closed;
});
