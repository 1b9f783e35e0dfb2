import type { Models } from 'appwrite';
import { expect } from 'vitest';
import type { Row, Walk } from './walk.ts';

const DB = 'rasoi';

interface Dish extends Models.Document {
  name: string;
  price: number;
  menuId: string;
  type: string;
}

/** Every query builder of version 18 on the menu, with the dishes it should find. */
const found: [string, (query: Walk['version']['Query']) => string, (dish: Dish) => boolean][] = [
  ['equal', (q) => q.equal('menuId', 'curries'), ({ menuId }) => menuId === 'curries'],
  [
    'equal to any',
    (q) => q.equal('menuId', ['rice', 'breads']),
    ({ menuId }) => /^(rice|breads)$/.test(menuId),
  ],
  ['notEqual', (q) => q.notEqual('type', 'veg'), ({ type }) => type === 'non-veg'],
  ['lessThan', (q) => q.lessThan('price', 59), ({ price }) => price < 59],
  ['lessThanEqual', (q) => q.lessThanEqual('price', 59), ({ price }) => price <= 59],
  ['greaterThan', (q) => q.greaterThan('price', 289), ({ price }) => price > 289],
  ['greaterThanEqual', (q) => q.greaterThanEqual('price', 289), ({ price }) => price >= 289],
  ['between', (q) => q.between('price', 89, 129), ({ price }) => price >= 89 && price <= 129],
  ['startsWith', (q) => q.startsWith('name', 'Masala'), ({ name }) => name.startsWith('Masala')],
  ['endsWith', (q) => q.endsWith('name', 'Paratha'), ({ name }) => name.endsWith('Paratha')],
  ['contains', (q) => q.contains('name', 'Paratha'), ({ name }) => name.includes('Paratha')],
  ['search', (q) => q.search('name', 'chicken'), ({ name }) => name.includes('Chicken')],
  ['isNull', (q) => q.isNull('createdAt'), () => false],
  ['isNotNull', (q) => q.isNotNull('name'), () => true],
  [
    'or',
    (q) => q.or([q.equal('menuId', 'drinks'), q.greaterThan('price', 300)]),
    ({ menuId, price }) => menuId === 'drinks' || price > 300,
  ],
  [
    'and',
    (q) => q.and([q.equal('menuId', 'rice'), q.lessThan('price', 110)]),
    ({ menuId, price }) => menuId === 'rice' && price < 110,
  ],
];

async function dishes({ version, visitor }: Walk, ...queries: string[]) {
  const list = await visitor().databases.listDocuments<Dish>(DB, 'dishes', [
    ...queries,
    ...(queries.some((query) => query.includes('limit')) ? [] : [version.Query.limit(100)]),
  ]);
  return { ...list, ids: list.documents.map(({ $id }) => $id) };
}

/** Documents and rows (WIRE-6 and WIRE-12). */
export const documentRows: Row[] = [
  {
    name: 'creates, reads, changes, counts up and down, and deletes a document',
    async run({ sdk, me, tag, version }) {
      const { databases } = sdk;
      const id = `line-${tag}`;
      const made = await databases.createDocument(DB, 'carts', id, { dishId: 'samosa', quantity: 2 });
      expect(made).toMatchObject({
        $id: id,
        $databaseId: DB,
        $collectionId: 'carts',
        userId: me.id,
        quantity: 2,
      });
      expect(typeof made.$sequence).toBe(version.sequence);
      expect(await databases.getDocument(DB, 'carts', id)).toEqual(made);
      const sent: object = { ...made, quantity: 3 };
      // A fetched document may be sent back unchanged.
      expect(await databases.updateDocument(DB, 'carts', id, sent)).toMatchObject({
        quantity: 3,
      });
      expect(await databases.incrementDocumentAttribute(DB, 'carts', id, 'quantity', 2)).toMatchObject({
        quantity: 5,
      });
      expect(await databases.decrementDocumentAttribute(DB, 'carts', id, 'quantity')).toMatchObject({
        quantity: 4,
      });
      await databases.deleteDocument(DB, 'carts', id);
      await expect(databases.getDocument(DB, 'carts', id)).rejects.toMatchObject({
        type: 'document_not_found',
      });
    },
  },
  {
    name: 'puts a document, and puts another in its place',
    async run({ kitchen, as, tag }) {
      const { databases } = as(await kitchen.admin(`chef-${tag}`));
      const first = await databases.upsertDocument(DB, 'menus', `feasts-${tag}`, {
        name: 'Feasts',
        icon: 'x',
      });
      expect(first).toMatchObject({ $id: `feasts-${tag}`, name: 'Feasts', icon: 'x' });
      const second = await databases.upsertDocument(DB, 'menus', `feasts-${tag}`, { name: 'Feast' });
      expect(second).toMatchObject({ name: 'Feast', $createdAt: first.$createdAt });
      expect(second.icon).not.toBe('x');
      await databases.deleteDocument(DB, 'menus', `feasts-${tag}`);
    },
  },
  {
    name: 'finds by every query',
    async run(walk) {
      const all = (await dishes(walk)).documents;
      for (const [name, query, wanted] of found) {
        const expected = all.filter(wanted).map(({ $id }) => $id);
        expect([name, (await dishes(walk, query(walk.version.Query))).ids]).toEqual([name, expected]);
      }
    },
  },
  {
    name: 'orders, pages and selects',
    async run(walk) {
      const { Query } = walk.version;
      const byPrice = [Query.orderDesc('price'), Query.orderAsc('name')];
      const whole = (await dishes(walk, ...byPrice)).ids;
      const page = (...more: string[]) => dishes(walk, ...byPrice, Query.limit(5), ...more);
      expect((await page()).ids).toEqual(whole.slice(0, 5));
      expect((await page(Query.offset(5))).ids).toEqual(whole.slice(5, 10));
      expect((await page(Query.cursorAfter(String(whole[4])))).ids).toEqual(whole.slice(5, 10));
      expect((await page(Query.cursorBefore(String(whole[5])))).ids).toEqual(whole.slice(0, 5));
      expect((await page()).total).toBe(whole.length);
      const [dish] = (await page(Query.select(['name']))).documents;
      expect(Object.keys(dish ?? {}).filter((key) => !key.startsWith('$'))).toEqual(['name']);
      const one = await walk
        .visitor()
        .databases.getDocument(DB, 'dishes', 'samosa', [Query.select(['price'])]);
      expect(one).not.toHaveProperty('name');
    },
  },
  {
    name: 'does the same with rows of tables',
    only: 'newest',
    async run({ sdk, tag, version }) {
      const tables = sdk.newest?.tables;
      if (!tables) throw new Error('This version has no tables.');
      const place = { databaseId: DB, tableId: 'carts', rowId: `row-${tag}` };
      const made = await tables.createRow({ ...place, data: { dishId: 'phulka', quantity: 1 } });
      expect(made).toMatchObject({ $id: place.rowId, $tableId: 'carts', quantity: 1 });
      expect(typeof made.$sequence).toBe(version.sequence);
      const { rows, total } = await tables.listRows({ databaseId: DB, tableId: 'carts' });
      expect([total, rows]).toEqual([1, [made]]);
      const uncounted = await tables.listRows({ databaseId: DB, tableId: 'carts', total: false });
      expect([uncounted.total, uncounted.rows.length]).toEqual([0, 1]);
      expect(await tables.updateRow({ ...place, data: { quantity: 2 } })).toMatchObject({ quantity: 2 });
      expect(await tables.upsertRow({ ...place, data: { dishId: 'phulka', quantity: 3 } })).toMatchObject({
        quantity: 3,
      });
      expect(await tables.incrementRowColumn({ ...place, column: 'quantity', value: 4 })).toMatchObject({
        quantity: 7,
      });
      expect(await tables.decrementRowColumn({ ...place, column: 'quantity' })).toMatchObject({
        quantity: 6,
      });
      expect(await tables.getRow(place)).toMatchObject({ quantity: 6, $tableId: 'carts' });
      await tables.deleteRow(place);
      expect((await tables.listRows({ databaseId: DB, tableId: 'carts' })).total).toBe(0);
    },
  },
];
