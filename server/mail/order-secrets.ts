import { createHmac, timingSafeEqual } from 'node:crypto';
import { readServerKey } from '#server/db/server-keys.ts';
import type { Sql } from '#server/db/sql.ts';

/**
 * The secret in the mails about an order. It opens the order's page for reading, without signing in. It is an HMAC of the
 * order's id with a key of the server, so it is the same in every mail about the order and is not stored.
 */
export async function orderSecret(db: Sql, orderId: string): Promise<string> {
  const key = await readServerKey(db, 'order-links');
  return createHmac('sha256', key).update(orderId).digest('base64url');
}

/** Whether a text is the secret of the order; compared in constant time. */
export async function isOrderSecret(db: Sql, orderId: string, secret: string): Promise<boolean> {
  const right = Buffer.from(await orderSecret(db, orderId));
  const given = Buffer.from(secret);
  return given.length === right.length && timingSafeEqual(given, right);
}
