import { afterAll, expect, it, vi } from 'vitest';
import { startRedis } from '#server/integrations/test-redis.ts';
import { type Kitchen, openKitchen, PASSWORD, VISITOR } from '#tests/kitchen.ts';

// Two instances with one Redis count requests together; without it each counts for itself.
const redis: Awaited<ReturnType<typeof startRedis>> = await startRedis();
const settings = { RATE_LIMIT_SCALE: '0.3', REDIS_URL: redis.url };
const kitchens = await Promise.all([openKitchen(settings), openKitchen(settings)]);

afterAll(async () => {
  await Promise.all(kitchens.map((kitchen) => kitchen.close()));
  await redis.stop();
});

// SAFE-5
it('rate limits count requests to all instances together, and to each instance while Redis is unreachable', async () => {
  async function signIn(instance: number, email: string, password = 'Swaad-0000') {
    const kitchen = kitchens[instance] as Kitchen;
    const answer = await kitchen.send(VISITOR, 'POST', '/account/sessions/email', { email, password });
    return [answer.statusCode, answer.headers['x-ratelimit-limit'], answer.headers['x-ratelimit-remaining']];
  }
  const email = 'asha@example.in';
  await kitchens[0]?.customer('asha');
  expect(await signIn(0, email)).toEqual([401, '3', '2']);
  expect(await signIn(1, email)).toEqual([401, '3', '1']);
  expect(await signIn(0, email, PASSWORD)).toEqual([201, '3', '0']);
  expect(await signIn(1, email)).toEqual([401, '3', '2']);
  expect(await signIn(1, email)).toEqual([401, '3', '1']);
  expect(await signIn(1, email)).toEqual([401, '3', '0']);
  expect((await signIn(0, email))[0]).toBe(429);
  expect([...redis.counters.keys()].join()).not.toContain('asha');

  await redis.stop();
  await vi.waitFor(async () =>
    expect(await signIn(0, `away-${Math.random()}@example.in`)).toEqual([401, '3', '2']),
  );
  const statuses = [];
  for (let n = 0; n < 4; n++) statuses.push((await signIn(0, 'ravi@example.in'))[0]);
  expect(statuses).toEqual([401, 401, 401, 429]);
  expect((await signIn(1, 'ravi@example.in'))[0]).toBe(401);
});
