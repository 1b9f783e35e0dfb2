import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { ADDRESS, DISHES } from './placing.ts';

/** The size of the pool in server/db/connection.ts. */
const POOL = 10;
const BARE = `insert into bare (id, created, updated, permissions, creator, fingerprint, "userId", "totalAmount", subtotal,
  "deliveryFee", tax, "paymentMethod", items, address, "imgUrl", "customerName", "customerEmail", "orderedOn", number)
  values ($1, now(), now(), $2, $3, $4, $3, 56300, 49800, 4000, 2500, 'cod', $5, $6, $7, $8, $9, now(), nextval('orders_number'))`;

/** Bare transactions that insert a row like an order into a table like that of orders: what a placement is compared with. */
export async function openBareInserts(url: string) {
  const pool = new pg.Pool({ connectionString: url, max: POOL });
  await pool.query('create table bare (like orders including all)');
  return {
    async insert(lane: number): Promise<void> {
      const client = await pool.connect();
      const who = `customer${lane}`;
      const permissions = ['read', 'update', 'delete'].map((action) => `${action}("user:${who}")`);
      const items = JSON.stringify(DISHES.slice(0, 1));
      const values = [randomUUID(), permissions, who, 'x'.repeat(44), items, ADDRESS, '', 'Person', 'a@b.in'];
      await client.query('begin');
      await client.query({ name: 'bare', text: BARE, values });
      await client.query('commit');
      client.release();
    },
    close: () => pool.end(),
  };
}
