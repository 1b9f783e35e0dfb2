import { Agent, request } from 'node:http';
import { expect, it, vi } from 'vitest';
import { openKitchen } from '#tests/kitchen.ts';

// SAFE-3
it('the server stops once open requests are answered, without waiting for idle connections', async () => {
  const kitchen = await openKitchen();
  let release = (): void => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  let arrived = (): void => {};
  const asked = new Promise<void>((resolve) => {
    arrived = resolve;
  });
  kitchen.app.server.addHook('onRequest', async () => {
    arrived();
    await held;
  });
  const origin = await kitchen.app.server.listen({ port: 0, host: '127.0.0.1' });
  const status = new Promise((resolve, reject) => {
    request(`${origin}/v1/ping`, { agent: new Agent({ keepAlive: true }) }, (answer) => {
      answer.resume().on('end', () => resolve(answer.statusCode));
    })
      .on('error', reject)
      .end();
  });
  await asked;
  const closed = kitchen.close();
  await vi.waitFor(() => expect(kitchen.app.server.server.listening).toBe(false));
  release();
  expect(await status).toBe(200);
  await closed;
}, 15_000);
