import fs from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { expect, it, vi } from 'vitest';
import { ATTACHMENTS, openFileKitchen } from '#tests/wire/file-kitchen.ts';
import { watchFreeSpace } from './free-space.ts';

// SAFE-45
it('large uploads are refused while less than 256 MB of the disk are free', async () => {
  const MB = 1_048_576;
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

it('the free space is measured at most once a second', async () => {
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

it('uploads continue when the free space can’t be read', async () => {
  await watchFreeSpace('/data', () => Promise.reject(new Error('ENOSYS')))();
  await watchFreeSpace(import.meta.dirname, async () => Infinity)();
});

it('an upload to a nearly full disk is refused and leaves nothing behind', async () => {
  const kitchen = await openFileKitchen();
  const nearlyFull = { ...(await fs.statfs('/')), bavail: 1_000, bsize: 4_096 };
  const look = vi.spyOn(fs, 'statfs').mockResolvedValue(nearlyFull);
  syncBuiltinESMExports();
  try {
    const note = Buffer.from('Less salt');
    const answer = await kitchen.upload(kitchen.asha, ATTACHMENTS, 'note', note, { name: 'note.txt' });
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5']);
    expect(answer.json().message).toMatch(/no room/);
    expect((await kitchen.get(kitchen.asha, `${ATTACHMENTS}/note`)).statusCode).toBe(404);
  } finally {
    look.mockRestore();
    syncBuiltinESMExports();
  }
  await kitchen.close();
});
