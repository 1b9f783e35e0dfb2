import { Account, AppwriteException, Client, Databases, ID, type Models, Query } from 'appwrite';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Kitchen, openKitchen, PASSWORD } from '#tests/kitchen.ts';
import { openBrowser } from './browser.ts';

// The unmodified official SDK against a running server.

interface Dish extends Models.Document {
  name: string;
  price: number;
  menuId: string;
  type: string;
}
interface Line extends Models.Document {
  dishId: string;
  quantity: number;
  price: number;
}
interface Order extends Models.Document {
  items: string[];
  totalAmount: number;
}

let kitchen: Kitchen;
let origin: string;

beforeAll(async () => {
  kitchen = await openKitchen();
  origin = await kitchen.app.server.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => kitchen.close());
afterEach(() => {
  vi.unstubAllGlobals();
});

function sdk() {
  const client = new Client().setEndpoint(`${origin}/v1`).setProject('rasoi');
  return { client, account: new Account(client), databases: new Databases(client) };
}

const refused = (code: number, type: string, message: string | RegExp = /./) =>
  expect.objectContaining({
    name: 'AppwriteException',
    code,
    type,
    message: typeof message === 'string' ? message : expect.stringMatching(message),
  });

describe.each(['fallback header', 'cookies'] as const)(
  'a customer whose session is kept by %s',
  (browser) => {
    beforeEach(() => openBrowser(browser));

    async function signedUp() {
      const mine = sdk();
      const id = ID.unique();
      const email = `${id}@Example.in`;
      await mine.account.create(id, email, PASSWORD, 'Meera');
      await mine.account.createEmailPasswordSession(email, PASSWORD);
      return { ...mine, id, email };
    }

    it('signs up, logs in, is recognised and logs out', async () => {
      const { account } = sdk();
      const id = ID.unique();
      const made = await account.create(id, `${id}@Example.in`, PASSWORD, 'Meera');
      expect(made).toMatchObject({
        $id: id,
        email: `${id}@example.in`,
        name: 'Meera',
        prefs: {},
        status: true,
      });
      await expect(account.get()).rejects.toEqual(refused(401, 'general_unauthorized_scope'));

      const session = await account.createEmailPasswordSession(`${id}@example.in`, PASSWORD);
      expect(session).toMatchObject({ userId: id, provider: 'email', current: true, secret: '' });
      expect(await account.get()).toMatchObject({ $id: id, name: 'Meera' });
      expect((await account.getSession('current')).$id).toBe(session.$id);
      expect((await account.listSessions()).sessions.map((each) => each.$id)).toEqual([session.$id]);
      await expect(account.createEmailPasswordSession(`${id}@example.in`, PASSWORD)).rejects.toEqual(
        refused(401, 'user_session_already_exists'),
      );

      await account.deleteSession('current');
      await expect(account.get()).rejects.toEqual(
        refused(401, 'general_unauthorized_scope', 'User (role: guests) missing scope (account)'),
      );
    });

    it('fills a cart, changes it, orders, and sees the order', async () => {
      const { databases, id } = await signedUp();
      const add = (dishId: string, quantity: number) =>
        databases.createDocument('rasoi', 'carts', ID.unique(), { dishId, quantity });
      const lines = () => databases.listDocuments<Line>('rasoi', 'carts', [Query.equal('userId', id)]);

      const thali = await add('ghar-ki-thali', 1);
      expect((await add('ghar-ki-thali', 2)).$id).toBe(thali.$id);
      const chai = await add('masala-chai', 1);
      expect(chai).toMatchObject({ dishId: 'masala-chai', quantity: 1, price: 39 });
      const set = await databases.updateDocument<Line>('rasoi', 'carts', thali.$id, { quantity: 2 });
      expect(set.quantity).toBe(2);
      await databases.deleteDocument('rasoi', 'carts', chai.$id);
      expect((await lines()).documents.map((line) => [line.dishId, line.quantity])).toEqual([
        ['ghar-ki-thali', 2],
      ]);

      const placement = {
        items: [
          JSON.stringify({ DishID: 'ghar-ki-thali', name: 'Thali', quantity: 2, price: 249, image: '' }),
        ],
        paymentMethod: 'cod',
        address: '4, MG Road, Pune',
        totalAmount: 563,
      };
      const orderId = ID.unique();
      const order = await databases.createDocument('rasoi', 'orders', orderId, placement);
      expect(order).toMatchObject({ $id: orderId, userId: id, totalAmount: 563, customerName: 'Meera' });
      expect(await databases.createDocument('rasoi', 'orders', orderId, placement)).toEqual(order);
      expect((await lines()).total).toBe(0);
      const mine = await databases.listDocuments<Order>('rasoi', 'orders', [
        Query.equal('userId', id),
        Query.orderDesc('orderedOn'),
        Query.limit(500),
      ]);
      expect(mine).toEqual({ total: 1, documents: [order] });
      expect(await databases.getDocument<Order>('rasoi', 'orders', orderId)).toEqual(order);
    });

    it('gets the message about a changed price', async () => {
      const { databases } = await signedUp();
      const items = [JSON.stringify({ DishID: 'phulka', quantity: 1, price: 40 })];
      await expect(
        databases.createDocument('rasoi', 'orders', ID.unique(), { items, address: 'Pune' }),
      ).rejects.toEqual(refused(409, 'order_price_changed', /Phulka.*₹49/));
    });
  },
);

describe('a session that the app stores itself', () => {
  it('is sent by setSession', async () => {
    const ravi = await kitchen.customer('ravi');
    const { client, account } = sdk();
    client.setSession(ravi.session);
    expect((await account.get()).$id).toBe('ravi');
  });
});

describe('lists by SDK', () => {
  let all: Dish[];
  const list = (queries: string[]) => sdk().databases.listDocuments<Dish>('rasoi', 'dishes', queries);
  const byPrice = (a: Dish, b: Dish) => b.price - a.price || Number(a.$sequence) - Number(b.$sequence);

  beforeAll(async () => {
    all = (await list([Query.limit(100)])).documents;
  });

  it('contain the whole menu in its order, or 25 dishes of it', async () => {
    expect(all.length).toBe(33);
    expect(all[0]).toMatchObject({ $id: 'ghar-ki-thali', $databaseId: 'rasoi', $collectionId: 'dishes' });
    expect(await list([])).toEqual({ total: 33, documents: all.slice(0, 25) });
  });

  it.each<[string, string[], (dish: Dish) => boolean]>([
    ['equal', [Query.equal('menuId', 'curries')], (dish) => dish.menuId === 'curries'],
    [
      'equal to any',
      [Query.equal('menuId', ['rice', 'breads'])],
      ({ menuId }) => menuId === 'rice' || menuId === 'breads',
    ],
    ['equal to the other spelling', [Query.equal('type', 'nonVeg')], (dish) => dish.type === 'non-veg'],
    ['notEqual', [Query.notEqual('type', 'veg')], (dish) => dish.type === 'non-veg'],
    ['between', [Query.between('price', 89, 129)], ({ price }) => price >= 89 && price <= 129],
    ['lessThan', [Query.lessThan('price', 59)], (dish) => dish.price < 59],
    ['greaterThanEqual', [Query.greaterThanEqual('price', 289)], (dish) => dish.price >= 289],
    ['startsWith', [Query.startsWith('name', 'Masala')], (dish) => dish.name.startsWith('Masala')],
    ['contains', [Query.contains('name', 'Paratha')], (dish) => dish.name.includes('Paratha')],
    ['search', [Query.search('name', 'chicken')], (dish) => dish.name.includes('Chicken')],
    ['isNotNull', [Query.isNotNull('imgUrl'), Query.equal('$id', 'phulka')], (dish) => dish.$id === 'phulka'],
    [
      'or',
      [Query.or([Query.equal('menuId', 'drinks'), Query.greaterThan('price', 300)])],
      (dish) => dish.menuId === 'drinks' || dish.price > 300,
    ],
    [
      'and within or',
      [
        Query.or([
          Query.and([Query.equal('menuId', 'rice'), Query.lessThan('price', 110)]),
          Query.equal('$id', 'samosa'),
        ]),
      ],
      (dish) => (dish.menuId === 'rice' && dish.price < 110) || dish.$id === 'samosa',
    ],
    [
      'several at once',
      [Query.equal('type', 'veg'), Query.lessThanEqual('price', 69)],
      (dish) => dish.type === 'veg' && dish.price <= 69,
    ],
  ])('filter by %s', async (_what, queries, wanted) => {
    const expected = all.filter(wanted);
    expect(expected.length).toBeGreaterThan(0);
    expect(expected.length).toBeLessThan(all.length);
    expect(await list([...queries, Query.limit(100)])).toEqual({
      total: expected.length,
      documents: expected,
    });
  });

  it('page by offset and cursor, in the requested order', async () => {
    const sorted = [...all].sort(byPrice);
    const order = [Query.orderDesc('price'), Query.limit(10)];
    const first = await list(order);
    expect(first).toEqual({ total: 33, documents: sorted.slice(0, 10) });
    expect((await list([...order, Query.offset(10)])).documents).toEqual(sorted.slice(10, 20));
    const last = first.documents.at(-1)?.$id ?? '';
    const next = await list([...order, Query.cursorAfter(last)]);
    expect(next).toEqual({ total: 33, documents: sorted.slice(10, 20) });
    const back = await list([...order, Query.cursorBefore(next.documents[0]?.$id ?? '')]);
    expect(back.documents).toEqual(first.documents);
  });

  it('contain the selected attributes', async () => {
    const { documents } = await list([Query.select(['name', 'price']), Query.limit(1)]);
    const { name, price } = all[0] as Dish;
    const own = Object.entries(documents[0] ?? {}).filter(([key]) => !key.startsWith('$'));
    expect(Object.fromEntries(own)).toEqual({ name, price });
    expect(documents[0]?.$id).toBe('ghar-ki-thali');
  });
});

describe('refusals', () => {
  it.each<[string, () => Promise<unknown>, unknown]>([
    [
      'a wrong password',
      () => sdk().account.createEmailPasswordSession('nobody@example.in', PASSWORD),
      refused(401, 'user_invalid_credentials', 'Invalid credentials. Please check the email and password.'),
    ],
    [
      'an unknown collection',
      () => sdk().databases.listDocuments('rasoi', 'thieves'),
      refused(404, 'collection_not_found'),
    ],
    [
      'an unknown document',
      () => sdk().databases.getDocument('rasoi', 'dishes', 'unicorn'),
      refused(404, 'document_not_found'),
    ],
    [
      'an unknown attribute',
      () => sdk().databases.listDocuments('rasoi', 'dishes', [Query.equal('smell', 'good')]),
      refused(400, 'general_query_invalid', 'Invalid query: Attribute not found in schema: smell'),
    ],
    [
      'a visitor’s cart',
      () => sdk().databases.createDocument('rasoi', 'carts', ID.unique(), { dishId: 'samosa' }),
      refused(401, 'user_unauthorized'),
    ],
    [
      'a weak password',
      () => sdk().account.create(ID.unique(), 'weak@example.in', 'abcdef', 'W'),
      refused(400, 'general_argument_invalid', /^Invalid `password` param: ./),
    ],
    [
      'an unknown project',
      () => new Account(new Client().setEndpoint(`${origin}/v1`).setProject('other')).get(),
      refused(404, 'project_not_found'),
    ],
  ])('reach the app as the SDK’s own exception: %s', async (_what, call, expected) => {
    const thrown = await call().catch((error: unknown) => error);
    expect(thrown).toBeInstanceOf(AppwriteException);
    expect(thrown).toEqual(expected);
    expect(JSON.parse((thrown as AppwriteException).response)).toMatchObject({
      type: (thrown as AppwriteException).type,
      version: expect.stringMatching(/^\d/),
    });
  });
});

describe('the server', () => {
  it('answers the SDK’s ping, and reports whether it reaches its database', async () => {
    expect(await sdk().client.ping()).toEqual({ message: 'Pong!' });
    const health = await fetch(`${origin}/v1/health`);
    expect(await health.json()).toMatchObject({ status: 'pass', ping: expect.any(Number) });
  });
});
