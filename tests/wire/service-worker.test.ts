import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { workerRoute } from '#server/http/pages/worker-route.ts';

// The built service worker (`npm run build`), as the server sends it.

const worker = async (offlinePages: boolean) => {
  const app = Fastify();
  await app.register(workerRoute, { offlinePages });
  const answer = await app.inject('/sw.js');
  await app.close();
  return answer;
};

// APP-5
it('the service worker is asked for anew with every visit, so that an update reaches everybody', async () => {
  const { statusCode, headers } = await worker(true);
  expect([statusCode, headers['cache-control'], headers['content-type']]).toEqual([
    200,
    'no-cache',
    'text/javascript; charset=utf-8',
  ]);
});

// APP-6
it('the server can tell all browsers to delete the pages that they have stored', async () => {
  const [on, off] = [(await worker(true)).body, (await worker(false)).body];
  expect(off).toBe(`self.OFFLINE_PAGES='off';\n${on}`);
  expect(on).toMatch(/OFFLINE_PAGES===[`"']off/);
});
