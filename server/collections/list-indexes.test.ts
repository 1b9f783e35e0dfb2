import { expect, it } from 'vitest';
import { sql } from '#server/db/sql-template.ts';
import { createTestDatabase } from '#server/db/test-database.ts';
import type { Collection } from '#server/documents/collection.ts';
import { closeAfterAll } from '#tests/close-after-all.ts';
import { allCollections } from './index.ts';

/** The columns of each table's indexes, in order. */
const indexes = new Map<string, string[][]>();
const test = await closeAfterAll(createTestDatabase());
const rows = await test.database.query<{ table: string; columns: string[] }>(
  sql`select i.indrelid::regclass::text as table,
        array(select pg_get_indexdef(i.indexrelid, at, true) from generate_series(1, i.indnkeyatts) as at) as columns
      from pg_index i join pg_class c on c.oid = i.indrelid
      where c.relnamespace = 'public'::regnamespace and i.indpred is null`,
);
for (const { table, columns } of rows) {
  const name = table.replaceAll('"', '');
  const names = columns.map((column) => column.replaceAll('"', ''));
  indexes.set(name, [...(indexes.get(name) ?? []), names]);
}

/** Collections served as documents and owned by accounts, with the field of the owner. */
const owned = allCollections.flatMap((collection: Collection) => {
  const { belongsTo, name, reachedBy } = collection;
  if (belongsTo === 'nobody' || reachedBy !== 'documents') return [];
  const { owner, few } = belongsTo;
  const field = 'email' in owner ? (owner.account ?? owner.email) : owner;
  return [{ name, owner: field.name, many: few === undefined }];
});

const servedBy = (table: string, ...columns: string[]): boolean =>
  indexes.get(table)?.some((index) => columns.every((column, at) => index[at] === column)) ?? false;

// SAFE-70
it.each(owned)('a list of a person’s $name uses an index', ({ name, owner }) => {
  expect(servedBy(name, owner)).toBe(true);
});

// SAFE-70
it.each(owned.filter(({ many }) => many))(
  'a person’s $name, if unlimited in number, are sorted by each system field with an index',
  ({ name, owner }) => {
    const fields = ['created', 'updated', 'id', 'sequence'];
    expect(fields.filter((field) => !servedBy(name, owner, field))).toEqual([]);
  },
);
