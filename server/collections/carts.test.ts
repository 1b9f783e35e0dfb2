import { beforeEach, describe, expect, it } from 'vitest';
import type { DocumentEvent } from '#server/documents/events.ts';
import { closeAfterAll } from '#tests/close-after-all.ts';
import { at, openKitchen, type Person, VISITOR } from '#tests/kitchen.ts';

interface Line {
  $id: string;
  dishId: string;
  quantity: number;
}

const add = (who: Person, dishId: string, quantity?: number, documentId = 'unique()') =>
  kitchen.create(who, 'carts', { dishId, ...(quantity !== undefined && { quantity }) }, documentId);
const set = (who: Person, id: string, data: object) => kitchen.change(who, 'carts', id, data);
const change = (dish: string, data: object) => kitchen.change(chef, 'dishes', dish, data);
const cartOf = async (who: Person): Promise<Line[]> => (await kitchen.list(who, 'carts')).json().documents;

const tooMany = 'At most 100 of one dish. For a larger feast, please call the kitchen.';
const kitchen = await closeAfterAll(openKitchen());
const asha = await kitchen.customer('asha');
const ravi = await kitchen.customer('ravi');
const chef = await kitchen.admin();

beforeEach(async () => {
  for (const who of [asha, ravi]) {
    for (const { $id } of await cartOf(who)) await kitchen.delete(who, 'carts', $id);
  }
  kitchen.takeEvents();
});

describe('adding to the cart', () => {
  // CART-2
  it('takes name and price from the dish, whatever the client sends', async () => {
    const answer = await kitchen.create(
      asha,
      'carts',
      {
        dishId: 'samosa',
        quantity: 2,
        name: 'Gold',
        price: 1,
        userId: 'ravi',
        cartId: 'x',
        imgUrl: 'x',
        isAvailable: false,
      },
      'line',
    );
    const samosa = (await kitchen.read(VISITOR, 'dishes', 'samosa')).json();
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toMatchObject({
      $id: 'line',
      cartId: 'line',
      userId: 'asha',
      dishId: 'samosa',
      quantity: 2,
      name: samosa.name,
      price: 59,
      imgUrl: '/images/samosa.webp',
      description: samosa.description,
      isAvailable: true,
    });
    expect(kitchen.takeEvents()).toEqual(['carts create line']);
  });

  // CART-1
  it('adds 1 by default, and increases an existing line', async () => {
    const first = (await add(asha, 'samosa', undefined, 'line')).json();
    expect(first.quantity).toBe(1);
    kitchen.takeEvents();
    const more = await add(asha, 'samosa', 3, 'another');
    expect([more.statusCode, more.json().$id, more.json().quantity]).toEqual([201, 'line', 4]);
    expect(kitchen.takeEvents()).toEqual(['carts update line']);
    expect(await cartOf(asha)).toHaveLength(1);
  });

  it('creates one line when a hundred adds arrive at once', async () => {
    const answers = await Promise.all(Array.from({ length: 100 }, () => add(asha, 'phulka')));
    expect(answers.map((answer) => answer.statusCode)).toEqual(Array(100).fill(201));
    const cart = await cartOf(asha);
    expect(cart.map(({ dishId, quantity }) => [dishId, quantity])).toEqual([['phulka', 100]]);
    expect(new Set(answers.map((answer) => answer.json().$id))).toEqual(new Set([cart[0]?.$id]));
    const events = kitchen.takeEvents();
    expect([events.length, new Set(events).size]).toEqual([100, 2]);

    const beyond = await add(asha, 'phulka');
    expect(beyond.json()).toMatchObject({ code: 400, type: 'cart_quantity_exceeded', message: tooMany });
    expect(kitchen.takeEvents()).toEqual([]);
    expect((await cartOf(asha))[0]?.quantity).toBe(100);
  });

  it('keeps the carts of two people separate, even at the same moment', async () => {
    await Promise.all(
      Array.from({ length: 40 }, (_, n) => add(n % 2 === 0 ? asha : ravi, n % 4 < 2 ? 'samosa' : 'phulka')),
    );
    for (const who of [asha, ravi]) {
      const cart = await cartOf(who);
      expect(cart.map(({ dishId, quantity }) => [dishId, quantity]).sort()).toEqual([
        ['phulka', 10],
        ['samosa', 10],
      ]);
    }
  });

  it.each<[string, object, number, string, string]>([
    [
      'a dish that never was',
      { dishId: 'unicorn' },
      409,
      'cart_dish_gone',
      'This dish is no longer on the menu',
    ],
    [
      'a dish that is not available',
      { dishId: 'mango-lassi' },
      409,
      'cart_dish_unavailable',
      'Mango Lassi is not available right now',
    ],
    [
      'no dish',
      { quantity: 1 },
      400,
      'document_invalid_structure',
      'Invalid document structure: Missing required attribute "dishId"',
    ],
    [
      '0',
      { dishId: 'samosa', quantity: 0 },
      400,
      'general_argument_invalid',
      'Invalid `quantity` param: Value must be at least 1',
    ],
    [
      'less than 0',
      { dishId: 'samosa', quantity: -3 },
      400,
      'general_argument_invalid',
      'Invalid `quantity` param: Value must be at least 1',
    ],
    [
      'half a dish',
      { dishId: 'samosa', quantity: 0.5 },
      400,
      'document_invalid_structure',
      'Invalid document structure: Attribute "quantity" has invalid type. Value must be an integer',
    ],
    ['101', { dishId: 'samosa', quantity: 101 }, 400, 'cart_quantity_exceeded', tooMany],
  ])('refuses %s', async (_what, data, status, type, message) => {
    await change('mango-lassi', { isAvailable: false });
    kitchen.takeEvents();
    const answer = await kitchen.create(asha, 'carts', data);
    expect(answer.json()).toEqual({ message, code: status, type, version: '1.7.0' });
    expect(kitchen.takeEvents()).toEqual([]);
    expect(await cartOf(asha)).toEqual([]);
  });

  it('requires a login', async () => {
    expect((await add(VISITOR, 'samosa')).json().type).toBe('user_unauthorized');
    expect(kitchen.takeEvents()).toEqual([]);
  });
});

describe('setting the quantity', () => {
  beforeEach(async () => {
    await add(asha, 'samosa', 2, 'line');
    kitchen.takeEvents();
  });

  it.each([1, 3, 100])('to %i changes the line', async (quantity) => {
    const answer = await set(asha, 'line', { quantity });
    expect([answer.statusCode, answer.json().quantity]).toEqual([200, quantity]);
    expect(kitchen.takeEvents()).toEqual(['carts update line']);
  });

  // CART-4
  it.each([0, -1, -1000])('to %i removes the line', async (quantity) => {
    const answer = await set(asha, 'line', { quantity });
    expect([answer.statusCode, answer.json().$id]).toEqual([200, 'line']);
    expect(kitchen.takeEvents()).toEqual(['carts delete line']);
    expect(await cartOf(asha)).toEqual([]);
    expect((await set(asha, 'line', { quantity: 1 })).json().type).toBe('document_not_found');
  });

  it('to 0 by PUT removes the line too', async () => {
    const data = { dishId: 'samosa', quantity: 0 };
    expect((await kitchen.send(asha, 'PUT', at('carts', 'line'), { data })).statusCode).toBe(200);
    expect(kitchen.takeEvents()).toEqual(['carts delete line']);
  });

  it.each([
    [{ quantity: 101 }, tooMany],
    [
      { quantity: '3' },
      'Invalid document structure: Attribute "quantity" has invalid type. Value must be an integer',
    ],
    [{ dishId: 'phulka' }, 'A cart line keeps its dish; remove it and add another'],
  ])('refuses %j', async (data, message) => {
    expect((await set(asha, 'line', data)).json()).toMatchObject({ code: 400, message });
    expect(kitchen.takeEvents()).toEqual([]);
    expect((await cartOf(asha))[0]).toMatchObject({ dishId: 'samosa', quantity: 2 });
  });

  it('is possible only for the owner', async () => {
    for (const who of [VISITOR, ravi, chef]) {
      expect((await set(who, 'line', { quantity: 0 })).json().type).toBe('user_unauthorized');
    }
    expect(kitchen.takeEvents()).toEqual([]);
  });
});

describe('while an order is being placed', () => {
  // ORDER-2
  it('an added dish is either part of the order or still in the cart', async () => {
    const gone: DocumentEvent[] = [];
    const made: DocumentEvent[] = [];
    const end = kitchen.app.events.subscribe((event) => {
      if (event.collection === 'carts' && event.action === 'delete') gone.push(event);
      if (event.collection === 'orders') made.push(event);
    });
    const dishes = ['samosa', 'phulka', 'pani-puri'];
    const prices = { samosa: 59, phulka: 49, 'pani-puri': 69 };
    const items = Object.entries(prices).map(([DishID, price]) =>
      JSON.stringify({ DishID, price, quantity: 1 }),
    );
    const place = (n: number) =>
      kitchen.create(
        asha,
        'orders',
        { items: n % 2 === 0 ? items : items.toReversed(), address: 'Pune' },
        `race-${n}`,
      );
    const touch = (n: number) => change(dishes[n % 3] as string, { description: `No. ${n}` });
    const answers = await Promise.all([
      ...Array.from({ length: 60 }, (_, n) => add(asha, dishes[n % 3] as string)),
      ...Array.from({ length: 12 }, (_, n) => place(n)),
      ...Array.from({ length: 12 }, (_, n) => touch(n)),
    ]);
    end();
    expect(answers.filter((answer) => answer.statusCode >= 300).map((answer) => answer.body)).toEqual([]);
    expect(made).toHaveLength(12);
    const left = (await cartOf(asha)).reduce((sum, { quantity }) => sum + quantity, 0);
    const ordered = gone.reduce((sum, { document }) => sum + Number(document.data.quantity), 0);
    expect(left + ordered).toBe(60);
  });
});
