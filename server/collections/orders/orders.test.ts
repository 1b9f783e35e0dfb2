import { beforeEach, describe, expect, it } from 'vitest';
import { sql } from '#server/db/sql-template.ts';
import { closeAfterAll } from '#tests/close-after-all.ts';
import { at, openKitchen, type Person, VISITOR } from '#tests/kitchen.ts';

const thali = { DishID: 'ghar-ki-thali', quantity: 1, price: 249 };
const line = (over: object = {}) => JSON.stringify({ ...thali, ...over });
const placement = (items: string[], over: object = {}) => ({
  data: { items, paymentMethod: 'cod', address: '4, MG Road, Pune', ...over },
});

async function place(who: Person, id: string, body: { data: object }) {
  return kitchen.send(who, 'POST', at('orders'), { documentId: id, ...body });
}

const kitchen = await closeAfterAll(openKitchen());
const asha = await kitchen.customer('asha');
const chef = await kitchen.admin();
await place(asha, 'first', placement([line()]));

beforeEach(() => kitchen.database.execute(sql`delete from carts`));

describe('placing an order', () => {
  // ORDER-1
  it('uses the server’s prices, copies the dishes, empties the cart and publishes events, whatever the client sends', async () => {
    await kitchen.create(asha, 'carts', { dishId: 'ghar-ki-thali', quantity: 2 }, 'line1');
    kitchen.takeEvents();
    const lying = {
      totalAmount: 1,
      number: 7,
      userId: 'chef',
      customerName: 'Somebody',
      orderedOn: '2001-01-01T00:00:00.000Z',
    };
    const answer = await place(asha, 'order1', placement([line({ quantity: 2, name: 'Gold' })], lying));
    expect(answer.statusCode).toBe(201);
    const order = answer.json();
    expect(order).toMatchObject({
      $id: 'order1',
      number: expect.any(Number),
      userId: 'asha',
      subtotal: 498,
      deliveryFee: 40,
      tax: 25,
      totalAmount: 563,
      customerName: 'Person asha',
      customerEmail: 'asha@example.in',
      address: '4, MG Road, Pune',
    });
    expect(order.number).toBeGreaterThan(1001);
    expect(await kitchen.database.query(sql`select min(number) as first from orders`)).toEqual([
      { first: 1001 },
    ]);
    expect(order.items.map((item: string) => JSON.parse(item))).toEqual([
      {
        DishID: 'ghar-ki-thali',
        name: 'Ghar Ki Thali',
        quantity: 2,
        price: 249,
        image: '/images/ghar-ki-thali.webp',
      },
    ]);
    expect(new Date(order.orderedOn).getFullYear()).toBeGreaterThan(2001);
    expect(kitchen.takeEvents()).toEqual(['orders create order1', 'carts delete line1']);
    const cart = await kitchen.list(asha, 'carts');
    expect(cart.json().total).toBe(0);
  });

  // ORDER-3
  it('creates one order when the same request arrives ten times at once', async () => {
    const before = (await kitchen.list(asha, 'orders')).json().total;
    const body = placement([line()]);
    kitchen.takeEvents();
    const answers = await Promise.all(Array.from({ length: 10 }, () => place(asha, 'same', body)));
    expect(answers.map((answer) => answer.statusCode)).toEqual(Array(10).fill(201));
    expect(new Set(answers.map((answer) => answer.body)).size).toBe(1);
    const ofOrders = kitchen.takeEvents().filter((event) => event.startsWith('orders'));
    expect(ofOrders).toEqual(['orders create same']);
    const after = (await kitchen.list(asha, 'orders')).json().total;
    expect(after).toBe(before + 1);
  });

  // ORDER-21
  it('gives every order a higher number than the ones before', async () => {
    const numbers: number[] = [];
    for (const id of ['number-a', 'number-b', 'number-a', 'number-c']) {
      numbers.push((await place(asha, id, placement([line()]))).json().number);
    }
    const [first = 0, second = 0, repeated, third] = numbers;
    expect(first).toBeGreaterThan(1000);
    expect([second > first, repeated, Number(third) > second]).toEqual([true, first, true]);
  });

  it('gives a repeated request the first answer, even after a price has changed', async () => {
    const body = placement([line({ DishID: 'phulka', price: 49 })]);
    const first = await place(asha, 'early', body);
    await kitchen.change(chef, 'dishes', 'phulka', { price: 55 });
    const again = await place(asha, 'early', body);
    expect(again.statusCode).toBe(201);
    expect(again.json()).toEqual(first.json());
  });

  it('refuses a used id for other content or another person', async () => {
    await place(asha, 'taken', placement([line()]));
    const other = await place(asha, 'taken', placement([line({ quantity: 3 })]));
    expect([other.statusCode, other.json().type]).toEqual([409, 'document_already_exists']);
    const ravi = await kitchen.customer('ravi');
    const theirs = await place(ravi, 'taken', placement([line()]));
    expect([theirs.statusCode, theirs.json().type]).toEqual([409, 'document_already_exists']);
  });

  // ORDER-4
  it('is refused with the dish’s name when its price has changed', async () => {
    await kitchen.create(asha, 'carts', { dishId: 'samosa', quantity: 1 }, 'line2');
    kitchen.takeEvents();
    const answer = await place(asha, 'stale', placement([line({ DishID: 'samosa', price: 50 })]));
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({
      type: 'order_price_changed',
      message: expect.stringContaining('Punjabi Samosa (3 pieces) is now ₹59'),
    });
    expect(kitchen.takeEvents()).toEqual([]);
    expect((await kitchen.list(asha, 'carts')).json().total).toBe(1);
    expect((await kitchen.read(asha, 'orders', 'stale')).statusCode).toBe(404);
  });

  it.each([
    ['an unavailable dish', { DishID: 'masala-chai', price: 39 }, 409, 'Masala Chai'],
    ['a dish that never was', { DishID: 'unicorn', price: 39, name: 'Unicorn' }, 409, 'Unicorn'],
  ])('is refused with the dish’s name for %s', async (_what, wanted, status, name) => {
    await kitchen.change(chef, 'dishes', 'masala-chai', { isAvailable: false });
    const answer = await place(asha, 'cannot', placement([line(wanted)]));
    expect(answer.statusCode).toBe(status);
    expect(answer.json().type).toBe('order_dish_unavailable');
    expect(answer.json().message).toContain(name);
  });

  it.each([
    ['no lines', { items: [] }, 400, 'order_empty'],
    ['no items at all', { paymentMethod: 'cod' }, 400, 'document_invalid_structure'],
    ['text that is no JSON', { items: ['{'] }, 400, 'document_invalid_structure'],
    ['a quantity of 0', { items: [line({ quantity: 0 })] }, 400, 'document_invalid_structure'],
    ['a quantity of 1.5', { items: [line({ quantity: 1.5 })] }, 400, 'document_invalid_structure'],
    [
      'a payment nobody takes',
      { items: [line()], paymentMethod: 'cowries' },
      400,
      'document_invalid_structure',
    ],
    ['no address anywhere', { items: [line()] }, 400, 'general_argument_invalid'],
    ['an unknown attribute', { items: [line()], rebate: 100 }, 400, 'document_invalid_structure'],
  ])('refuses %s', async (_what, data, status, type) => {
    kitchen.takeEvents();
    const answer = await place(asha, 'odd', { data });
    expect([answer.statusCode, answer.json().type]).toEqual([status, type]);
    expect(kitchen.takeEvents()).toEqual([]);
  });

  // ORDER-6
  it('requires a login', async () => {
    const answer = await place(VISITOR, 'nobody', placement([line()]));
    expect([answer.statusCode, answer.json().type]).toEqual([401, 'user_unauthorized']);
  });

  it('has free delivery only above the amount in the settings', async () => {
    const answer = await place(asha, 'feast', placement([line({ quantity: 3 })]));
    expect(answer.json()).toMatchObject({ subtotal: 747, deliveryFee: 0 });
  });
});
