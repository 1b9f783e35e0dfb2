import { expect, it } from 'vitest';
import { watchFreeSpace } from './free-space.ts';

const MB = 1_048_576;

// SAFE-45
it('nothing large is taken in while less than 256 MB are free', async () => {
  let free = 256 * MB;
  let now = 0;
  const check = watchFreeSpace(
    '/data',
    async (folder) => (folder === '/data' ? free : 0),
    () => now,
  );
  await check();
  free -= 1;
  now += 1_000;
  await expect(check()).rejects.toMatchObject({ type: 'general_service_unavailable', message: /no room/ });
  free += 1;
  now += 1_000;
  await check();
});

it('the disk is looked at once a second', async () => {
  let looks = 0;
  let now = 0;
  const look = async () => {
    looks++;
    return Infinity;
  };
  const check = watchFreeSpace('/data', look, () => now);
  for (; now < 2_000; now += 10) await check();
  expect(looks).toBe(2);
});

it('a disk that cannot be looked at holds up nobody', async () => {
  await watchFreeSpace('/data', () => Promise.reject(new Error('ENOSYS')))();
  await watchFreeSpace(import.meta.dirname, async () => Infinity)();
});
