import { createHmac } from 'node:crypto';
import { CODE_DIGITS } from '#domain/hand-over/code.ts';
import { readServerKey } from '#server/db/server-keys.ts';
import type { Sql } from '#server/db/sql.ts';

const BITS = 48;

/**
 * The code with which an order's customer says that they have it (DOOR-1). It follows from the order's id and a key of the
 * server, so it is not stored anywhere, and no document, event, export or log can contain it (decision 99).
 */
export async function codeOf(db: Sql, orderId: string): Promise<string> {
  const key = await readServerKey(db, 'hand-over-codes');
  const digest = createHmac('sha256', key).update(orderId).digest();
  const number = digest.readUIntBE(0, BITS / 8) % 10 ** CODE_DIGITS;
  return String(number).padStart(CODE_DIGITS, '0');
}
