import { expect, it } from 'vitest';
import { closeAfterAll } from '#tests/close-after-all.ts';
import { at, equal, openKitchen, type Person, VISITOR } from '#tests/kitchen.ts';

const kitchen = await closeAfterAll(openKitchen());
const chef = await kitchen.admin();
const asha = await kitchen.customer('asha');
const ravi = await kitchen.customer('ravi');

const data = { name: 'Patti', description: 'Crisp', price: 40, menuId: 'snacks', imgUrl: '/x.webp' };

// DISH-7
it('a deleted dish is removed from all carts, whose owners get a notice; orders keep it', async () => {
  const documents = async (who: Person, collection: string) =>
    (await kitchen.list(who, collection)).json().documents;
  await kitchen.create(chef, 'dishes', data, 'patti');
  const items = [JSON.stringify({ DishID: 'patti', quantity: 2, price: 40 })];
  const placed = await kitchen.create(
    asha,
    'orders',
    { items, paymentMethod: 'cod', address: '4, MG Road, Pune' },
    'first',
  );
  expect(placed.statusCode).toBe(201);
  for (const who of [asha, ravi]) {
    await kitchen.create(who, 'carts', { dishId: 'samosa' });
  }
  await kitchen.create(asha, 'carts', { dishId: 'patti' }, 'line');
  kitchen.takeEvents();

  expect((await kitchen.delete(chef, 'dishes', 'patti')).statusCode).toBe(204);
  const events = kitchen.takeEvents();
  const [notice, ...more] = await documents(asha, 'notices');
  expect(more).toEqual([]);
  expect(notice).toMatchObject({ userId: 'asha', dishName: 'Patti' });
  expect(events).toEqual(['carts delete line', `notices create ${notice.$id}`, 'dishes delete patti']);
  expect(await documents(ravi, 'notices')).toEqual([]);
  expect((await documents(asha, 'carts')).map((line: { dishId: string }) => line.dishId)).toEqual(['samosa']);
  expect((await documents(asha, 'orders'))[0].items).toHaveLength(1);

  expect((await kitchen.delete(asha, 'notices', notice.$id)).statusCode).toBe(204);
  expect(await documents(asha, 'notices')).toEqual([]);
});

// DISH-6
it.each(['non-veg', 'nonVeg'])(
  'the diet %s is stored in one spelling, whatever the client sends',
  async (type) => {
    const ways = [
      ['POST', at('dishes'), { documentId: `posted-${type}`, data: { ...data, type } }],
      ['PUT', at('dishes', `put-${type}`), { data: { ...data, type } }],
      ['PUT', at('dishes', 'samosa'), { data: { ...data, type } }],
      ['PATCH', at('dishes', 'phulka'), { data: { type } }],
    ] as const;
    for (const [method, path, body] of ways) {
      const answer = await kitchen.send(chef, method, path, body);
      expect([method, answer.json().type]).toEqual([method, 'non-veg']);
      const stored = await kitchen.read(VISITOR, 'dishes', answer.json().$id);
      expect(stored.json().type).toBe('non-veg');
    }
    const found = (await kitchen.list(VISITOR, 'dishes', equal('type', type))).json().documents;
    expect(found.map(({ $id }: { $id: string }) => $id)).toContain('phulka');
  },
);
