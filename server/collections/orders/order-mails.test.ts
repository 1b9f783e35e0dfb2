import { expect, it } from 'vitest';
import { sql } from '#server/db/sql-template.ts';
import { closeAfterAll } from '#tests/close-after-all.ts';
import { openKitchen } from '#tests/kitchen.ts';

const kitchen = await closeAfterAll(openKitchen({ PUBLIC_URL: 'https://rasoi.example' }));
const asha = await kitchen.customer('asha');
await kitchen.database.execute(sql`update users set "emailVerification" = true where id = 'asha'`);

const place = (id: string, over: object = {}) => {
  const items = [JSON.stringify({ DishID: 'ghar-ki-thali', name: 'Gold', quantity: 2, price: 249, ...over })];
  const data = { items, paymentMethod: 'upi', address: '4, MG Road, Pune', note: 'No onions' };
  return kitchen.create(asha, 'orders', data, id);
};

// ORDER-19
it('an order is confirmed by one mail with the server’s prices, even if the request is repeated', async () => {
  await Promise.all([place('order1'), place('order1'), place('order1')]);
  await place('order1');
  const mails = await kitchen.mails();
  expect(mails).toHaveLength(1);
  expect(mails[0]).toMatchObject({
    kind: 'order-confirmation',
    to: 'asha@example.in',
    subject: `Your Rasoi order #${(await place('order1')).json().number}`,
    status: 'queued',
  });
  for (const part of [
    'Ghar Ki Thali × 2: ₹498',
    'Total: ₹563',
    'Payment: UPI (TEST, no money)',
    '4, MG Road, Pune',
    'Your note: No onions',
  ]) {
    expect(mails[0]?.text).toContain(part);
  }
});

it('no mail is sent for a refused order', async () => {
  const before = await kitchen.mails();
  expect((await place('stale', { price: 1 })).statusCode).toBe(409);
  expect(await kitchen.mails()).toEqual(before);
});
