import type { Database } from '#server/db/connection.ts';
import { seal, unseal } from '#server/db/sealing.ts';
import { readServerKey } from '#server/db/server-keys.ts';
import { sql } from '#server/db/sql-template.ts';

export interface PushKeys {
  /** The key with which browsers subscribe, so that only this server can send to them (base64url). */
  publicKey: string;
  privateKey: string;
}

/** The name of the key pair, and of the server key that seals its private key. */
const NAME = 'web-push';

/**
 * Returns a function that reads the key pair that identifies this server to push services (VAPID). The pair is created
 * on the first call, is shared by all instances, and must never change, because browsers subscribe with it.
 */
export function pushKeys(database: Database): () => Promise<PushKeys> {
  let known: PushKeys | undefined;

  async function find(key: Buffer): Promise<PushKeys | undefined> {
    const [found] = await database.query<{ publicKey: string; sealed: Buffer }>(
      sql`select public_key as "publicKey", sealed from push_keys where name = ${NAME}`,
      'push keys',
    );
    return found && { publicKey: found.publicKey, privateKey: unseal(key, NAME, found.sealed) };
  }

  return async () => {
    if (known) return known;
    const key = await readServerKey(database, NAME);
    known = await find(key);
    if (known) return known;
    const { default: webPush } = await import('web-push');
    const made = webPush.generateVAPIDKeys();
    await database.execute(
      sql`insert into push_keys (name, public_key, sealed)
        values (${NAME}, ${made.publicKey}, ${seal(key, NAME, made.privateKey)}) on conflict do nothing`,
    );
    known = await find(key);
    if (!known) throw new Error('The push keys could not be stored');
    return known;
  };
}
