import { sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { expect, it } from 'vitest';
import { compiled } from './statement.ts';

const dialect = new PgDialect();

/** A statement with every kind of part that ours have. */
const statement = (text: string, list: string[], when: Date) => {
  const names = sql.join([sql.identifier('name'), sql.raw('"price"')], sql`, `);
  const condition = sql`(${sql`name = ${text}`} and ${sql.join(
    [1, 2].map((each) => sql`${each}`),
    sql`, `,
  )} > 0)`;
  return sql`insert into ${sql.identifier('dishes')} (${names}) select ${text}, ${null}, ${sql.param(list)}, ${when}
    where ${condition} and ${undefined} ${true}`;
};

it('a named statement has the values that drizzle itself says, at its first use and later', () => {
  const uses = [statement('Poha', ['a', 'b'], new Date(0)), statement('Upma', ['c'], new Date(1))];
  for (const use of uses) {
    const { sql: text, params: values } = dialect.sqlToQuery(use);
    expect(compiled(use, 'with every kind of part')).toEqual({
      name: 'with every kind of part',
      text,
      values,
    });
  }
});

it('a name that comes back with another number of values is refused', () => {
  compiled(sql`select ${1}`, 'one value');
  expect(() => compiled(sql`select ${1}, ${2}`, 'one value')).toThrow('different texts');
});
