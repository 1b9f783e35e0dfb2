import { expect, it } from 'vitest';
import { mapInTurns, streamOf } from './in-turns.ts';

it('a long computation keeps the order of its items and lets other work run in between', async () => {
  let others = 0;
  const other = setInterval(() => {
    others++;
  }, 1);
  const slowly = (n: number) => {
    const until = performance.now() + 3;
    while (performance.now() < until);
    return n * 2;
  };
  const results = await mapInTurns(
    Array.from({ length: 40 }, (_, n) => n),
    slowly,
  );
  clearInterval(other);
  expect(results).toEqual(Array.from({ length: 40 }, (_, n) => n * 2));
  expect(others).toBeGreaterThan(2);
});

it('a long text is sent in pieces that together are the text', async () => {
  const texts = Array.from({ length: 30_000 }, (_, n) => `${n},`);
  const pieces = await streamOf(texts).toArray();
  expect(pieces.join('')).toBe(texts.join(''));
  expect(pieces.length).toBeGreaterThan(1);
  expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThan(70_000);
});
