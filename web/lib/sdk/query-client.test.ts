import { AppwriteException } from 'appwrite';
import { expect, it } from 'vitest';
import { browserQueries } from './query-client.ts';

/** How often the browser asks when each answer is this error. */
async function asksFor(error: Error): Promise<number> {
  let asked = 0;
  const queryFn = () => {
    asked++;
    return Promise.reject(error);
  };
  await expect(browserQueries().fetchQuery({ queryKey: ['some'], queryFn })).rejects.toBe(error);
  return asked;
}

it('asks again once after a lost answer or a failure of the server, and never after a refusal', async () => {
  const answered = (code: number) => asksFor(new AppwriteException('No', code));
  expect(await Promise.all([400, 401, 404, 409, 429, 499].map(answered))).toEqual([1, 1, 1, 1, 1, 1]);
  expect(await Promise.all([500, 503].map(answered))).toEqual([2, 2]);
  expect(await asksFor(new TypeError('Failed to fetch'))).toBe(2);
});
