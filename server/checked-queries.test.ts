import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { rowDifferences } from '#tests/described-rows.ts';
import './app.ts';
import { closeAfterAll } from '#tests/close-after-all.ts';
import { checkedQuery, checkedStatements, column, orNull } from './db/checked-query.ts';
import { sql } from './db/sql-template.ts';
import { createTestDatabase } from './db/test-database.ts';

/** Those of the server, without those that tests here add. */
const OWN = checkedStatements();

checkedQuery(
  'noted',
  { amount: column.bigint(), note: orNull(column.text()) },
  (note: string) => sql`select amount, note from noted where note = ${note}`,
);
const created = await closeAfterAll(createTestDatabase());

describe('rows of statements', () => {
  it('are of one statement for each name', () => {
    expect(() => checkedQuery('noted', {}, () => sql`select 1`)).toThrow("Two statements are called 'noted'");
  });

  it('have the columns and types that the code expects', async () => {
    expect(OWN.length).toBeGreaterThan(40);
    expect(await rowDifferences(created.url, OWN)).toEqual([]);
  });

  it('of orders, payments, sessions, stock and invoices are all checked', () => {
    /** Whose statements return what orders, money, sessions and stock depend on. */
    const CHECKED =
      /^(accounts\/session.*|collections\/((invoices|orders)\/.*|day-close\/(day|unsettled).*|coupons\/use.*)|integrations\/payments\/.*|stock\/.*|reports\/keep-.*)(?<!\.test)\.ts$/;
    const { dirname } = import.meta;
    const files = readdirSync(dirname, { recursive: true, encoding: 'utf8' }).filter((path) =>
      CHECKED.test(path),
    );
    const unchecked = files.filter((path) =>
      /\.(query|read|readByKey)</.test(readFileSync(join(dirname, path), 'utf8')),
    );
    expect(files.length).toBeGreaterThan(40);
    expect(unchecked).toEqual([]);
  });

  it.each([
    [
      'a column that was renamed',
      'alter table noted rename amount to total',
      /column "amount" does not exist/,
    ],
    ['a column that is gone', 'alter table noted drop amount', /column "amount" does not exist/],
    ['another type', 'alter table noted alter amount type text', /amount is text, not bigint/],
    ['a column that may be null now', 'alter table noted alter amount drop not null', /amount may be null/],
  ])('with %s are found', async (_what, change, found) => {
    const { database, url } = created;
    await database.execute(sql`create table noted (amount bigint not null, note text)`);
    await database.execute(sql.raw(change));
    const [statement] = checkedStatements().filter(({ name }) => name === 'noted');
    expect(statement && (await rowDifferences(url, [statement]))).toEqual([expect.stringMatching(found)]);
    await database.execute(sql`drop table noted`);
  });

  it('with a column that the statement does not return, or one more, are found', async () => {
    checkedQuery('other', { one: column.integer() }, () => sql`select 1 as two`);
    const statements = checkedStatements().filter(({ name }) => name === 'other');
    expect(await rowDifferences(created.url, statements)).toEqual([
      'other: one is not returned',
      'other: two is returned',
    ]);
  });
});
