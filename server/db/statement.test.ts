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

it('a named statement has the same values as in drizzle, at its first use and later', () => {
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

it.each([
  ['another number of values', () => sql`select ${1}, ${2} as two`],
  ['another text around the same values', () => sql`delete ${1}`],
  ['the same texts around other names', () => sql`select ${1} as ${sql.identifier('two')}`],
  ['more text at the end', () => sql`select ${1} as ${sql.identifier('one')} limit 1`],
])('a name used again with %s is refused', (_what, other) => {
  const use = () => compiled(sql`select ${1} as ${sql.identifier('one')}`, 'one value');
  expect([use(), use()].map(({ text }) => text)).toEqual(Array(2).fill('select $1 as "one"'));
  expect(() => compiled(other(), 'one value')).toThrow("'one value' is used with different texts");
});

// Statements as another version of drizzle might build them. The first use of a name refuses them.
it.each([
  ['says a value in another form', () => sql`select ${sql.param(1, { mapToDriverValue: String })}`],
  ['has a part of a new kind', () => sql`select ${{ getSQL: () => sql`1 + ${1}` }}`],
  ['keeps several values in one part', () => sql`select ${[1, 2]}`],
])('a drizzle that %s is refused', (what, changed) => {
  expect(() => compiled(changed(), what)).toThrow('not where statement.ts looks');
});
