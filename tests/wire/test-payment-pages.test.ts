import { afterAll, beforeAll, expect, it } from 'vitest';
import { sql } from '#server/db/sql-template.ts';
import { type OrderKitchen, openOrderKitchen } from '#tests/order-kitchen.ts';

// What pages say of orders by a test payment, with the pages as they were built (`npm run build`).

const TEST = 'TEST, no money';

let kitchen: OrderKitchen;
beforeAll(async () => {
  kitchen = await openOrderKitchen({}, { withPages: true });
  await kitchen.setKitchen({ orderMode: 'board', acceptWithinMinutes: 1_000 });
  await kitchen.setSection('tax', { sellerKind: 'regular', gstin: '27AAPFU0939F1ZV', state: '27' });
});
afterAll(() => kitchen.close());

/** A page as its customer sees it, without the data and texts that are sent with it. */
async function page(path: string): Promise<string> {
  const cookie = `a_session_rasoi=${kitchen.asha.session}`;
  const { body } = await kitchen.app.server.inject({ url: path, headers: { cookie } });
  return body.replace(/<script.*?<\/script>/gs, '');
}

// PAY-7, PAY-9
it('the pages of an order by a test payment and of its invoice say so', async () => {
  const [test, real] = [await kitchen.place(kitchen.asha, { paymentMethod: 'card' }), await kitchen.place()];
  for (const path of [`/orders/${test}`, `/orders/${test}/invoice`, '/orders'])
    expect(await page(path)).toContain(TEST);
  expect(await page(`/orders/${test}/invoice`)).not.toContain('The invoice is issued when');
  for (const path of [`/orders/${real}`, `/orders/${real}/invoice`])
    expect(await page(path)).not.toContain(TEST);
});

// PAY-7, PAY-9
it('an invoice that was issued before tests were told apart says so', async () => {
  const id = await kitchen.place();
  await kitchen.walk(id, 'accepted', 'preparing', 'ready');
  const [invoice] = await kitchen.ofOrder<{ number: string }>('invoices', id);
  const path = `/orders/${id}/invoice`;
  expect(await page(path)).toContain(`${invoice?.number}`);
  expect(await page(path)).not.toContain(TEST);
  await kitchen.database.execute(sql`update orders set "testPayment" = true where id = ${id}`);
  const shown = await page(path);
  expect(shown).toContain(`${invoice?.number}`);
  expect(shown).toContain(TEST);
});
