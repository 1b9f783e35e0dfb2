import { describe, expect, it } from 'vitest';
import { orders } from '#server/collections/orders/orders.ts';
import { payments } from '#server/collections/orders/payments.ts';
import type { Sql } from '#server/db/sql.ts';
import { type SQL, sql } from '#server/db/sql-template.ts';
import { createTestDatabase } from '#server/db/test-database.ts';
import { closeAfterAll } from '#tests/close-after-all.ts';
import { awaitedPayments } from '#web/staff/kitchen/awaiting/queries.ts';
import type { Collection } from './collection.ts';
import { findPage } from './list-page.ts';
import { parseQueries } from './queries/queries.ts';
import { DEFAULT_QUERY, type Query } from './queries/query.ts';
import { find } from './store.ts';
import { equal } from './where.ts';

// The query plans of lists, for a customer with 2,000 of 20,000 orders. Names contain Old in the older half of the
// orders, New in the newer half, and Once in number 15,000.
const test = await closeAfterAll(createTestDatabase());
await test.database.execute(sql`
    insert into users (id, created, updated, "userId") select 'u' || n, now(), now(), 'u' || n from generate_series(0, 1) n`);
await test.database.execute(sql`
    insert into orders (id, created, updated, "userId", "totalAmount", subtotal, "deliveryFee", tax, items, "orderedOn",
      number, "customerName", "customerEmail")
    select 'o' || n, now() - (20000 - n) * interval '1 minute', now() - (20000 - n) * interval '1 minute',
      'u' || least(n % 10, 1), 1, 1, 0, 0, '[]', now() - (20000 - n) * interval '1 minute', n,
      case when n <= 10000 then 'Old' when n = 15000 then 'New Once' else 'New' end, 'all@example.in'
    from generate_series(1, 20000) n`);
await test.database.execute(sql`
    insert into payments (id, created, updated, "orderId", method, amount, state, mock, "recordedBy", "paidAt", "createdAt")
    select id, created, updated, id, 'cod', 1, case when number > 19990 then 'due' else 'paid' end, false,
      case when number % 2 = 0 then 'cook' end, created, created from orders order by sequence`);
await test.database.execute(sql`vacuum analyze orders`);
await test.database.execute(sql`vacuum analyze payments`);

const mine = [equal(orders.fields.userId, 'u0')];
const by = (field: string, descending = true): Query['order'] => [{ field, descending }];
const searching = (word: string): Query['where'] => [{ op: 'search', field: 'searchText', words: [word] }];

/** The query plans of the statements that read a list. */
async function plansOf(query: Partial<Query>, collection: Collection = orders): Promise<string[]> {
  const asked: string[] = [];
  const explaining: Sql = {
    ...test.database,
    async query<Row>(statement: SQL) {
      const rows = await test.database.query<{ 'QUERY PLAN': string }>(sql`explain ${statement}`);
      asked.push(`${statement.text}\n${rows.map((row) => row['QUERY PLAN']).join('\n')}`);
      return test.database.query<Row>(statement);
    },
  };
  const { cursor } = query;
  const from = cursor && (await find(test.database, orders, cursor.id));
  await findPage(explaining, collection, { ...DEFAULT_QUERY, limit: 20, ...query }, from);
  return asked;
}

async function numbers(query: Partial<Query>) {
  const cursor = query.cursor && (await find(test.database, orders, query.cursor.id));
  const found = await findPage(test.database, orders, { ...DEFAULT_QUERY, limit: 3, ...query }, cursor);
  return { total: found.total, numbers: found.documents.map(({ data }) => data.number) };
}

// SAFE-46
describe('a list of orders is read from an index, without sorting all orders:', () => {
  it.each<[string, Partial<Query>]>([
    ['of a customer, newest first by $createdAt', { where: mine, order: by('created') }],
    ['of a customer, oldest first by $createdAt', { where: mine, order: by('created', false) }],
    ['of a customer, by $updatedAt', { where: mine, order: by('updated') }],
    ['of a customer, by $id', { where: mine, order: by('id') }],
    ['of a customer, newest first by orderedOn', { where: mine, order: by('orderedOn') }],
    ['of everybody, newest first by $createdAt', { order: by('created') }],
    ['of everybody, by $updatedAt', { order: by('updated') }],
    ['of everybody, newest first by orderedOn', { order: by('orderedOn') }],
    [
      'deep in it, newest first by orderedOn',
      { order: by('orderedOn'), cursor: { id: 'o900', before: false } },
    ],
    ['deep in it, up to an order', { order: by('created'), cursor: { id: 'o900', before: true } }],
    ['of a word that all have', { where: searching('example'), order: by('orderedOn') }],
  ])('%s', async (_what, query) => {
    const UNORDERED = /Seq Scan|Bitmap|(?<!Incremental )Sort {2}\(/;
    for (const plan of await plansOf({ ...query, count: false })) {
      expect(plan).toMatch(/Index (Only )?Scan/);
      expect(plan).not.toMatch(UNORDERED);
    }
  });

  it('a page far down the list starts at its place in the index', async () => {
    const [plan] = await plansOf({
      order: by('orderedOn'),
      cursor: { id: 'o900', before: false },
      count: false,
    });
    expect(plan).toMatch(/Index Cond: \("orderedOn" <= /);
  });

  it('a page by offset skips the orders before it in the index alone', async () => {
    const [plan] = await plansOf({ order: by('orderedOn'), offset: 10_000, count: false });
    expect(plan).toMatch(/Index Only Scan using orders_newest/);
    const found = await numbers({ order: by('orderedOn'), offset: 10_000 });
    expect(found).toEqual({ total: 5000, numbers: [10_000, 9999, 9998] });
  });
});

// ADMIN-40
describe('a search, newest first,', () => {
  it.each([
    ['for a word that all orders have', 'examp', { total: 5000, numbers: [20_000, 19_999, 19_998] }],
    ['for one that many old orders have', 'old', { total: 5000, numbers: [10_000, 9999, 9998] }],
    ['for one that a single order has', 'once', { total: 1, numbers: [15_000] }],
    ['for one that none has', 'never', { total: 0, numbers: [] }],
  ])('%s', async (_what, word, expected) => {
    expect(await numbers({ where: searching(word), order: by('orderedOn') })).toEqual(expected);
  });

  it('reads only the column of the words from the orders that it counts', async () => {
    const plans = await plansOf({ where: searching('examp'), order: by('orderedOn') });
    const counts = plans.filter((plan) => plan.includes('count(*)'));
    expect(counts).toHaveLength(2);
    for (const plan of counts) expect(plan).toMatch(/\(select "searchText" from "orders"/);
  });

  it.each([
    ['all orders', 'examp', [899, 898, 897]],
    ['many old orders', 'old', [899, 898, 897]],
  ])('goes on behind a cursor, for a word of %s', async (_what, word, expected) => {
    const cursor = { id: 'o900', before: false };
    const found = await numbers({ where: searching(word), order: by('orderedOn'), cursor });
    expect(found).toEqual({ total: 5000, numbers: expected });
  });
});

it.each([
  ['due', 'payments_due', [{ op: 'equal', field: 'state', values: ['due'] }], 'createdAt'],
  [
    'recorded by staff',
    'payments_recorded',
    [
      { op: 'isNotNull', field: 'recordedBy' },
      { op: 'equal', field: 'state', values: ['paid'] },
    ],
    'paidAt',
  ],
] as const)('recent payments that are %s are read from an index', async (_, index, where, field) => {
  const since = new Date(Date.now() - 3_600_000);
  const plans = await plansOf({ where: [...where, { op: 'greaterThan', field, value: since }] }, payments);
  expect(plans.join('\n')).toContain(index);
  expect(plans.join('\n')).not.toContain('Seq Scan');
});

it('payments that the board waits for are read from indexes', async () => {
  const plans = await plansOf(parseQueries(payments, awaitedPayments()), payments);
  expect(plans.join('\n')).toContain('payments_due');
  expect(plans.join('\n')).toContain('payments_claimed');
  expect(plans.join('\n')).not.toContain('Seq Scan');
});
