import { sql } from 'drizzle-orm';
import { adoptPhoneCustomer } from '#server/collections/phone-customers.ts';
import { users } from '#server/collections/users.ts';
import type { Work } from '#server/documents/collection.ts';
import type { Session } from '#server/documents/session.ts';
import type { UnitOfWork } from '#server/documents/unit-of-work.ts';
import { equal } from '#server/documents/where.ts';
import { Failure } from '#server/http/failure.ts';
import { endSessions } from './sessions.ts';
import { revokeTokens } from './tokens.ts';

// Anybody can sign up with an address or a number of somebody else. Whoever is first to prove that it is theirs gets
// the account, and everything that somebody else could open it with is removed from it.

/** An account's row, locked until the end of the transaction. */
export interface LockedAccount {
  id: string;
  active: boolean;
  password: string | null;
  phone: string | null;
  phoneVerified: boolean;
  /** Whether password and sessions provably belong to the reader of the account's e-mail. */
  ownerKnown: boolean;
}

/**
 * Locks an account against changes of its sign-in data; undefined when there is none. A unit of work that changes
 * sign-in data locks the account first, so that such works cannot deadlock.
 */
export async function lockAccount(work: Work, id: string): Promise<LockedAccount | undefined> {
  const [account] = await work.sql.query<LockedAccount>(
    sql`select id, active, password, phone, phone_verified as "phoneVerified", owner_known as "ownerKnown"
      from accounts where id = ${id} for no key update`,
    'lock account',
  );
  return account;
}

/**
 * Locks the account of the session that asks for a change, and checks that the session still exists: it may have
 * ended since the request began, and its request must not change an account that has passed to somebody else.
 * @throws Failure general_unauthorized_scope when the session has ended
 */
export async function lockAccountOf(
  work: Work,
  session: Pick<Session, 'id' | 'account'>,
): Promise<LockedAccount> {
  const account = await lockAccount(work, session.account);
  const [goesOn] = await work.sql.query(
    sql`select 1 from sessions where id = ${session.id} and account = ${session.account}`,
    'session goes on',
  );
  if (!account || !goesOn) throw new Failure('general_unauthorized_scope');
  return account;
}

/** Removes all sign-in data of an account and every secret that was sent for it. */
async function removeLogins(work: UnitOfWork, { id }: LockedAccount): Promise<void> {
  await work.sql.execute(
    sql`update accounts set password = null, mfa = false, totp_secret = null, totp_verified = false,
      totp_step = null, recovery_codes = null where id = ${id}`,
  );
  // No event here: the caller's change of the profile emits one.
  await work.sql.execute(sql`update users set "passwordUpdate" = null where id = ${id}`);
  await work.sql.execute(sql`delete from identities where "userId" = ${id}`);
  await revokeTokens(work, id);
  await endSessions(work, id);
  work.emitAccountEvent(id, 'update.owner');
}

/**
 * Gives the account to a person who has just used a secret sent to its e-mail address without being signed in. Unless
 * the owner was known before, all other sign-in data is removed, including the number. The caller marks the address
 * as verified.
 */
export async function handOverByEmail(work: UnitOfWork, account: LockedAccount): Promise<void> {
  if (!account.ownerKnown) {
    await removeLogins(work, account);
    await work.sql.execute(
      sql`update accounts set phone = null, phone_verified = false where id = ${account.id}`,
    );
  }
  await confirmOwner(work, account);
}

/**
 * Gives the account to a person who has just used a code sent to its number. As `handOverByEmail`, but an unproven
 * address is removed as well if the number was unproven. Marks the number as verified, and gives the account what the
 * kitchen keeps by it.
 */
export async function handOverByPhone(work: UnitOfWork, account: LockedAccount): Promise<void> {
  if (!account.phoneVerified) {
    await removeLogins(work, account);
    await work.updateWhere(users, equal(users.fields.id, account.id), {
      email: null,
      emailVerification: false,
    });
  }
  await markPhoneProven(work, account);
}

/** Marks an account's number as verified, and gives the account what the kitchen keeps by it. */
export async function markPhoneProven(work: UnitOfWork, { id, phone }: LockedAccount): Promise<void> {
  await work.sql.execute(sql`update accounts set phone_verified = true where id = ${id}`);
  if (phone !== null) await adoptPhoneCustomer(work, id, phone);
}

/**
 * Records that the holder of a session reads the account's e-mail. A number that was only claimed no longer opens the
 * account.
 */
export async function confirmOwner(work: Work, { id, ownerKnown }: LockedAccount): Promise<void> {
  if (ownerKnown) return;
  await work.sql.execute(sql`update accounts set owner_known = true where id = ${id}`);
  await work.sql.execute(
    sql`delete from tokens using accounts a where a.id = tokens.account and a.id = ${id}
      and tokens.kind = 'phone' and not a.phone_verified`,
  );
}
