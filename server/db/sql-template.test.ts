import { expect, it } from 'vitest';
import { sql } from './sql-template.ts';

const parts = ({ text, values }: ReturnType<typeof sql>) => ({ text, values });

it('values are never part of the text, and an array is one value', () => {
  const evil = `'; drop table dishes; --`;
  expect(parts(sql`select ${evil}, ${['a', 'b']}, ${null}`)).toEqual({
    text: 'select $1, $2, $3',
    values: [evil, ['a', 'b'], null],
  });
});

it('parts of a statement keep the order of their values, also without a text between them', () => {
  const condition = sql`(${sql`name = ${'Poha'}`} and ${sql`${1}`}${sql``}${sql`::int`} > 0)`;
  expect(parts(sql`${0} where ${condition} limit ${2}`)).toEqual({
    text: '$1 where (name = $2 and $3::int > 0) limit $4',
    values: [0, 'Poha', 1, 2],
  });
});

it('names are quoted, and what is joined has the separator between each two', () => {
  const columns = sql.list([sql.identifier('a"b'), sql.raw('count(*)'), 1]);
  expect(parts(sql`select ${columns} from ${sql.join([], ', ')}dishes`)).toEqual({
    text: 'select "a""b", count(*), $1 from dishes',
    values: [1],
  });
});
