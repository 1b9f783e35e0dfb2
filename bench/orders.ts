/**
 * A whole order placement (request, session, prices, cart, order, commit to disk) against one bare transaction that
 * inserts a row of the same table with the same driver, pool and concurrency.
 */
import { randomUUID } from 'node:crypto';
import type { Request } from 'autocannon';
import pg from 'pg';
import { customer, DOCUMENTS, PASSWORD, PROJECT, withKitchen } from './parts/kitchen.ts';
import { lanes, load } from './parts/load.ts';
import { compare, measure } from './parts/rounds.ts';

const CONNECTIONS = 32;
/** As many as server/db/connection.ts opens. */
const POOL = 10;
const BARE = `insert into bare (id, created, updated, permissions, creator, fingerprint, "userId", "totalAmount", subtotal,
  "deliveryFee", tax, "paymentMethod", items, address, "imgUrl", "customerName", "customerEmail", "orderedOn", number)
  values ($1, now(), now(), $2, $3, $4, $3, 56300, 49800, 4000, 2500, 'cod', $5, $6, $7, $8, $9, now(), nextval('orders_number'))`;
const ADDRESS = '4, MG Road, Pune, Maharashtra, 411001';
const ITEMS = [{ DishID: 'ghar-ki-thali', name: 'Ghar Ki Thali', quantity: 2, price: 249, image: '' }];

function placement(): string {
  const items = ITEMS.map((item) => JSON.stringify(item));
  const data = { items, paymentMethod: 'cod', address: ADDRESS, totalAmount: 563 };
  return JSON.stringify({ documentId: randomUUID(), data });
}

async function insertBare(pool: pg.Pool, lane: number): Promise<void> {
  const client = await pool.connect();
  const who = `customer${lane}`;
  const permissions = ['read', 'update', 'delete'].map((action) => `${action}("user:${who}")`);
  const items = JSON.stringify(ITEMS);
  const values = [randomUUID(), permissions, who, 'x'.repeat(44), items, ADDRESS, '', 'Person', 'a@b.in'];
  await client.query('begin');
  await client.query({ name: 'bare', text: BARE, values });
  await client.query('commit');
  client.release();
}

await withKitchen(async (kitchen) => {
  const people: Record<string, string>[] = [];
  for (let n = 0; n < CONNECTIONS; n++) people.push(await customer(kitchen, `customer${n}`));

  /** One customer a connection, each asking the same thing over and over. */
  const each = (name: string, request: Request) => ({
    name,
    round(duration: number) {
      let next = 0;
      return load({
        url: kitchen.origin,
        connections: CONNECTIONS,
        duration,
        setupClient: (client) => client.setRequests([{ ...request, headers: people[next++] ?? {} }]),
      });
    },
  });

  const pool = new pg.Pool({ connectionString: kitchen.databaseUrl, max: POOL });
  await pool.query('create table bare (like orders including all)');
  await compare(
    each('order placement', {
      method: 'POST',
      path: DOCUMENTS('orders'),
      setupRequest: (request) => ({ ...request, body: placement() }),
    }),
    { name: 'bare begin; insert; commit', round: (s) => lanes(CONNECTIONS, s, (n) => insertBare(pool, n)) },
  );
  await pool.end();

  await measure(each('cart list, signed in', { method: 'GET', path: DOCUMENTS('carts') }));
  const body = JSON.stringify({ email: 'customer0@example.in', password: PASSWORD });
  await measure({
    name: 'sign in',
    round: (duration) =>
      load({
        url: kitchen.origin,
        connections: 4,
        duration,
        setupClient: (client) =>
          client.setRequests([
            {
              method: 'POST',
              path: '/v1/account/sessions/email',
              headers: { ...PROJECT, 'content-type': 'application/json' },
              body,
            },
          ]),
      }),
  });
});
