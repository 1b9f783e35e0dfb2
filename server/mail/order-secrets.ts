import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Sql } from '#server/db/connection.ts';
import { readServerKey } from '#server/db/server-keys.ts';

/**
 * Opens an order's page to whoever has the mail about it, without signing in and to read only. It is derived from the
 * order's id and a key of the server's own, so that every mail about an order holds the same and none is stored.
 */
export async function orderSecret(db: Sql, orderId: string): Promise<string> {
  const key = await readServerKey(db, 'order-links');
  return createHmac('sha256', key).update(orderId).digest('base64url');
}

/** Whether this is the secret of the order. */
export async function opensOrder(db: Sql, orderId: string, secret: string): Promise<boolean> {
  const right = Buffer.from(await orderSecret(db, orderId));
  const given = Buffer.from(secret);
  return given.length === right.length && timingSafeEqual(given, right);
}
