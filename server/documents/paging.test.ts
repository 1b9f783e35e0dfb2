import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sql } from '#server/db/sql-template.ts';
import { closeAfterAll } from '#tests/close-after-all.ts';
import { at, openKitchen } from '#tests/kitchen.ts';

type Shown = { $id: string; $sequence: number; $createdAt: string } & Record<string, unknown>;

/** Profiles besides the admin's own; more than a page of 100. */
const PEOPLE = 130;
const MENUS = 5100;
const kitchen = await closeAfterAll(openKitchen());
const chef = await kitchen.admin();
await kitchen.database.execute(sql`
    insert into users (id, created, updated, "createdAt", "userId", name, email, city, phone, landmark)
    select 'p' || n, now() - (n % 7) * interval '1 hour', now(), now() - (n % 5) * interval '1 day', 'p' || n, 'Person', n || '@example.in',
      (array['Pune', 'पुणे', 'Agra', 'agra', null])[1 + n * 7 % 5],
      (array[9000000001, 9000000002, null])[1 + n * 11 % 3],
      (array['a', 'B', ''])[1 + n * 13 % 3]
    from generate_series(1, ${PEOPLE}) n`);
await kitchen.database.execute(sql`
    insert into menus (id, created, updated, "menuId", name, position)
    select 'm' || n, now(), now(), 'm' || n, 'Menu', n from generate_series(1, ${MENUS}) n`);

async function ask(collection: string, queries: object[], more = '') {
  const search = queries.map((each, n) => `queries[${n}]=${encodeURIComponent(JSON.stringify(each))}`);
  const answer = await kitchen.send(chef, 'GET', `${at(collection)}?${search.join('&')}${more}`);
  expect([answer.statusCode, answer.body]).toEqual([200, answer.body]);
  return answer.json() as { total: number; documents: Shown[] };
}

const limit = (count: number) => ({ method: 'limit', values: [count] });
const upTo = (id: string) => ({ method: 'cursorBefore', values: [id] });
const ids = (documents: readonly Shown[]) => documents.map(({ $id }) => $id);

const order = fc.record({
  method: fc.constantFrom('orderAsc' as const, 'orderDesc' as const),
  attribute: fc.constantFrom(
    ...['city', 'phone', 'landmark', 'createdAt', '$createdAt', 'isAdmin', '$sequence', '$id'],
  ),
});
const orders = fc.uniqueArray(order, { maxLength: 3, selector: ({ attribute }) => attribute });
const filters = fc.constantFrom(
  [],
  [{ method: 'isNotNull', attribute: 'city' }],
  [{ method: 'equal', attribute: 'landmark', values: ['a', ''] }],
  // Set in nearly all profiles, and in few of them.
  [{ method: 'search', attribute: 'searchText', values: ['examp'] }],
  [{ method: 'search', attribute: 'searchText', values: ['12'] }],
);

describe('paging through a list with cursors', () => {
  it('reaches all documents in both directions, in the order of the whole list', async () => {
    interface Order {
      method: 'orderAsc' | 'orderDesc';
      attribute: string;
    }
    /** Unset values come first when ascending; texts are in byte order; ties in the order of insertion. */
    function inOrder(documents: readonly Shown[], orders: readonly Order[]): Shown[] {
      const rank = (value: unknown) => (value === null ? 0 : 1);
      const compare = (a: unknown, b: unknown): number => {
        if (a === null || b === null) return rank(a) - rank(b);
        if (typeof a === 'number' && typeof b === 'number') return a - b;
        return Buffer.compare(Buffer.from(String(a)), Buffer.from(String(b)));
      };
      return [...documents].sort((a, b) => {
        for (const { method, attribute } of orders) {
          const difference = compare(a[attribute], b[attribute]);
          if (difference !== 0) return method === 'orderAsc' ? difference : -difference;
        }
        return a.$sequence - b.$sequence;
      });
    }
    const beyond = (id: string) => ({ method: 'cursorAfter', values: [id] });
    const everybody = (await ask('users', [limit(500)])).documents;
    const onward = async (queries: object[], size: number) => {
      const seen: Shown[] = [];
      for (;;) {
        const last = seen.at(-1);
        const { documents } = await ask('users', [
          ...queries,
          ...(last ? [beyond(last.$id)] : []),
          limit(size),
        ]);
        if (documents.length === 0) return seen;
        seen.push(...documents);
      }
    };
    const backward = async (queries: object[], size: number, last: Shown) => {
      const seen = [last];
      for (;;) {
        const { documents } = await ask('users', [...queries, upTo((seen[0] as Shown).$id), limit(size)]);
        if (documents.length === 0) return seen;
        seen.unshift(...documents);
      }
    };
    await fc.assert(
      fc.asyncProperty(orders, filters, fc.integer({ min: 20, max: 70 }), async (by, where, size) => {
        const queries = [...where, ...by];
        const plain = await ask('users', [...queries, limit(500)]);
        const matching = new Set(ids(plain.documents));
        expect(ids(plain.documents)).toEqual(ids(inOrder(everybody, by)).filter((id) => matching.has(id)));
        expect(await onward(queries, size)).toEqual(plain.documents);
        const last = plain.documents.at(-1) as Shown;
        expect(await backward(queries, size, last)).toEqual(plain.documents);
        const rest = await ask('users', [...queries, beyond(last.$id), limit(size)]);
        expect(rest).toEqual({ total: plain.total, documents: [] });
      }),
      { numRuns: 30 },
    );
  });

  it('returns the documents right before a cursor, in list order', async () => {
    const byName = [{ method: 'orderDesc', attribute: 'price' }];
    const plain = ids((await ask('dishes', [...byName, limit(100)])).documents);
    const { documents } = await ask('dishes', [...byName, upTo(plain[10] as string), limit(3)]);
    expect(ids(documents)).toEqual(plain.slice(7, 10));
  });

  it('lists documents in the order of their creation when no order is given', async () => {
    const { documents } = await ask('users', [limit(500)]);
    const sequences = documents.map(({ $sequence }) => $sequence);
    expect(sequences).toEqual([...sequences].sort((a, b) => a - b));
  });

  it.each(['cursorAfter', 'cursorBefore'])(
    'refuses %s with a document that does not exist',
    async (method) => {
      const answer = await kitchen.list(chef, 'dishes', { method, values: ['nowhere'] });
      expect(answer.json()).toEqual({
        message: "Document 'nowhere' for the 'cursor' value not found.",
        code: 400,
        type: 'general_cursor_not_found',
        version: '1.7.0',
      });
    },
  );
});

describe('the page and total of a list', () => {
  it.each([
    ['25 without a limit', [], 25],
    ['100', [limit(100)], 100],
    ['500, which is all there are', [limit(500)], PEOPLE + 1],
    ['the first of two limits', [limit(3), limit(50)], 3],
    ['5,000, the most one answer holds', [limit(5_000)], PEOPLE + 1],
    ['none after the furthest offset', [{ method: 'offset', values: [100_000] }], 0],
    ['what an offset leaves', [limit(500), { method: 'offset', values: [100] }], PEOPLE - 99],
    ['nothing beyond the end', [{ method: 'offset', values: [5000] }], 0],
  ])('%s', async (_what, queries, count) => {
    const { documents, total } = await ask('users', queries);
    expect([documents.length, total]).toEqual([count, PEOPLE + 1]);
  });

  it('counts all matches up to 5000, whatever the page', async () => {
    const some = await ask('users', [{ method: 'isNull', attribute: 'city' }, limit(2)]);
    expect([some.documents.length, some.total]).toEqual([2, PEOPLE / 5 + 1]);
    expect((await ask('menus', [limit(1)])).total).toBe(5000);
    expect((await ask('menus', [limit(5000)])).documents).toHaveLength(5000);
    const last = await ask('menus', [{ method: 'offset', values: [MENUS] }]);
    expect([last.documents.length, last.total]).toEqual([8, 5000]);
  });

  it('does not count when the client does not want the total', async () => {
    const { documents, total } = await ask('users', [limit(2)], '&total=false');
    expect([documents.length, total]).toEqual([2, 0]);
    expect((await ask('users', [limit(2)], '&total=true')).total).toBe(PEOPLE + 1);
  });
});

describe('selecting attributes', () => {
  const always = [
    '$id',
    '$sequence',
    '$databaseId',
    '$collectionId',
    '$createdAt',
    '$updatedAt',
    '$permissions',
  ];
  const select = (...values: string[]) => ({ method: 'select', values });

  it.each([
    ['one attribute', [select('name')], ['name']],
    ['two', [select('name', 'price')], ['name', 'price']],
    ['two queries', [select('name'), select('price')], ['name', 'price']],
    ['only what is always shown', [select('$id', '$permissions', '$collectionId')], []],
  ])('%s', async (_what, queries, expected) => {
    const [dish] = (await ask('dishes', [...queries, limit(1)])).documents;
    expect(Object.keys(dish as Shown)).toEqual([...always, ...expected]);
    const text = queries
      .map((each, n) => `queries[${n}]=${encodeURIComponent(JSON.stringify(each))}`)
      .join('&');
    const alone = await kitchen.send(chef, 'GET', `${at('dishes', 'samosa')}?${text}`);
    expect(Object.keys(alone.json())).toEqual([...always, ...expected]);
  });

  it('the selection * returns all attributes', async () => {
    const [all] = (await ask('dishes', [limit(1)])).documents;
    const [starred] = (await ask('dishes', [select('*'), limit(1)])).documents;
    expect(starred).toEqual(all);
  });
});
