import { sql } from 'drizzle-orm';
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

/** An account's own row, locked for the rest of the work. */
export interface LockedAccount {
  id: string;
  active: boolean;
  password: string | null;
  phone: string | null;
  phoneVerified: boolean;
  /** Whether password and sessions are known to be those of the person who reads the account's e-mail. */
  ownerKnown: boolean;
}

/**
 * Locks an account against changes of what opens it; undefined when there is none. A work that changes sign-in data
 * locks the account before anything else, so that such works never wait for one another in a ring.
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
 * Locks the account of a session that asks for a change. A session may end between the beginning of a request and its
 * work: what its holder asked for must not happen to the account once it is somebody else's.
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

/** Removes everything that opens an account, and every secret that is under way to it. */
async function removeLogins(work: UnitOfWork, { id }: LockedAccount): Promise<void> {
  await work.sql.execute(
    sql`update accounts set password = null, mfa = false, totp_secret = null, totp_verified = false,
      totp_step = null, recovery_codes = null where id = ${id}`,
  );
  // Its event is that of the change the caller makes to the profile.
  await work.sql.execute(sql`update users set "passwordUpdate" = null where id = ${id}`);
  await work.sql.execute(sql`delete from identities where "userId" = ${id}`);
  await revokeTokens(work, id);
  await endSessions(work, id);
  work.emitAccountEvent(id, 'update.owner');
}

/**
 * For somebody who has just used a secret that was sent to the account's e-mail address, without being signed in:
 * the account is theirs. Unless its owner was known before, everything else that opens it is removed, the number
 * included. The caller marks the address as verified.
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
 * For somebody who has just used a code that was sent to the account's number, which nobody had proven: as
 * `handOverByEmail`, and the address goes, which nobody has proven either. Marks the number as verified.
 */
export async function handOverByPhone(work: UnitOfWork, account: LockedAccount): Promise<void> {
  if (!account.phoneVerified) {
    await removeLogins(work, account);
    await work.updateWhere(users, equal(users.fields.id, account.id), {
      email: null,
      emailVerification: false,
    });
  }
  await work.sql.execute(sql`update accounts set phone_verified = true where id = ${account.id}`);
}

/**
 * For the holder of one of the account's sessions who has shown that they read its e-mail. A number that was only
 * claimed does not open the account from then on.
 */
export async function confirmOwner(work: Work, { id, ownerKnown }: LockedAccount): Promise<void> {
  if (ownerKnown) return;
  await work.sql.execute(sql`update accounts set owner_known = true where id = ${id}`);
  await work.sql.execute(
    sql`delete from tokens using accounts a where a.id = tokens.account and a.id = ${id}
      and tokens.kind = 'phone' and not a.phone_verified`,
  );
}
