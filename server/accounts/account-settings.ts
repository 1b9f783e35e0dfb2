import * as v from 'valibot';
import { Failure, type FailureType } from '#server/base/failure.ts';
import { users } from '#server/collections/users.ts';
import { uniqueViolation } from '#server/db/connection.ts';
import { sql } from '#server/db/sql-template.ts';
import { closeAccountInCollections } from '#server/documents/account-closing.ts';
import { SYSTEM } from '#server/documents/actor.ts';
import type { Work } from '#server/documents/collection.ts';
import type { Document } from '#server/documents/document.ts';
import type { Person } from '#server/documents/ownership.ts';
import type { Session } from '#server/documents/session.ts';
import { find } from '#server/documents/store.ts';
import { type EngineDeps, runUnitOfWork, type UnitOfWork } from '#server/documents/unit-of-work.ts';
import { equal } from '#server/documents/where.ts';
import { updateDocument } from '#server/documents/writing.ts';
import { parseParams } from '#server/http/params.ts';
import { tellOwnerOfChange } from '#server/mail/change-notices.ts';
import { lockAccount, lockAccountOf } from './account-ownership.ts';
import { firstPassword } from './password-params.ts';
import { hashPassword, verifyPassword } from './passwords.ts';
import { endPushMessages } from './proofs/end-trust.ts';
import { requireRecentProof } from './proofs/recent-proof.ts';
import { endOtherSessions, endSessions } from './sessions/sessions.ts';
import { refuseGuessableOfStaff } from './staff-passwords.ts';
import { revokeTokens } from './tokens.ts';

/**
 * Changes that people make to their own account (WIRE-4.1). Name and e-mail address are also changed in the profile.
 * Changes of sign-in data throw Failure general_unauthorized_scope when the session has ended meanwhile.
 */
export interface AccountSettings {
  rename(id: string, name: string): Promise<void>;
  /**
   * Changes the e-mail address, which then is unverified. If the account has no password, this one becomes its first.
   * @throws Failure user_invalid_credentials, user_target_already_exists, general_argument_invalid,
   *   user_challenge_required for a first password of an old session
   */
  changeEmail(session: Session, email: string, password: string): Promise<void>;
  /**
   * Changes the phone number, which then is unverified. If the account has no password, this one becomes its first.
   * @throws Failure user_invalid_credentials, user_phone_already_exists, general_argument_invalid,
   *   user_challenge_required for a first password of an old session
   */
  changePhone(session: Session, phone: string, password: string): Promise<void>;
  /** Ends every other session. Throws Failure user_invalid_credentials, user_challenge_required. */
  changePassword(
    session: Session,
    change: { password: string; oldPassword: string | undefined },
  ): Promise<void>;
  /** Replaces the preferences that clients store with the account. */
  changePrefs(id: string, prefs: object): Promise<void>;
  /** Closes the account permanently and ends its sessions. Throws Failure when a collection refuses it. */
  close(id: string): Promise<void>;
}

const firstPasswordBody = v.object({ password: firstPassword });

function alreadyExistsAs(type: FailureType): (error: unknown) => never {
  return (error) => {
    throw uniqueViolation(error) === undefined ? error : new Failure(type);
  };
}

export function createAccountSettings(parts: EngineDeps): AccountSettings {
  /** Checks the password and returns its stored hash; null when the account has no password. */
  async function verifiedHash(id: string, password: string | undefined): Promise<string | null> {
    const [found] = await parts.database.query<{ password: string | null }>(
      sql`select password from accounts where id = ${id}`,
      'password',
    );
    if (found?.password === null) return null;
    if (!(await verifyPassword(password ?? '', found?.password)))
      throw new Failure('user_invalid_credentials');
    return found?.password ?? null;
  }

  /** Hashes a password that becomes the account's first; undefined when the account already has this password. */
  async function firstPasswordHash(id: string, password: string): Promise<string | undefined> {
    if ((await verifiedHash(id, password)) !== null) return undefined;
    await refuseGuessableOfStaff(parts.database, id, password);
    return hashPassword(parseParams(firstPasswordBody, { password }).password);
  }

  /**
   * Locks the session's account and sets its first password, if `hash` is given. That needs a recent proof, because the
   * session alone does not show whose account it is.
   * @throws Failure user_challenge_required, user_invalid_credentials when the account got another password meanwhile
   */
  async function lockForChange(work: Work, session: Session, hash: string | undefined): Promise<void> {
    const account = await lockAccountOf(work, session);
    if (hash === undefined) return;
    if (account.password !== null) throw new Failure('user_invalid_credentials');
    await requireRecentProof(work, session);
    await setPassword(work, account.id, hash);
  }

  async function setPassword(work: Work, id: string, hash: string): Promise<void> {
    await work.sql.execute(
      sql`update accounts set password = ${hash}, logins_ended = false where id = ${id}`,
    );
    await work.updateWhere(users, equal(users.fields.id, id), { passwordUpdate: work.now });
    await endPushMessages(work, id);
  }

  return {
    rename: (id, name) =>
      runUnitOfWork(parts, SYSTEM, async (work) => {
        const profile = await find(work.sql, users, id, true);
        if (profile) await updateDocument(work, users, profile, { values: { name } }, 'update');
        work.emitAccountEvent(id, 'update.name');
      }),

    async changeEmail(session, email, password) {
      const id = session.account;
      const first = await firstPasswordHash(id, password);
      const work = runUnitOfWork(parts, SYSTEM, async (work) => {
        await lockForChange(work, session, first);
        const isOther = (await find(work.sql, users, id))?.data.email !== email;
        if (isOther || first !== undefined) await tellOwnerOfChange(work, id, isOther ? 'email' : 'password');
        // Nobody has proven yet that they read the new address.
        await work.sql.execute(
          sql`update accounts a set owner_known = false from users u
            where a.id = ${id} and u.id = a.id and u.email is distinct from ${email}`,
        );
        await work.updateWhere(users, equal(users.fields.id, id), { email, emailVerification: false });
        await revokeTokens(work, id);
        work.emitAccountEvent(id, 'update.email');
      });
      await work.catch(alreadyExistsAs('user_target_already_exists'));
    },

    async changePhone(session, phone, password) {
      const id = session.account;
      const first = await firstPasswordHash(id, password);
      const work = runUnitOfWork(parts, SYSTEM, async (work) => {
        await lockForChange(work, session, first);
        await tellOwnerOfChange(work, id, 'phone');
        await work.sql.execute(
          sql`update accounts set phone = ${phone}, phone_verified = false where id = ${id}`,
        );
        await revokeTokens(work, id);
        work.emitAccountEvent(id, 'update.phone');
      });
      await work.catch(alreadyExistsAs('user_phone_already_exists'));
    },

    async changePassword(session, { password, oldPassword }) {
      const id = session.account;
      const proven = await verifiedHash(id, oldPassword);
      await refuseGuessableOfStaff(parts.database, id, password);
      const hashed = await hashPassword(password);
      await runUnitOfWork(parts, SYSTEM, async (work) => {
        const account = await lockAccountOf(work, session);
        // A password that was changed meanwhile must not be overwritten.
        if (account.password !== proven) throw new Failure('user_invalid_credentials');
        if (proven === null) await requireRecentProof(work, session);
        await tellOwnerOfChange(work, id, 'password');
        await setPassword(work, id, hashed);
        await revokeTokens(work, id);
        await endOtherSessions(work, id, session.id);
        work.emitAccountEvent(id, 'update.password');
      });
    },

    changePrefs: (id, prefs) =>
      runUnitOfWork(parts, SYSTEM, async (work) => {
        await work.sql.execute(
          sql`update accounts set prefs = ${JSON.stringify(prefs)}::jsonb where id = ${id}`,
        );
        work.emitAccountEvent(id, 'update.prefs');
      }),

    close: (id) =>
      runUnitOfWork(parts, SYSTEM, async (work) => {
        const account = await lockAccount(work, id);
        const profile = await find(work.sql, users, id, true);
        if (!account || !profile) throw new Failure('general_unauthorized_scope');
        await closeAccountInCollections(work, personOfProfile(profile));
        await removeAccountData(work, id);
        work.emitAccountEvent(id, 'update.status');
      }),
  };
}

/** The person of a profile, with the e-mail address only if it is verified. */
export function personOfProfile({ id, data }: Document<typeof users.attributes>): Person {
  return { id, email: data.emailVerification ? data.email : null };
}

/** Marks the account as closed, and erases its sign-in data, log, secrets and sessions. */
async function removeAccountData(work: UnitOfWork, id: string): Promise<void> {
  await work.sql.execute(
    sql`update accounts set active = false, password = null, phone = null, phone_verified = false,
      owner_known = false, mfa = false, totp_secret = null, totp_verified = false, totp_step = null,
      recovery_codes = null, prefs = '{}' where id = ${id}`,
  );
  await work.sql.execute(sql`delete from account_logs where account = ${id}`);
  await work.sql.execute(sql`delete from passkeys where account = ${id}`);
  await revokeTokens(work, id);
  await endSessions(work, id);
}
