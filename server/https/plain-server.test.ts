import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPlainServer } from './plain-server.ts';

const nothing = async () => undefined;
const store = { read: nothing, write: nothing, keepFirst: async () => '' };
const plain = createPlainServer({
  store,
  publicUrl: 'https://khana.example',
  isReady: () => true,
  problem: nothing,
});

let site: string;
beforeAll(async () => {
  plain.listen(0, '127.0.0.1');
  await once(plain, 'listening');
  site = `http://127.0.0.1:${(plain.address() as AddressInfo).port}`;
});
afterAll(() => plain.close());

async function ask(path: string, accept: string) {
  const { status, headers } = await fetch(site + path, { redirect: 'manual', headers: { accept } });
  return [status, headers.get('location')];
}

// HTTPS-2
it.each([
  ['/menu?q=dal', '*/*'],
  ['/v1beta', '*/*'],
  ['/v1/newsletter/confirm?token=x', 'text/html,*/*'],
  ['/v1/storage/buckets/images/files/dal/view', 'image/avif,*/*'],
])('port 80 leads browsers to HTTPS: %s', async (path, accept) => {
  expect(await ask(path, accept)).toEqual([308, `https://khana.example${path}`]);
});

// HTTPS-2
it.each(['/v1', '/v1/account', '/v1?project=rasoi'])(
  'port 80 refuses programs, which would not notice a redirect: %s',
  async (path) => {
    expect(await ask(path, '*/*')).toEqual([403, null]);
    expect(await ask(path, 'application/json')).toEqual([403, null]);
  },
);
