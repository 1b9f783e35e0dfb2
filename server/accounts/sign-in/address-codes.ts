import { randomInt, timingSafeEqual } from 'node:crypto';
import { type LockedAccount, lockAccount } from '#server/accounts/account-ownership.ts';
import { asAlreadyExists, createAccount } from '#server/accounts/new-accounts.ts';
import { endSessions } from '#server/accounts/sessions/sessions.ts';
import { Failure } from '#server/base/failure.ts';
import { uniqueId } from '#server/base/ids.ts';
import { users } from '#server/collections/users.ts';
import { retryOnUniqueViolation } from '#server/db/connection.ts';
import { hashSecret } from '#server/db/secret-hash.ts';
import type { Sql } from '#server/db/sql.ts';
import { sql } from '#server/db/sql-template.ts';
import { SYSTEM } from '#server/documents/actor.ts';
import type { Session } from '#server/documents/session.ts';
import { find } from '#server/documents/store.ts';
import { type EngineDeps, runUnitOfWork, type UnitOfWork } from '#server/documents/unit-of-work.ts';
import { equal } from '#server/documents/where.ts';
import { readPhone } from '#server/http/phones.ts';
import { phoneSignInCode } from '#server/mail/emails/phone-sign-in-code.ts';
import { signInCode } from '#server/mail/emails/sign-in-code.ts';
import { enqueueMail } from '#server/mail/outbox.ts';
import { type Browser, type OpenedSession, openSessionBySecret } from './arrival.ts';

// The codes of the login page. A code belongs to the address that it was sent to and to the browser that asked for it,
// because only that browser knows its id. Nothing about accounts is read before the code is used, so asking reveals to
// nobody whether an address has an account (LOGIN-14).

/** Where a code is sent: a number such as +919876543210, or an e-mail address in lower case. */
export type CodeAddress = { phone: string } | { email: string };

/** How long a code is valid (milliseconds). */
const LIFETIME = 900_000;
/** Wrong guesses after which a code stops working. */
const MAX_TRIES = 5;

interface StoredCode {
  channel: 'phone' | 'email';
  address: string;
  secret_hash: string;
  tries: number;
}

/**
 * Sends a code. Returns its id and when it expires.
 * @param byOwner whether the proven owner of the address asks, in a browser that their account knows
 * @throws Failure general_rate_limit_exceeded
 */
export const sendCode = (
  engine: EngineDeps,
  to: CodeAddress,
  byOwner: boolean,
): Promise<{ id: string; expires: Date }> =>
  runUnitOfWork(engine, SYSTEM, async (work) => {
    const id = uniqueId();
    const code = String(randomInt(1_000_000)).padStart(6, '0');
    const expires = new Date(work.now.getTime() + LIFETIME);
    const [channel, address] = 'phone' in to ? ['phone', to.phone] : ['email', to.email];
    await work.sql.execute(sql`delete from sign_in_codes where expires <= ${work.now}`);
    await work.sql.execute(
      sql`insert into sign_in_codes (id, channel, address, secret_hash, created, expires)
        values (${id}, ${channel}, ${address}, ${hashSecret(`${id} ${code}`)}, ${work.now}, ${expires})`,
    );
    const sent = { expires, byOwner };
    if ('phone' in to) await enqueueMail(work, phoneSignInCode, { ...sent, to: to.phone, secret: { code } });
    else await enqueueMail(work, signInCode, { ...sent, to: to.email, secret: { code, phrase: '' } });
    return { id, expires };
  });

/** The address that a code was sent to; undefined when there is no such code. */
export async function addressOfCode(db: Sql, id: string): Promise<CodeAddress | undefined> {
  const [stored] = await db.query<Pick<StoredCode, 'channel' | 'address'>>(
    sql`select channel, address from sign_in_codes where id = ${id}`,
    'address of a code',
  );
  if (!stored) return undefined;
  return stored.channel === 'phone' ? { phone: stored.address } : { email: stored.address };
}

/** Finds the code, or counts a wrong guess. Returns the type of the refusal for a code that does not sign in. */
async function useCode(work: UnitOfWork, { id, secret }: { id: string; secret: string }) {
  const [stored] = await work.sql.query<StoredCode>(
    sql`select channel, address, secret_hash, tries from sign_in_codes
      where id = ${id} and expires > ${work.now} for update`,
  );
  if (!stored) return 'sign_in_code_over';
  if (stored.tries >= MAX_TRIES) return 'sign_in_code_spent';
  const isRight = timingSafeEqual(
    Buffer.from(stored.secret_hash),
    Buffer.from(hashSecret(`${id} ${secret}`)),
  );
  if (isRight) {
    await work.sql.execute(sql`delete from sign_in_codes where id = ${id}`);
    return stored;
  }
  await work.sql.execute(sql`update sign_in_codes set tries = tries + 1 where id = ${id}`);
  return stored.tries + 1 >= MAX_TRIES ? 'sign_in_code_spent' : 'user_invalid_token';
}

/**
 * The account that has proven a number, created if there is none. An account that only claims the number loses the
 * claim and nothing else, because its holder may have typed a wrong digit.
 */
async function accountOfPhone(work: UnitOfWork, phone: string): Promise<LockedAccount | undefined> {
  const [claim] = await work.sql.query<{ id: string; phone_verified: boolean }>(
    sql`select id, phone_verified from accounts where phone = ${phone}`,
  );
  if (claim?.phone_verified) return lockAccount(work, claim.id);
  if (claim) {
    await lockAccount(work, claim.id);
    await work.sql.execute(
      sql`update accounts set phone = null where id = ${claim.id} and phone = ${phone} and not phone_verified`,
    );
    await work.sql.execute(
      sql`delete from tokens where account = ${claim.id} and kind in ('phone', 'phone-verification')`,
    );
  }
  const id = uniqueId();
  await createAccount(work, { id, phone, phoneVerified: true });
  return lockAccount(work, id);
}

/**
 * The account with an e-mail address, created if there is none. An account that has proven a number and only claims the
 * address loses the claim.
 */
async function accountOfEmail(work: UnitOfWork, email: string): Promise<LockedAccount | undefined> {
  const [owner] = await work.sql.query<{ id: string; claimed: boolean }>(
    sql`select a.id, a.phone_verified and not u."emailVerification" as claimed
      from accounts a join users u on u.id = a.id where u.email = ${email}`,
  );
  if (owner && !owner.claimed) return lockAccount(work, owner.id);
  if (owner) {
    await lockAccount(work, owner.id);
    await work.updateWhere(users, equal(users.fields.id, owner.id), { email: null });
  }
  const id = uniqueId();
  await createAccount(work, { id, email, emailVerification: true, ownerKnown: true });
  return lockAccount(work, id);
}

/** Stores a proven number as the contact number of a profile that has none, and as proven for orders in cash (TRUST-3). */
async function noteProvenNumber(work: UnitOfWork, account: string, proven: string): Promise<void> {
  const profile = await find(work.sql, users, account, true);
  const number = readPhone(proven);
  if (!profile || number === undefined) return;
  const phone = profile.data.phone ?? number;
  const provenPhone = phone === number ? number : profile.data.provenPhone;
  if (phone === profile.data.phone && provenPhone === profile.data.provenPhone) return;
  await work.updateWhere(users, equal(users.fields.id, account), { phone, provenPhone });
}

/**
 * Signs in with a code, to the account of the address that it was sent to; creates the account if there is none.
 * A live session of the same account is replaced.
 * @param given.session the session of the browser
 * @throws Failure user_invalid_token for a wrong code, sign_in_code_over, sign_in_code_spent, user_blocked,
 *   user_session_already_exists when the browser is signed in to another account
 */
export async function signInWithCode(
  engine: EngineDeps,
  given: { id: string; secret: string; session: Session | undefined },
  visit: Browser,
): Promise<OpenedSession> {
  const run = () =>
    runUnitOfWork(engine, SYSTEM, async (work) => {
      const used = await useCode(work, given);
      if (typeof used === 'string') return used;
      const { channel, address } = used;
      const account = await (channel === 'phone' ? accountOfPhone : accountOfEmail)(work, address);
      if (!account) throw new Failure('general_unauthorized_scope');
      const { session } = given;
      if (session && session.account !== account.id) throw new Failure('user_session_already_exists');
      const isKnownTo: Browser['isKnownTo'] = async (db, id) =>
        session !== undefined || visit.isKnownTo(db, id);
      const arrival = { kind: channel, provider: '' } as const;
      const opened = await openSessionBySecret(work, account, arrival, { ...visit, isKnownTo });
      if (session) await endSessions(work, account.id, session.id);
      if (channel === 'phone') await noteProvenNumber(work, account.id, address);
      // Closing the account then also deletes the messages with its codes.
      await work.sql.execute(
        sql`update mails set "userId" = ${account.id} where kind in (${phoneSignInCode.kind}, ${signInCode.kind})
          and "to" = ${address} and "userId" is null`,
      );
      return opened;
    });
  const opened = await retryOnUniqueViolation(run).catch((error: unknown) => {
    throw asAlreadyExists(error);
  });
  // Thrown after the transaction, because a rollback would also undo the count of wrong guesses.
  if (typeof opened === 'string') throw new Failure(opened);
  return opened;
}
