import { sql } from 'drizzle-orm';
import type { NewAccount } from '#server/accounts/new-accounts.ts';
import type { Work } from '#server/documents/collection.ts';
import { Failure } from '#server/http/failure.ts';

// Anybody may ask for a code to any address. An account made right then would be nobody's, and would stand in the way of
// the address's owner who wants to sign up; so it is made when the code is used.

/** A person without an account who has asked for a code or link to sign in: the address it was sent to. */
export type NewcomerAddress = { email: string } | { phone: string };

/** Milliseconds a newcomer is remembered: as long as the secret that lives longest. */
const REMEMBERED = 3_600_000;

/**
 * Remembers a newcomer by the id that their account will have. An address that asked before keeps its first id.
 * @returns the id
 * @throws Failure user_already_exists when the id belongs to somebody else
 */
export async function rememberNewcomer(work: Work, id: string, address: NewcomerAddress): Promise<string> {
  const { email = null, phone = null } = address as { email?: string; phone?: string };
  await work.sql.execute(sql`delete from newcomers where expires <= ${work.now}`);
  const expires = new Date(work.now.getTime() + REMEMBERED);
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

/** The account to create for a newcomer who has proven their address. Forgets the newcomer. */
export async function newcomerAccount(work: Work, id: string): Promise<NewAccount | undefined> {
  const [newcomer] = await work.sql.query<{ email: string | null; phone: string | null }>(
    sql`delete from newcomers where id = ${id} returning email, phone`,
  );
  if (!newcomer) return undefined;
  const { email, phone } = newcomer;
  if (email !== null) return { id, email, emailVerification: true, ownerKnown: true };
  return phone === null ? undefined : { id, phone, phoneVerified: true };
}
