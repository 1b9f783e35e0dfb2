import { expect, test } from 'vitest';
import { readAhead } from './read-ahead.ts';

async function* counting(asked: number[], failsAt = Infinity) {
  try {
    for (let part = 1; part <= 3; part++) {
      asked.push(part);
      if (part === failsAt) throw new Error('lost');
      yield part;
    }
  } finally {
    asked.push(0);
  }
}

test('the next part is asked for while one is worked on', async () => {
  const asked: number[] = [];
  const seen: string[] = [];
  for await (const part of readAhead(counting(asked))) {
    await Promise.resolve();
    seen.push(`${part} after ${asked.join()}`);
  }
  expect(seen).toEqual(['1 after 1,2', '2 after 1,2,3', '3 after 1,2,3,0']);
});

test('a failure comes after the parts before it, and who stops early ends the source', async () => {
  const parts: number[] = [];
  const read = async () => {
    for await (const part of readAhead(counting([], 2))) parts.push(part);
  };
  await expect(read()).rejects.toThrow('lost');
  expect(parts).toEqual([1]);

  const asked: number[] = [];
  for await (const part of readAhead(counting(asked))) if (part === 1) break;
  expect(asked).toEqual([1, 2, 0]);
});
