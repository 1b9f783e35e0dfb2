import { describe, expect, it } from 'vitest';
import { orders } from '#server/collections/orders/orders.ts';
import type { Sql } from '#server/db/sql.ts';
import { type SQL, sql } from '#server/db/sql-template.ts';
import { createTestDatabase } from '#server/db/test-database.ts';
import { closeAfterAll } from '#tests/close-after-all.ts';
import type { Document } from '../document.ts';
import { createEvents } from '../events.ts';
import { findPage } from '../list-page.ts';
import { DEFAULT_QUERY, type Query } from '../queries/query.ts';
import { find } from '../store.ts';
import { equal } from '../where.ts';
import { createListPlaces } from './list-places.ts';

// Three orders have each time, so that a page may begin in the middle of them.

const insertOrders = (from: number, to: number) => sql`
  insert into orders (id, created, updated, "userId", "totalAmount", subtotal, "deliveryFee", tax, items, "orderedOn",
    number, "customerName")
  select 'o' || n, now(), now(), 'u' || n % 2, 1, 1, 0, 0, '[]', '2026-01-01'::timestamptz + n / 3 * interval '1 minute',
    n, 'Asha' from generate_series(${from}::int, ${to}::int) n`;

const test = await closeAfterAll(createTestDatabase());
await test.database.execute(sql`
    insert into users (id, created, updated, "userId") select 'u' || n, now(), now(), 'u' || n from generate_series(0, 1) n`);
await test.database.execute(insertOrders(1, 3000));

const newest: Query = { ...DEFAULT_QUERY, order: [{ field: 'orderedOn', descending: true }] };

/** The places of a server, and the offsets by which its statements skip rows. */
function openPlaces() {
  const events = createEvents(() => undefined);
  const places = createListPlaces(events);
  const skipped: unknown[] = [];
  const db: Sql = {
    ...test.database,
    query<Row>(statement: SQL, name?: string): Promise<Row[]> {
      const [, value] = / offset \$(\d+)/.exec(statement.text) ?? [];
      if (value !== undefined) skipped.push(statement.values[Number(value) - 1]);
      return test.database.query<Row>(statement, name);
    },
  };
  const page = async (query: Query) => {
    const { documents, total } = await places.findPage(db, orders, query);
    return { ids: documents.map(({ id }) => id), total };
  };
  const changed = (document: Document) =>
    events.publish([{ collection: orders.name, action: 'update', document }]);
  return { page, skipped, changed };
}

async function byOffset(query: Query) {
  const { documents, total } = await findPage(test.database, orders, query, undefined);
  return { ids: documents.map(({ id }) => id), total };
}

describe('a page by a large offset', () => {
  it.each<[string, Partial<Query>]>([
    ['newest first', {}],
    ['oldest first', { order: [{ field: 'orderedOn', descending: false }] }],
    ['of a customer', { where: [equal(orders.fields.userId, 'u1')] }],
    ['searched', { where: [{ op: 'search', field: 'searchText', words: ['asha'] }] }],
    ['without a total', { count: false }],
  ])('is the same from a remembered place as by skipping rows: %s', async (_what, more) => {
    const { page } = openPlaces();
    for (const offset of [1_200, 1_200, 1_225, 1_251, 1_100, 1_490, 2_990, 3_100, 1_000]) {
      const query = { ...newest, ...more, offset };
      expect(await page(query)).toEqual(await byOffset(query));
    }
  });

  it('skips no rows the second time, nor for the next page, and few for one a little behind', async () => {
    const { page, skipped } = openPlaces();
    for (const offset of [2_000, 2_000, 2_025, 2_060]) await page({ ...newest, offset });
    expect(skipped).toEqual([1_999, 10]);
  });

  it('is not taken from the place of another list', async () => {
    const { page } = openPlaces();
    await page({ ...newest, offset: 1_200 });
    const others = { ...newest, where: [equal(orders.fields.userId, 'u0')], offset: 1_200 };
    expect(await page(others)).toEqual(await byOffset(others));
  });

  it('counts the rows again after a change of the collection', async () => {
    const { page, skipped, changed } = openPlaces();
    const query = { ...newest, offset: 1_500 };
    const before = await page(query);
    await test.database.execute(insertOrders(3_001, 3_002));
    const order = await find(test.database, orders, 'o3001');
    if (order) await changed(order);
    const after = await page(query);
    expect(after.ids.slice(2)).toEqual(before.ids.slice(0, -2));
    expect(after).toEqual(await byOffset(query));
    expect(skipped).toEqual([1_499, 1_499]);
  });

  it('counts the rows if the document at its place is gone', async () => {
    const { page } = openPlaces();
    const query = { ...newest, offset: 1_700 };
    await page(query);
    const [before] = (await byOffset({ ...query, offset: 1_699, limit: 1 })).ids;
    await test.database.execute(sql`delete from orders where id = ${before ?? null}`);
    expect(await page(query)).toEqual(await byOffset(query));
  });
});
