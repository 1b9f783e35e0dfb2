import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Database } from '#server/db/connection.ts';

const KEY_BYTES = 32;

async function keptKey(database: Database, name: string): Promise<Buffer> {
  await database.execute(
    sql`insert into server_keys (name, key) values (${name}, ${randomBytes(KEY_BYTES)}) on conflict do nothing`,
  );
  const [found] = await database.query<{ key: Buffer }>(
    sql`select key from server_keys where name = ${name}`,
  );
  if (!found) throw new Error(`The key ${name} was not kept`);
  return found.key;
}

/**
 * Gives a key of 256 bits that the kitchen made for itself. Made when it is first asked for, it is the same for all
 * instances and after every restart.
 */
export function serverKey(database: Database, name: string): () => Promise<Buffer> {
  let known: Buffer | undefined;
  return async () => {
    known ??= await keptKey(database, name);
    return known;
  };
}
