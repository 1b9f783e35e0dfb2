import { randomUUID } from 'node:crypto';
import type { Request } from 'autocannon';
import { DOCUMENTS } from './kitchen.ts';

/** Requests that place orders, as the cart of the site sends them. */

export const ADDRESS = '4, MG Road, Pune, Maharashtra, 411001';
export const DISHES = [
  { DishID: 'ghar-ki-thali', name: 'Ghar Ki Thali', quantity: 2, price: 249, image: '' },
  { DishID: 'masala-dosa', name: 'Masala Dosa', quantity: 1, price: 129, image: '' },
];

/** A request that creates a document with an id of its own. */
export const withNewId = (request: Request, data: object): Request => ({
  ...request,
  body: JSON.stringify({ documentId: randomUUID(), data }),
});

/** @param more attributes beside those of every order */
export const placing = (dishes: typeof DISHES, more: object = {}): Request => ({
  method: 'POST',
  path: DOCUMENTS('orders'),
  setupRequest: (request) =>
    withNewId(request, {
      items: dishes.map((item) => JSON.stringify(item)),
      paymentMethod: 'cod',
      address: ADDRESS,
      totalAmount: 563,
      ...more,
    }),
});
