import { expect, it } from 'vitest';
import { sql } from './sql-template.ts';
import { compiled } from './statement.ts';

it.each([
  ['another number of values', () => sql`select ${1}, ${2} as two`],
  ['another text around the same values', () => sql`delete ${1}`],
  ['the same texts around other names', () => sql`select ${1} as ${sql.identifier('two')}`],
  ['more text at the end', () => sql`select ${1} as ${sql.identifier('one')} limit 1`],
])('a name used again with %s is refused', (_what, other) => {
  const use = (value: number) => compiled(sql`select ${value} as ${sql.identifier('one')}`, 'one value');
  const text = 'select $1 as "one"';
  expect([use(1), use(2)]).toEqual([1, 2].map((value) => ({ name: 'one value', text, values: [value] })));
  expect(() => compiled(other(), 'one value')).toThrow("'one value' is used with different texts");
});
