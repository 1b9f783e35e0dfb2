import { sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { describe, expect, it } from 'vitest';
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

describe('a statement that is built once', () => {
  let builds = 0;
  const price = (dish: string, paise: number, name: string | undefined = 'price of a dish') =>
    compiled(
      {
        values: [paise, dish],
        build() {
          builds++;
          return sql`update dishes set price = ${paise} where id = ${dish}`;
        },
      },
      name,
    );

  it('has its own values at each use', () => {
    const text = 'update dishes set price = $1 where id = $2';
    expect(price('poha', 4900)).toEqual({ name: 'price of a dish', text, values: [4900, 'poha'] });
    expect(price('upma', 5900)).toEqual({ name: 'price of a dish', text, values: [5900, 'upma'] });
    expect(builds).toBe(1);
  });

  it('is refused if its values are not those of its text, or another number of them', () => {
    const build = () => sql`select ${1}, ${2}`;
    expect(() => compiled({ build, values: [2, 1] }, 'turned round')).toThrow('not those of its text');
    expect(() => compiled({ build, values: [1] }, 'price of a dish')).toThrow('with other values');
  });
});
