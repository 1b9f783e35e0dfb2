import { Query } from 'appwrite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type OrderKitchen, openOrderKitchen } from '#tests/order-kitchen.ts';
import { shownOrder } from '#web/shared/orders/order-views.ts';

/** Bytes of an order of one dish in its customer's list, as JSON. Another dish adds some 150. */
const MOST_BYTES = 1000;

let kitchen: OrderKitchen;

beforeAll(async () => {
  kitchen = await openOrderKitchen();
});
afterAll(() => kitchen.close());

// ORDER-44
it('an order takes at most a kilobyte in the list of its customer', async () => {
  const items = [JSON.stringify({ DishID: 'ghar-ki-thali', quantity: 2, price: 249 })];
  await kitchen.place(kitchen.asha, { items });
  const queries = [Query.limit(5), Query.select([...shownOrder.attributes])];
  const address = `/databases/rasoi/collections/orders/documents?${new URLSearchParams(queries.map((query) => ['queries[]', query]))}`;
  const answer = await kitchen.send(kitchen.asha, 'GET', address);
  expect(answer.statusCode, answer.body).toBe(200);
  const [order] = answer.json().documents;
  expect(order.items).toHaveLength(1);
  expect(JSON.stringify(order).length).toBeLessThanOrEqual(MOST_BYTES);
});
