import { expect, it } from 'vitest';
import { checkValues, parseJson } from './json.ts';

const arrays = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;
const objects = (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;

// VALUE-3
it.each([arrays(64), objects(64), '{"a":[{"b":[1]}],"c":"[[["}', '"\\ud83c\\udf5b"', '1', 'null', '[]'])(
  'JSON is accepted: %.20s',
  (text) => {
    expect(parseJson(text)).toEqual(JSON.parse(text));
  },
);

it.each([
  arrays(65),
  objects(65),
  `{"a":[1,${arrays(64)}]}`,
  arrays(100_000),
  '{',
  '',
  '{"a":["\\ud83c"]}',
  '"\\udf5b"',
])('JSON is refused: %.20s', (text) => {
  expect(() => parseJson(text)).toThrow(SyntaxError);
});

it('accepted JSON is returned unchanged', () => {
  const value = { a: [1] };
  expect(checkValues(value)).toBe(value);
});
