import { readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { lockFolder } from './lock.ts';
import { makeFolder } from './test-process.ts';

let folder: string;

beforeEach(async () => {
  folder = await makeFolder();
});
afterEach(() => rm(folder, { recursive: true }));

it('the lock is held until it is released, and leaves one file', async () => {
  const first = await lockFolder(folder);
  await expect(lockFolder(folder)).rejects.toThrow(/^Another Rasoi/);
  await first.release();
  const second = await lockFolder(folder);
  await expect(lockFolder(folder)).rejects.toThrow(/^Another Rasoi/);
  await second.release();
  expect(await readdir(folder)).toEqual(['lock.2']);
});

it('the lock is held by another container’s process while its heartbeat continues', async () => {
  const elsewhere = JSON.stringify({ pid: 7, started: '1', machine: 'another container' });
  const path = join(folder, 'lock.3');
  await writeFile(path, elsewhere);
  const beat = setInterval(() => void utimes(path, new Date(), new Date()), 300);
  await expect(lockFolder(folder)).rejects.toThrow('Another Rasoi (process 7)');
  clearInterval(beat);
  await (await lockFolder(folder)).release();
});

it('the lock goes to one of many processes that ask at once', async () => {
  const locks = await Promise.allSettled(Array.from({ length: 20 }, () => lockFolder(folder)));
  const won = locks.filter((lock) => lock.status === 'fulfilled');
  expect(won).toHaveLength(1);
  await won[0]?.value.release();
});
