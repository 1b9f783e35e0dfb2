import { expect, it } from 'vitest';
import { sql } from '#server/db/sql-template.ts';
import { closeAfterAll } from '#tests/close-after-all.ts';
import { PASSWORD, VISITOR } from '#tests/kitchen.ts';
import { openOrderKitchen } from '#tests/order-kitchen.ts';

const kitchen = await closeAfterAll(openOrderKitchen());

const ask = (phone: string, who = kitchen.cook) =>
  kitchen.send(who, 'GET', `/orders/customers?phone=${encodeURIComponent(phone)}`);

interface Known {
  userId: string;
  orders: { $id: string }[];
}
const known = async (phone: string): Promise<Known[]> => (await ask(phone)).json().customers;

// PHONE-8
it('a phone customer is found by the number in any notation, with the latest orders first', async () => {
  async function phoned(customerPhone: string, documentId: string) {
    const items = [JSON.stringify({ DishID: 'samosa', quantity: 1 })];
    const data = { channel: 'staff', items, customerPhone, customerName: 'Meera', address: '7, Hill Road' };
    const answer = await kitchen.create(kitchen.cook, 'orders', data, documentId);
    expect(answer.statusCode).toBe(201);
    return answer.json();
  }
  const { userId } = await phoned('9844000001', 'first');
  await phoned('9844000001', 'second');
  expect(await known('98440 00001')).toMatchObject([
    { userId, name: 'Meera', phoneOnly: true, isProven: false },
  ]);
  const [customer] = await known('+919844000001');
  expect(customer?.orders.map(({ $id }) => $id)).toEqual(['second', 'first']);
});

// PHONE-8
it('the holder of the number comes before accounts that only list it, and closed accounts are left out', async () => {
  const number = 9_844_000_002;
  const names = async (id: string) => {
    const who = await kitchen.customer(id);
    await kitchen.change(who, 'users', id, { phone: number });
    return who;
  };
  await names('claims');
  const closed = await names('closed');
  const proven = await kitchen.customer('proven');
  await kitchen.send(proven, 'PATCH', '/account/phone', { phone: `+91${number}`, password: PASSWORD });
  await kitchen.database.execute(sql`update accounts set phone_verified = true where id = 'proven'`);
  await kitchen.send(closed, 'PATCH', '/account/status');
  expect(await known(String(number))).toMatchObject([
    { userId: 'proven', isProven: true, orders: [] },
    { userId: 'claims', isProven: false, phoneOnly: false },
  ]);
});

it('an unknown number finds no customer', async () => {
  expect(await known('9844999999')).toEqual([]);
});

// PHONE-8
it.each([
  ['visitor', 401],
  ['customer', 401],
  ['rider', 401],
  ['cook', 200],
  ['manager', 200],
  ['owner', 200],
] as const)('a %s who asks for the customers of a number is answered with %i', async (who, status) => {
  const { asha: customer, rider, cook, manager, owner } = kitchen;
  const people = { visitor: VISITOR, customer, rider, cook, manager, owner };
  expect((await ask('9844000001', people[who])).statusCode).toBe(status);
});

it.each(['12', 'Meera', '', '9'.repeat(40)])('%o is refused as a number', async (phone) => {
  const answer = await ask(phone);
  expect([answer.statusCode, answer.json().type]).toEqual([400, 'general_argument_invalid']);
});
