import { Failure } from '#server/base/failure.ts';
import { adoptPhoneCustomer } from '#server/collections/people/phone-customers.ts';
import { users } from '#server/collections/users.ts';
import { sql } from '#server/db/sql-template.ts';
import { changeOwnerInCollections } from '#server/documents/account-closing.ts';
import type { Work } from '#server/documents/collection.ts';
import type { Session } from '#server/documents/session.ts';
import type { UnitOfWork } from '#server/documents/unit-of-work.ts';
import { equal } from '#server/documents/where.ts';
import { loginsEnded } from '#server/mail/emails/account/logins-ended.ts';
import { enqueueMail } from '#server/mail/outbox.ts';
import { endSessions } from './sessions/sessions.ts';
import { revokeTokens } from './tokens.ts';

// Anybody can sign up with somebody else's e-mail address or phone number. The first person who proves that it is theirs
// gets the account; everything with which others could sign in to it is removed.

/** An account's row, locked until the end of the transaction. */
export interface LockedAccount {
  id: string;
  active: boolean;
  password: string | null;
  phone: string | null;
  phoneVerified: boolean;
  /** Whether the holder of the password and sessions has proven to read the account's e-mail. */
  ownerKnown: boolean;
}

/**
 * Locks an account until the end of the transaction; undefined when it does not exist. Every unit of work that changes
 * sign-in data locks the account first, so that two of them cannot deadlock.
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
 * Locks the session's account and checks that the session still exists. If it ended since the request began, the
 * account may belong to somebody else by now.
 * @throws Failure general_unauthorized_scope when the session has ended
 */
export async function lockAccountOf(
  work: Work,
  session: Pick<Session, 'id' | 'account'>,
): Promise<LockedAccount> {
  const account = await lockAccount(work, session.account);
  const [sessionExists] = await work.sql.query(
    sql`select 1 from sessions where id = ${session.id} and account = ${session.account}`,
    'session goes on',
  );
  if (!account || !sessionExists) throw new Failure('general_unauthorized_scope');
  return account;
}

/**
 * Removes all sign-in data of an account, its sessions, the secrets sent for it, and what its former holder left in it
 * (SAFE-83).
 */
async function removeFormerHolder(work: UnitOfWork, { id }: LockedAccount): Promise<void> {
  await work.sql.execute(
    sql`update accounts set password = null, mfa = false, totp_secret = null, totp_verified = false,
      totp_step = null, recovery_codes = null, prefs = '{}', devices_known_from = ${work.now} where id = ${id}`,
  );
  // Emits no document event, because the caller's update of the profile emits one.
  await work.sql.execute(sql`update users set "passwordUpdate" = null where id = ${id}`);
  await changeOwnerInCollections(work, id);
  await work.sql.execute(sql`delete from passkeys where account = ${id}`);
  await revokeTokens(work, id);
  await endSessions(work, id);
  work.emitAccountEvent(id, 'update.owner');
}

/** Whether somebody signs in to the account by a password or a session, who has to be told when these end. */
async function hasLogins(work: Work, { id, password }: LockedAccount): Promise<boolean> {
  if (password !== null) return true;
  const sessions = await work.sql.query(
    sql`select 1 from sessions where account = ${id} limit 1`,
    'any session',
  );
  return sessions.length > 0;
}

/** Tells the owner by mail, and on the page after signing in, that earlier logins have ended. */
export async function tellOfEndedLogins(work: Work, { id }: LockedAccount): Promise<void> {
  await work.sql.execute(sql`update accounts set logins_ended = true where id = ${id}`);
  const [profile] = await work.sql.query<{ email: string | null }>(
    sql`select email from users where id = ${id}`,
    'address of ended logins',
  );
  if (profile?.email)
    await enqueueMail(work, loginsEnded, { to: profile.email, addressProven: true, userId: id });
}

/**
 * Gives the account to a person who has used a secret sent to its e-mail address. Unless the owner was known before, all
 * other sign-in data is removed, including the phone number. The caller marks the address as verified.
 * @param isTheirs whether the person's browser already belongs to the account: then they are the one who set it up, and
 *   nothing is removed (SAFE-84)
 * @returns whether somebody could sign in before and no longer can
 */
export async function handOverByEmail(
  work: UnitOfWork,
  account: LockedAccount,
  isTheirs: boolean,
): Promise<boolean> {
  let haveLoginsEnded = false;
  if (!account.ownerKnown && !isTheirs) {
    haveLoginsEnded = await hasLogins(work, account);
    await removeFormerHolder(work, account);
    await work.sql.execute(
      sql`update accounts set phone = null, phone_verified = false where id = ${account.id}`,
    );
  }
  await markOwnerKnown(work, account);
  return haveLoginsEnded;
}

/**
 * Gives the account to a person who has used a code sent to its phone number. Unless the number was verified before, all
 * other sign-in data is removed, including the e-mail address. Then does what `markPhoneVerified` does.
 */
export async function handOverByPhone(work: UnitOfWork, account: LockedAccount): Promise<void> {
  if (!account.phoneVerified) {
    await removeFormerHolder(work, account);
    await work.updateWhere(users, equal(users.fields.id, account.id), {
      email: null,
      emailVerification: false,
    });
  }
  await markPhoneVerified(work, account);
}

/** Marks the account's phone number as verified. Moves documents that staff stored under the number to the account. */
export async function markPhoneVerified(work: UnitOfWork, { id, phone }: LockedAccount): Promise<void> {
  await work.sql.execute(sql`update accounts set phone_verified = true where id = ${id}`);
  if (phone !== null) await adoptPhoneCustomer(work, id, phone);
}

/**
 * Records that the holder of the password and sessions reads the account's e-mail. Codes sent to an unverified phone
 * number stop working.
 */
export async function markOwnerKnown(work: Work, { id, ownerKnown }: LockedAccount): Promise<void> {
  if (ownerKnown) return;
  await work.sql.execute(sql`update accounts set owner_known = true where id = ${id}`);
  await work.sql.execute(
    sql`delete from tokens using accounts a where a.id = tokens.account and a.id = ${id}
      and tokens.kind = 'phone' and not a.phone_verified`,
  );
}
