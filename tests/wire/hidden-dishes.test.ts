import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { equal, type Kitchen, openKitchen, type Person, VISITOR } from '#tests/kitchen.ts';
import { listen, startListening } from './realtime-client.ts';

const DISHES = 'databases.rasoi.collections.dishes.documents';
const DATA = { name: 'Undhiyu', description: 'Surti', menuId: 'snacks', imgUrl: '/x.webp', price: 180 };

let kitchen: Kitchen;
let origin: string;
let customers: Person[];
let staff: Person[];
let chef: Person;

beforeAll(async () => {
  kitchen = await openKitchen();
  origin = await startListening(kitchen);
  chef = await kitchen.admin();
  customers = [VISITOR, await kitchen.customer('asha')];
  staff = [chef, await kitchen.staff('manager'), await kitchen.staff('kitchen')];
  await kitchen.create(chef, 'dishes', { ...DATA, isHidden: true }, 'undhiyu');
});
afterAll(() => kitchen.close());

/** The total of a list of dishes. */
const total = async (who: Person, ...queries: object[]): Promise<number> =>
  (await kitchen.list(who, 'dishes', ...queries)).json().total;

// ADMIN-146
describe('a hidden dish', () => {
  it('is no document, is in no list and in no search for customers, also after others have asked', async () => {
    const search = { method: 'search', attribute: 'searchText', values: ['undhiyu'] };
    const [all, open] = [await total(chef), await total(chef, equal('isHidden', false))];
    expect(all).toBe(open + 1);
    for (const who of customers) {
      expect((await kitchen.read(who, 'dishes', 'undhiyu')).statusCode).toBe(404);
      expect(await total(who)).toBe(open);
      for (const query of [
        equal('name', 'Undhiyu'),
        equal('$id', 'undhiyu'),
        equal('isHidden', true),
        search,
      ])
        expect(await total(who, query)).toBe(0);
    }
    for (const who of staff) {
      expect((await kitchen.read(who, 'dishes', 'undhiyu')).statusCode).toBe(200);
      expect(await total(who)).toBe(all);
      expect(await total(who, search)).toBe(1);
    }
    expect(await total(VISITOR)).toBe(open);
  });

  it('can not be added to a cart, and is not named to whoever tries', async () => {
    const [, asha] = customers;
    const added = await kitchen.create(asha ?? VISITOR, 'carts', { dishId: 'undhiyu' }, 'line');
    expect([added.statusCode, added.json().type]).toEqual([409, 'cart_dish_gone']);
    expect(added.body).not.toContain('Undhiyu');
  });

  it('is on no page and not in the site map', async () => {
    for (const url of ['/menu', '/sitemap.xml'])
      expect((await kitchen.app.server.inject({ url })).body).not.toContain('ndhiyu');
  });

  it('is told of to people at work alone, until it is opened', async () => {
    const listeners = await Promise.all(
      [...customers, chef].map((who) => listen(origin, who, DISHES, 'documents', `${DISHES}.undhiyu`)),
    );
    const [visitor, customer, admin] = listeners;
    await kitchen.change(chef, 'dishes', 'undhiyu', { price: 190 });
    await kitchen.change(chef, 'dishes', 'undhiyu', { isHidden: false });
    await vi.waitFor(() => {
      for (const each of listeners) expect(each.events()).toContain(`${DISHES}.undhiyu.update`);
    });
    const heard = [visitor, customer, admin].map((each) =>
      each?.events().filter((name) => name.startsWith(DISHES)),
    );
    expect(heard.map((names) => names?.length)).toEqual([1, 1, 2]);
    expect((await kitchen.read(VISITOR, 'dishes', 'undhiyu')).json()).toMatchObject({ price: 190 });
    for (const { socket } of listeners) socket.terminate();
  });

  it('goes from customers, their carts and pages when it is hidden again, as if it were deleted', async () => {
    const [, asha = VISITOR] = customers;
    await kitchen.create(asha, 'carts', { dishId: 'undhiyu' }, 'line');
    const listeners = await Promise.all([...customers, chef].map((who) => listen(origin, who, DISHES)));
    await kitchen.change(chef, 'dishes', 'undhiyu', { isHidden: true, price: 999 });
    const heard = () =>
      listeners.map((each) => each.events().filter((name) => name.startsWith(`${DISHES}.undhiyu.`)));
    await vi.waitFor(() =>
      expect(heard()).toEqual([
        [`${DISHES}.undhiyu.delete`],
        [`${DISHES}.undhiyu.delete`],
        [`${DISHES}.undhiyu.update`],
      ]),
    );
    expect(listeners[0]?.messages.at(-1)).toMatchObject({ data: { payload: { price: 190 } } });
    for (const { socket } of listeners) socket.terminate();
    expect((await kitchen.read(VISITOR, 'dishes', 'undhiyu')).statusCode).toBe(404);
    expect((await kitchen.read(asha, 'carts', 'line')).json()).toMatchObject({ isAvailable: false });
    for (const collection of ['favourites', 'dishAlerts'] as const) {
      const marked = await kitchen.create(asha, collection, { dishId: 'undhiyu' }, 'mine');
      expect([marked.statusCode, marked.json().type]).toEqual([409, 'cart_dish_gone']);
    }
    expect((await kitchen.app.server.inject({ url: '/menu' })).body).not.toContain('ndhiyu');
  });
});
