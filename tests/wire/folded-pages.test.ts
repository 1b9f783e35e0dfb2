import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Kitchen, openKitchen } from '#tests/kitchen.ts';

// Addresses that a client can vary at will, with the pages as they were built (`npm run build`).

const METRICS_TOKEN = 'metrics-token-of-this-test';
const TIMES = 20;

let kitchen: Kitchen;
beforeAll(async () => {
  kitchen = await openKitchen({ METRICS_TOKEN }, { withPages: true });
});
afterAll(() => kitchen.close());

const ask = (url: string, method: 'GET' | 'HEAD' = 'GET', headers = {}) =>
  kitchen.app.server.inject({ url, method, headers });

/** The number of kept pages rendered so far. */
async function rendered(): Promise<number> {
  const { body } = await ask('/metrics', 'GET', { authorization: `Bearer ${METRICS_TOKEN}` });
  return Number(/^rasoi_cache_misses_total\{cache="pages"\} (\d+)$/m.exec(body)?.[1]);
}

// EARLY-15
describe('addresses that a client varies', () => {
  it.each([
    ['unknown parameters', (n: number) => `/menu?utm_source=${n}&fbclid=x${n}`, '/menu', 200],
    ['unknown categories', (n: number) => `/menu?category=none-${n}`, '/menu', 200],
    [
      'prices and types that are no choice',
      (n: number) => `/menu?max=${n}&type=t${n}&diet=d${n}`,
      '/menu',
      200,
    ],
    ['parts that do not exist', (n: number) => `/menu?part=${n + 2}`, '/menu', 200],
    [
      'repeated parameters',
      (n: number) => `/menu?category=drinks&category=${n}`,
      '/menu?category=drinks',
      200,
    ],
    ['searches of nonsense', (n: number) => `/menu?q=xqzw${n}jkv`, '/menu?q=qqqqzzzz', 200],
    ['very long searches', (n: number) => `/hi/menu?q=${'dal '.repeat(200)}${n}`, '/hi/menu?q=qqqqzzzz', 200],
    ['unknown dishes', (n: number) => `/menu?dish=none-${n}`, '/menu?dish=nothing', 200],
    ['slashes at the end', (n: number) => `/hi/menu${'/'.repeat(n)}`, '/hi/menu', 200],
    ['other spellings of the path', (n: number) => (n % 2 ? `/%6dEnu?x=${n}` : `/MENU?x=${n}`), '/menu', 200],
    ['long queries', (n: number) => `/about?${'x'.repeat(3_000)}${n}=${n}`, '/about', 200],
    ['paths that do not exist', (n: number) => `/dishes/none-${n}?x=${n}`, '/nothing', 404],
    ['such paths in Hindi', (n: number) => `/hi/none/${n}`, '/hi/nothing', 404],
  ])('are rendered once for everybody: %s', async (_what, urlOf, same, status) => {
    const { body, statusCode } = await ask(same);
    expect(statusCode).toBe(status);
    const before = await rendered();
    for (let n = 1; n <= TIMES; n++) {
      const answer = await ask(urlOf(n), n % 5 === 0 ? 'HEAD' : 'GET');
      expect(answer.statusCode).toBe(status);
      if (n % 5) expect(answer.body).toBe(body);
    }
    expect(await rendered()).toBe(before);
  });

  it('that find something show it', async () => {
    const { body, headers } = await ask('/menu?q=chai&utm_source=a');
    expect(body).toContain('Masala Chai');
    expect(headers.etag).toBeUndefined();
    expect((await ask('/menu?diet=vegan')).headers.etag).toBeDefined();
  });

  it('that find nothing say so, without an empty menu', async () => {
    const { body } = await ask('/menu?q=xqzwjkv');
    expect(body).toContain('0 items available');
  });
});

// EARLY-16
it('one network that has many pages rendered at once is told to wait', async () => {
  const bounded = await openKitchen({ RATE_LIMIT_SCALE: '1' }, { withPages: true });
  const from = (remoteAddress: string) =>
    bounded.app.server.inject({ url: '/login?x=1', remoteAddress, headers: { accept: 'text/html' } });
  const flood = Array.from({ length: 60 }, (_, n) => from(`2001:db8:1:1::${n + 1}`));
  const guest = await from('2001:db8:1:2::1');
  expect(guest.statusCode).toBe(200);
  const answers = await Promise.all(flood);
  const refused = answers.filter(({ statusCode }) => statusCode === 503);
  expect(refused.length).toBeGreaterThanOrEqual(20);
  expect(refused[0]?.headers['retry-after']).toBe('5');
  expect(answers.some(({ statusCode }) => statusCode === 200)).toBe(true);
  await bounded.close();
});
