import { describe, expect, it } from 'vitest';
import { closeAfterAll } from '#tests/close-after-all.ts';
import { at, openKitchen, type Person } from '#tests/kitchen.ts';

const thali = JSON.stringify({ DishID: 'ghar-ki-thali', quantity: 1, price: 249 });

async function query(who: Person, collection: string, ...queries: object[]) {
  const search = queries.map((each, n) => `queries[${n}]=${encodeURIComponent(JSON.stringify(each))}`);
  return kitchen.send(who, 'GET', `${at(collection)}?${search.join('&')}`);
}

const kitchen = await closeAfterAll(openKitchen());
const asha = await kitchen.customer('asha');
const ravi = await kitchen.customer('ravi');
const chef = await kitchen.admin();
for (const who of [asha, ravi]) {
  await kitchen.create(who, 'orders', { items: [thali], address: '4, MG Road, Pune' }, `order-of-${who.id}`);
  await kitchen.create(who, 'carts', { dishId: 'samosa', quantity: 1 }, `line-of-${who.id}`);
}
kitchen.takeEvents();

describe('isAdmin', () => {
  const ways: [string, string, string, (data: object) => object][] = [
    ['create', 'POST', at('users'), (data) => ({ documentId: 'asha', data })],
    ['update', 'PATCH', at('users', 'asha'), (data) => ({ data })],
    ['upsert', 'PUT', at('users', 'asha'), (data) => ({ data })],
  ];

  // ADMIN-2
  it.each(ways)('can’t be set by a customer by %s', async (_way, method, path, body) => {
    const answer = await kitchen.send(
      asha,
      method,
      path,
      body({ name: 'Asha', city: 'Pune', isAdmin: true }),
    );
    expect([answer.statusCode, answer.json().type]).toEqual([401, 'user_unauthorized']);
    expect(kitchen.takeEvents()).toEqual([]);
    const profile = (await kitchen.read(chef, 'users', 'asha')).json();
    expect(profile).toMatchObject({ isAdmin: false, city: null });
  });

  it.each(ways)('may be sent back unchanged by %s', async (_way, method, path, body) => {
    const answer = await kitchen.send(asha, method, path, body({ name: 'Asha', isAdmin: false }));
    expect(answer.statusCode).toBeLessThan(300);
    expect(answer.json().isAdmin).toBe(false);
    kitchen.takeEvents();
  });

  // ACCESS-4
  it('can be granted and removed by admins, and takes effect with the next request', async () => {
    const dearer = (price: number) => kitchen.change(asha, 'dishes', 'phulka', { price });
    expect((await dearer(50)).statusCode).toBe(401);

    const promoted = await kitchen.change(chef, 'users', 'asha', { isAdmin: true });
    expect(promoted.json().isAdmin).toBe(true);
    expect((await dearer(51)).statusCode).toBe(200);
    expect((await kitchen.send(asha, 'GET', '/account')).json().labels).toEqual(['admin']);
    expect((await kitchen.list(asha, 'orders')).json().total).toBe(2);

    await kitchen.change(chef, 'users', 'asha', { isAdmin: false });
    kitchen.takeEvents();
    expect((await dearer(52)).statusCode).toBe(401);
    expect((await kitchen.send(asha, 'GET', '/account')).json().labels).toEqual([]);
    expect((await kitchen.list(asha, 'orders')).json().total).toBe(1);
    expect(kitchen.takeEvents()).toEqual([]);
  });

  it('is kept when a replacement leaves it out', async () => {
    const answer = await kitchen.send(chef, 'PUT', at('users', 'chef'), { data: { name: 'Chef' } });
    expect(answer.json()).toMatchObject({ isAdmin: true, name: 'Chef' });
    kitchen.takeEvents();
  });

  it('is kept when an admin completes their own profile', async () => {
    const answer = await kitchen.create(chef, 'users', { city: 'Pune' }, 'chef');
    expect(answer.json()).toMatchObject({ isAdmin: true, city: 'Pune' });
    kitchen.takeEvents();
  });
});

// ACCESS-2
describe('attributes that only the server writes', () => {
  const lies = {
    users: {
      userId: 'ravi',
      email: 'ravi@example.in',
      emailVerification: true,
      createdAt: '2001-01-01T00:00:00.000Z',
      accessedAt: '2001-01-01T00:00:00.000Z',
      passwordUpdate: '2001-01-01T00:00:00.000Z',
    },
    carts: { cartId: 'x', userId: 'ravi', name: 'Gold', imgUrl: '/gold', price: 1, description: 'Gold' },
    dishes: { dishId: 'x', createdAt: '2001-01-01T00:00:00.000Z' },
    menus: { menuId: 'x', createdAt: '2001-01-01T00:00:00.000Z' },
  };
  const required = {
    users: { name: 'Asha' },
    carts: { dishId: 'samosa' },
    dishes: { name: 'Samosa', description: '', price: 59, menuId: 'snacks', imgUrl: '' },
    menus: { name: 'Snacks' },
  };
  /** A second line of the same dish would be one with the first. */
  const created = { ...required, carts: { dishId: 'phulka' } };
  const documents = [
    ['users', 'asha', () => asha],
    ['carts', 'line-of-asha', () => asha],
    ['dishes', 'samosa', () => chef],
    ['menus', 'snacks', () => chef],
  ] as const;

  it.each(documents)('can’t be changed in %s by PATCH or PUT', async (collection, id, who) => {
    const before = (await kitchen.read(who(), collection, id)).json();
    for (const method of ['PATCH', 'PUT']) {
      const data = { ...required[collection], ...lies[collection] };
      const answer = await kitchen.send(who(), method, at(collection, id), { data });
      expect(answer.statusCode).toBe(200);
      for (const name of Object.keys(lies[collection])) {
        expect([name, answer.json()[name]]).toEqual([name, before[name]]);
      }
    }
    kitchen.takeEvents();
  });

  it.each(documents)('can’t be set when creating one of %s', async (collection, id, who) => {
    const documentId = collection === 'users' ? id : 'created';
    const data = { ...created[collection], ...lies[collection] };
    const answer = await kitchen.create(who(), collection, data, documentId);
    expect(answer.statusCode).toBe(201);
    for (const [name, lie] of Object.entries(lies[collection])) {
      expect([name, answer.json()[name]]).not.toEqual([name, lie]);
    }
    kitchen.takeEvents();
  });
});

describe('lists of a person’s own documents', () => {
  const own = [
    ['users', 'asha', 'ravi'],
    ['orders', 'order-of-asha', 'order-of-ravi'],
  ] as const;

  // ACCESS-3
  it.each(own)('of %s neither count nor show other people’s documents', async (collection, mine, theirs) => {
    const everything = (await query(asha, collection)).json();
    expect(everything.documents.map((each: { $id: string }) => each.$id)).toEqual([mine]);
    expect(everything.total).toBe(1);

    const others = { method: 'notEqual', attribute: '$id', values: [mine] };
    const either = {
      method: 'or',
      values: [others, { method: 'equal', attribute: '$id', values: [theirs] }],
    };
    expect((await query(asha, collection, others)).json()).toEqual({ total: 0, documents: [] });
    expect((await query(asha, collection, either)).json()).toEqual({ total: 0, documents: [] });
    const beyond = await query(asha, collection, { method: 'offset', values: [1] });
    expect(beyond.json()).toEqual({ total: 1, documents: [] });
  });

  it.each(own)('of %s refuse a cursor at somebody else’s document', async (collection, mine, theirs) => {
    for (const method of ['cursorAfter', 'cursorBefore']) {
      const fine = await query(asha, collection, { method, values: [mine] });
      expect(fine.json()).toEqual({ total: 1, documents: [] });
      const answers = [];
      for (const id of [theirs, 'nowhere']) {
        const answer = await query(asha, collection, { method, values: [id] });
        answers.push(answer.body.replace(id, 'ID'));
        expect([answer.statusCode, answer.json().type]).toEqual([400, 'general_cursor_not_found']);
      }
      expect(answers[0]).toBe(answers[1]);
    }
  });

  // CART-15
  it('of cart lines show only the person’s own, even to admins', async () => {
    const theirs = { method: 'equal', attribute: 'userId', values: ['ravi'] };
    for (const who of [asha, chef]) {
      expect((await query(who, 'carts', theirs)).json()).toEqual({ total: 0, documents: [] });
    }
    expect((await query(ravi, 'carts', theirs)).json().total).toBe(1);
  });
});
