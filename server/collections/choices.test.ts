import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Kitchen, openKitchen } from '#tests/kitchen.ts';
import { allCollections } from './index.ts';

let kitchen: Kitchen;

beforeAll(async () => {
  kitchen = await openKitchen();
});
afterAll(() => kitchen.close());

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

it('a column with a CHECK of its values has those of its attribute', async () => {
  const checked = await checkedValues();
  const compared = allCollections.flatMap(({ name, attributes }) =>
    Object.entries(attributes).flatMap(([attribute, { oneOf }]) => {
      const inTable = checked.get(`${name}.${attribute}`);
      return oneOf && inTable ? [{ column: `${name}.${attribute}`, inTable, inCode: [...oneOf].sort() }] : [];
    }),
  );
  expect(compared.map(({ column }) => column)).toContain('orders.status');
  for (const { column, inTable, inCode } of compared) expect(inTable, column).toEqual(inCode);
});
