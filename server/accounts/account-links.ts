import { Failure } from '#server/base/failure.ts';
import { mails } from '#server/collections/mails.ts';
import { users } from '#server/collections/users.ts';
import { sql } from '#server/db/sql-template.ts';
import { SYSTEM } from '#server/documents/actor.ts';
import { type EngineDeps, runUnitOfWork } from '#server/documents/unit-of-work.ts';
import { equal } from '#server/documents/where.ts';
import { tellOwnerOfChange } from '#server/mail/change-notices.ts';
import { emailVerification } from '#server/mail/emails/email-verification.ts';
import { passwordRecovery } from '#server/mail/emails/password-recovery.ts';
import { phoneVerification } from '#server/mail/emails/phone-verification.ts';
import { enqueueMail, isBelowHourlyLimit } from '#server/mail/outbox.ts';
import { handOverByEmail, lockAccount, markOwnerKnown, markPhoneVerified } from './account-ownership.ts';
import { hashPassword } from './passwords.ts';
import { endPushMessages } from './proofs/end-trust.ts';
import { endOtherSessions } from './sessions/sessions.ts';
import type { Browser } from './sign-in/arrival.ts';
import { refuseGuessableOfStaff } from './staff-passwords.ts';
import { consumeToken, issueToken, isValidToken, revokeTokens, type Token } from './tokens.ts';

/** Builds the URL of a mailed link. */
export type LinkTo = (given: { userId: string; secret: string; expires: Date }) => string;

/** The recipient of a mail that is deleted again before commit (see `requestRecovery`). */
const NOBODY = '';

/** The use of a mailed link. `bySession` is the opener's session, if it belongs to the same account. */
export interface UsedLink {
  userId: string;
  secret: string;
  bySession: string | undefined;
}

/** Password recovery, and verification of addresses and numbers, by mailed links and codes (WIRE-4.5). */
export interface AccountLinks {
  /**
   * Sends a link for choosing a new password. For an unknown address or a closed account it sends nothing, but takes as
   * long and returns the same.
   */
  requestRecovery(asked: {
    tokenId: string;
    email: string;
    linkTo: LinkTo;
    /** Whether the proven owner asks, in a browser that their account knows: then the mails that strangers asked for do not count. */
    byOwner: boolean;
  }): Promise<Token>;
  /**
   * Sets a new password by a link, which also verifies the address. Ends all sessions except `bySession`.
   * @throws Failure user_not_found, user_invalid_token
   */
  recover(given: UsedLink & Pick<Browser, 'isKnownTo'> & { password: string }): Promise<Token>;
  /** Sends a link that verifies the e-mail address. Throws Failure user_email_already_verified. */
  requestVerification(asked: { tokenId: string; userId: string; linkTo: LinkTo }): Promise<Token>;
  /** Throws Failure user_not_found, user_invalid_token. */
  verify(given: UsedLink): Promise<Token>;
  /** Sends a code that verifies the phone number. Throws Failure user_phone_not_found, user_phone_already_verified. */
  requestPhoneVerification(asked: { tokenId: string; userId: string }): Promise<Token>;
  /**
   * Verifies the phone number by a code.
   * @param given.fromKnownDevice whether the browser is the holder's: its guesses count apart from those of strangers
   * @throws Failure user_not_found, user_invalid_token
   */
  verifyPhone(given: { userId: string; secret: string; fromKnownDevice: boolean }): Promise<Token>;
}

export function createAccountLinks(parts: EngineDeps): AccountLinks {
  async function requireAccount(userId: string): Promise<void> {
    const found = await parts.database.query(sql`select 1 from accounts where id = ${userId}`, 'account is');
    if (found.length === 0) throw new Failure('user_not_found');
  }

  return {
    requestRecovery: ({ tokenId, email, linkTo, byOwner }) =>
      runUnitOfWork(parts, SYSTEM, async (work) => {
        const [found] = await work.sql.query<{ id: string }>(
          sql`select a.id from users u join accounts a on a.id = u.id where u.email = ${email} and a.active`,
          'account to recover',
        );
        // The time that the request takes must not reveal whether the account exists. Without an account, or when too
        // many mails went to the address, the mail is written as well and deleted before commit; the last link sent
        // then stays valid.
        const mayBeSent = byOwner || (await isBelowHourlyLimit(work, passwordRecovery, email));
        const account = mayBeSent ? found?.id : undefined;
        const { token, secret } = await issueToken(work, {
          id: tokenId,
          holder: { account },
          kind: 'recovery',
        });
        const url = linkTo({ userId: account ?? tokenId, secret, expires: token.expires });
        const mail = await enqueueMail(work, passwordRecovery, {
          to: account === undefined ? NOBODY : email,
          userId: account ?? null,
          secret: { url },
          expires: token.expires,
          byOwner,
        });
        if (account === undefined) await work.removeWhere(mails, equal(mails.fields.id, mail));
        else work.emitAccountEvent(account, `recovery.${token.id}.create`);
        return token;
      }),

    async recover({ userId, secret, password, bySession, isKnownTo }) {
      await requireAccount(userId);
      const asked = { account: userId, kind: 'recovery', secret, now: parts.clock() } as const;
      // Checks the secret before the slow hashing of the password.
      if (!(await isValidToken(parts.database, asked))) throw new Failure('user_invalid_token');
      await refuseGuessableOfStaff(parts.database, userId, password);
      const hashed = await hashPassword(password);
      return runUnitOfWork(parts, SYSTEM, async (work) => {
        const account = await lockAccount(work, userId);
        const token = await consumeToken(work, { holder: userId, kinds: ['recovery'], secret });
        if (!account || !token) throw new Failure('user_invalid_token');
        if (bySession === undefined) await handOverByEmail(work, account, await isKnownTo(work.sql, userId));
        else await markOwnerKnown(work, account);
        await tellOwnerOfChange(work, userId, 'password');
        await work.sql.execute(
          sql`update accounts set password = ${hashed}, logins_ended = false where id = ${userId}`,
        );
        await work.updateWhere(users, equal(users.fields.id, userId), {
          emailVerification: true,
          passwordUpdate: work.now,
        });
        await endPushMessages(work, userId);
        await revokeTokens(work, userId);
        await endOtherSessions(work, userId, bySession);
        work.emitAccountEvent(userId, `recovery.${token.id}.update`);
        return token;
      });
    },

    requestVerification: ({ tokenId, userId, linkTo }) =>
      runUnitOfWork(parts, SYSTEM, async (work) => {
        const [user] = await work.sql.query<{ email: string | null; emailVerification: boolean }>(
          sql`select email, "emailVerification" from users where id = ${userId} for update`,
          'user to verify',
        );
        if (!user?.email) throw new Failure('general_bad_request');
        if (user.emailVerification) throw new Failure('user_email_already_verified');
        const { token, secret } = await issueToken(work, {
          id: tokenId,
          holder: { account: userId },
          kind: 'verification',
        });
        const url = linkTo({ userId, secret, expires: token.expires });
        await enqueueMail(work, emailVerification, {
          to: user.email,
          userId,
          secret: { url },
          expires: token.expires,
        });
        work.emitAccountEvent(userId, `verification.${token.id}.create`);
        return token;
      }),

    async verify({ userId, secret, bySession }) {
      await requireAccount(userId);
      return runUnitOfWork(parts, SYSTEM, async (work) => {
        const account = await lockAccount(work, userId);
        const token = await consumeToken(work, { holder: userId, kinds: ['verification'], secret });
        if (!account || !token) throw new Failure('user_invalid_token');
        // Opened in another browser, the link does not show that the session's holder reads the mail.
        if (bySession !== undefined) await markOwnerKnown(work, account);
        await work.updateWhere(users, equal(users.fields.id, userId), { emailVerification: true });
        work.emitAccountEvent(userId, `verification.${token.id}.update`);
        return token;
      });
    },

    requestPhoneVerification: ({ tokenId, userId }) =>
      runUnitOfWork(parts, SYSTEM, async (work) => {
        const [account] = await work.sql.query<{ phone: string | null; phone_verified: boolean }>(
          sql`select phone, phone_verified from accounts where id = ${userId} for update`,
          'number to verify',
        );
        if (!account?.phone) throw new Failure('user_phone_not_found');
        if (account.phone_verified) throw new Failure('user_phone_already_verified');
        const asked = { id: tokenId, holder: { account: userId }, kind: 'phone-verification' } as const;
        const { token, secret } = await issueToken(work, asked);
        await enqueueMail(work, phoneVerification, {
          to: account.phone,
          userId,
          secret: { code: secret },
          expires: token.expires,
        });
        work.emitAccountEvent(userId, `verification.${token.id}.create`);
        return token;
      }),

    async verifyPhone({ userId, secret, fromKnownDevice }) {
      await requireAccount(userId);
      const used = await runUnitOfWork(parts, SYSTEM, async (work) => {
        const account = await lockAccount(work, userId);
        const used = { holder: userId, kinds: ['phone-verification'], secret, fromKnownDevice } as const;
        const token = await consumeToken(work, used);
        if (!token || !account) return undefined;
        await markPhoneVerified(work, account);
        work.emitAccountEvent(userId, `verification.${token.id}.update`);
        return token;
      });
      // Thrown after the transaction, because a rollback would also undo the count of wrong guesses.
      if (!used) throw new Failure('user_invalid_token');
      return used;
    },
  };
}
