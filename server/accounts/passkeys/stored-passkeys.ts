import { uniqueId } from '#server/base/ids.ts';
import type { Sql } from '#server/db/sql.ts';
import { sql } from '#server/db/sql-template.ts';
import type { Work } from '#server/documents/collection.ts';

/** A passkey as its owner sees it. */
export interface Passkey {
  id: string;
  name: string;
  created: Date;
  lastUsed: Date | null;
}

/** The data of a passkey with which a signature is verified. */
export interface StoredCredential {
  id: string;
  account: string;
  credential: string;
  public_key: Buffer;
  counter: number;
  transports: string[];
}

/** How long a challenge is valid, while the person confirms at their device (milliseconds). */
const CHALLENGE_LIFETIME = 300_000;

/** The account's passkeys, oldest first. */
export function passkeysOf(db: Sql, account: string): Promise<Passkey[]> {
  return db.query<Passkey>(
    sql`select id, name, created, last_used as "lastUsed" from passkeys where account = ${account}
      order by created, id`,
  );
}

export async function findCredential(work: Work, credential: string): Promise<StoredCredential | undefined> {
  const [found] = await work.sql.query<StoredCredential>(
    sql`select id, account, credential, public_key, counter, transports from passkeys
      where credential = ${credential} for update`,
  );
  return found && { ...found, counter: Number(found.counter) };
}

/** Stores a challenge; returns its id. @param account for adding a passkey to it; null for signing in */
export async function storeChallenge(
  work: Work,
  { account, challenge }: { account: string | null; challenge: string },
): Promise<string> {
  const id = uniqueId();
  const expires = new Date(work.now.getTime() + CHALLENGE_LIFETIME);
  await work.sql.execute(sql`delete from passkey_challenges where expires <= ${work.now}`);
  await work.sql.execute(
    sql`insert into passkey_challenges (id, account, challenge, expires)
      values (${id}, ${account}, ${challenge}, ${expires})`,
  );
  return id;
}

/** Returns a challenge and deletes it, so that it works once. Undefined if it is unknown, used, expired or for another purpose. */
export async function takeChallenge(
  work: Work,
  { id, account }: { id: string; account: string | null },
): Promise<string | undefined> {
  const [taken] = await work.sql.query<{ challenge: string }>(
    sql`delete from passkey_challenges
      where id = ${id} and account is not distinct from ${account} and expires > ${work.now} returning challenge`,
  );
  return taken?.challenge;
}
