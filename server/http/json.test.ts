import { expect, it } from 'vitest';
import { checkDepth, parseJson } from './json.ts';

const arrays = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;
const objects = (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;

it.each([arrays(64), objects(64), '{"a":[{"b":[1]}],"c":"[[["}', '1', 'null', '[]'])(
  'takes %.20s',
  (text) => {
    expect(parseJson(text)).toEqual(JSON.parse(text));
  },
);

it.each([arrays(65), objects(65), `{"a":[1,${arrays(64)}]}`, arrays(100_000), '{', ''])(
  'refuses %.20s',
  (text) => {
    expect(() => parseJson(text)).toThrow(SyntaxError);
  },
);

it('leaves a value it lets through as it is', () => {
  const value = { a: [1] };
  expect(checkDepth(value)).toBe(value);
});
