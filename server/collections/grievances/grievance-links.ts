import { createHmac, timingSafeEqual } from 'node:crypto';
import { readServerKey } from '#server/db/server-keys.ts';
import type { Sql } from '#server/db/sql.ts';

/**
 * The secret in the mails about a complaint. It opens the complaint for reading, without signing in. It is an HMAC of the
 * complaint's id with a key of the server, so it is the same in every mail about it and is not stored.
 */
async function grievanceSecret(db: Sql, id: string): Promise<string> {
  const key = await readServerKey(db, 'grievance-links');
  return createHmac('sha256', key).update(id).digest('base64url');
}

/** Whether a text is the secret of the complaint; compared in constant time. */
export async function isGrievanceSecret(db: Sql, id: string, secret: string): Promise<boolean> {
  const right = Buffer.from(await grievanceSecret(db, id));
  const given = Buffer.from(secret);
  return given.length === right.length && timingSafeEqual(given, right);
}

/** The path of the page that shows a complaint to whoever has the mail about it. */
export async function grievancePath(
  db: Sql,
  { id, ticket }: { id: string; ticket: string },
): Promise<string> {
  const query = new URLSearchParams({ ticket, secret: await grievanceSecret(db, id) });
  return `/complaint?${query.toString()}`;
}
