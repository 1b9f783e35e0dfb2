import type { NewAccount } from '#server/accounts/new-accounts.ts';
import { Failure } from '#server/base/failure.ts';
import { sql } from '#server/db/sql-template.ts';
import type { Work } from '#server/documents/collection.ts';

// Anybody may request a code to any address. An account created then would block the address's owner from signing up, so
// the account is created when the code is used. Until then the person is a newcomer.

/** The address to which a person without an account has requested a code or link. */
export type NewcomerAddress = { email: string } | { phone: string };

/** How long a newcomer is stored: as long as the longest-lived secret (milliseconds). */
const NEWCOMER_LIFETIME = 3_600_000;

/**
 * Stores a newcomer with the id for their future account. A repeated request for an address keeps its first id.
 * @returns the id
 * @throws Failure user_already_exists when an account has the id
 */
export async function rememberNewcomer(work: Work, id: string, address: NewcomerAddress): Promise<string> {
  const { email = null, phone = null } = address as { email?: string; phone?: string };
  await work.sql.execute(sql`delete from newcomers where expires <= ${work.now}`);
  const expires = new Date(work.now.getTime() + NEWCOMER_LIFETIME);
  const [known] = await work.sql.query<{ id: string }>(
    sql`update newcomers set expires = ${expires} where email = ${email} or phone = ${phone} returning id`,
  );
  if (known) return known.id;
  const [taken] = await work.sql.query(sql`select 1 from accounts where id = ${id}`);
  if (taken) throw new Failure('user_already_exists');
  await work.sql.execute(
    sql`insert into newcomers (id, email, phone, expires) values (${id}, ${email}, ${phone}, ${expires})`,
  );
  return id;
}

/** Deletes a newcomer who has proven their address, and returns the account to create for them. */
export async function takeNewcomer(work: Work, id: string): Promise<NewAccount | undefined> {
  const [newcomer] = await work.sql.query<{ email: string | null; phone: string | null }>(
    sql`delete from newcomers where id = ${id} returning email, phone`,
  );
  if (!newcomer) return undefined;
  const { email, phone } = newcomer;
  if (email !== null) return { id, email, emailVerification: true, ownerKnown: true };
  return phone === null ? undefined : { id, phone, phoneVerified: true };
}
