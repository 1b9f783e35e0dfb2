import { expect, it } from 'vitest';
import { sql } from '#server/db/sql-template.ts';
import { closeAfterAll } from '#tests/close-after-all.ts';
import { openKitchen } from '#tests/kitchen.ts';
import { allCollections } from './index.ts';

const kitchen = await closeAfterAll(openKitchen());

/** The values that a column's CHECK names, by 'table.column'. */
async function checkedValues(): Promise<Map<string, string[]>> {
  const rows = await kitchen.database.query<{ column: string; definition: string }>(
    sql`select c.conrelid::regclass::text || '.' || a.attname as column, pg_get_constraintdef(c.oid) as definition
      from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
      where c.contype = 'c' and cardinality(c.conkey) = 1`,
  );
  return new Map(
    rows
      .filter(({ definition }) => definition.includes('= ANY'))
      .map(({ column, definition }) => [
        column.replaceAll('"', ''),
        [...definition.matchAll(/'([^']*)'::text/g)].map(([, value = '']) => value).sort(),
      ]),
  );
}

it('every choice of an order, a payment and a refund has its CHECK', async () => {
  /** What is read by statements of their own, past the codecs: a wrong value there would be counted as money. */
  const CHECKED = ['orders', 'payments', 'refunds'];
  const checked = await checkedValues();
  const choices = allCollections
    .filter(({ name }) => CHECKED.includes(name))
    .flatMap(({ name, attributes }) =>
      Object.entries(attributes)
        .filter(([, attribute]) => attribute.oneOf && !attribute.requestOnly)
        .map(([attribute]) => `${name}.${attribute}`),
    );
  expect(choices).toContain('payments.method');
  expect(choices.filter((column) => !checked.has(column))).toEqual([]);
});

it('a column with a CHECK of its values has those of its attribute', async () => {
  const checked = await checkedValues();
  const compared = allCollections.flatMap(({ name, attributes }) =>
    Object.entries(attributes).flatMap(([attribute, { oneOf }]) => {
      const inTable = checked.get(`${name}.${attribute}`);
      return oneOf && inTable ? [{ column: `${name}.${attribute}`, inTable, inCode: [...oneOf].sort() }] : [];
    }),
  );
  for (const { column, inTable, inCode } of compared) expect(inTable, column).toEqual(inCode);
});
