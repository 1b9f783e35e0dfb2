import { expect, it } from 'vitest';
import { at } from '#tests/kitchen.ts';
import { openOrderKitchen, waitUntilNoon } from '#tests/order-kitchen.ts';

// LEDGER-19
it('the day’s close has what came from balances and house accounts as lines of their own, and no drawer has it', async () => {
  const kitchen = await openOrderKitchen();
  await waitUntilNoon(kitchen);
  await kitchen.setKitchen({ orderMode: 'board' });
  await kitchen.setSection('ledger', { isOn: true });
  const customer = await kitchen.customer('payer');
  const ahead = { userId: customer.id, kind: 'payment', paidBy: 'cash', credit: 100 };
  await kitchen.create(kitchen.manager, 'ledgerEntries', ahead, 'ahead');
  const allowed = { data: { houseLimit: 1000, houseRhythm: 'weekly' } };
  await kitchen.send(kitchen.manager, 'PATCH', at('users', customer.id), allowed);
  const read = async () => {
    const { totals } = (await kitchen.send(kitchen.owner, 'GET', '/day')).json();
    const methods: { method: string; received: { amount: number } }[] = totals.methods.map((text: string) =>
      JSON.parse(text),
    );
    const of = (name: string) => methods.find(({ method }) => method === name)?.received.amount ?? 0;
    return { balance: of('balance'), house: of('house'), drawers: totals.drawers };
  };
  const before = await read();
  const items = [JSON.stringify({ DishID: 'samosa', quantity: 4, price: 59 })];
  const asked = { items, address: '4, MG Road, Pune', paymentMethod: 'house', fromBalance: 100 };
  const placed = await kitchen.create(customer, 'orders', asked, 'both');
  expect(placed.statusCode, placed.body).toBe(201);
  const total = placed.json().totalAmount;
  expect(await read()).toEqual({
    balance: before.balance + 100,
    house: before.house + total - 100,
    drawers: before.drawers,
  });
  await kitchen.close();
});
