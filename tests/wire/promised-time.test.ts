import { afterAll, beforeAll, expect, it } from 'vitest';
import { at, type Kitchen, openKitchen } from '#tests/kitchen.ts';

// What pages promise about the time of a delivery, as they were built.

let kitchen: Kitchen;

beforeAll(async () => {
  kitchen = await openKitchen({}, { withPages: true });
});
afterAll(() => kitchen.close());

const PAGES = ['/', '/menu', '/login', '/hi', '/hi/menu', '/hi/login'];
const promisesOf = async (path: string) => {
  const { statusCode, body } = await kitchen.app.server.inject({ method: 'GET', url: path });
  expect(statusCode).toBe(200);
  const shown = body.replaceAll('<!-- -->', '');
  return new Set(
    [...shown.matchAll(/[Ww]ithin (\d+) minutes|(\d+) मिनट के अंदर/g)].map(([, en, hi]) => en ?? hi),
  );
};

// HOME-5
it('pages promise a delivery within the minutes of the settings, in texts and for search engines', async () => {
  for (const path of PAGES) expect([path, [...(await promisesOf(path))]]).toEqual([path, ['30']]);
  const data = { value: JSON.stringify({ promiseMinutes: 45 }) };
  const owner = await kitchen.staff('owner');
  expect((await kitchen.send(owner, 'PATCH', at('settings', 'kitchen'), { data })).statusCode).toBe(200);
  for (const path of PAGES) expect([path, [...(await promisesOf(path))]]).toEqual([path, ['45']]);
});
