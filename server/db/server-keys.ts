import { randomBytes } from 'node:crypto';
import type { Database } from '#server/db/connection.ts';
import type { Sql } from '#server/db/sql.ts';
import { sql } from './sql-template.ts';

const KEY_BYTES = 32;

/**
 * Reads the server's 256-bit key of this name, and creates it the first time. It is the same for all instances and after
 * restarts.
 */
export async function readServerKey(db: Sql, name: string): Promise<Buffer> {
  const find = async () => {
    const [found] = await db.query<{ key: Buffer }>(
      sql`select key from server_keys where name = ${name}`,
      'server key',
    );
    return found?.key;
  };
  const known = await find();
  if (known) return known;
  await db.execute(
    sql`insert into server_keys (name, key) values (${name}, ${randomBytes(KEY_BYTES)}) on conflict do nothing`,
  );
  const made = await find();
  if (!made) throw new Error(`The key ${name} could not be stored`);
  return made;
}

/** Returns a function that reads the key once and then remembers it. */
export function serverKey(database: Database, name: string): () => Promise<Buffer> {
  let known: Buffer | undefined;
  return async () => {
    known ??= await readServerKey(database, name);
    return known;
  };
}
