import type { LinkTo } from '#server/accounts/account-links.ts';
import { type LockedAccount, lockAccount } from '#server/accounts/account-ownership.ts';
import type { NewSessionClient } from '#server/accounts/accounts.ts';
import { asAlreadyExists, createAccount } from '#server/accounts/new-accounts.ts';
import { openSession } from '#server/accounts/sessions/sessions.ts';
import {
  consumeToken,
  type Holder,
  issueToken,
  type LoginKind,
  type Token,
} from '#server/accounts/tokens.ts';
import { Failure } from '#server/base/failure.ts';
import { retryOnUniqueViolation } from '#server/db/connection.ts';
import { sql } from '#server/db/sql-template.ts';
import { SYSTEM } from '#server/documents/actor.ts';
import { type EngineDeps, runUnitOfWork, type UnitOfWork } from '#server/documents/unit-of-work.ts';
import { makePhrase } from '#server/http/pages/phrase.ts';
import { phoneSignInCode } from '#server/mail/emails/phone-sign-in-code.ts';
import { signInCode } from '#server/mail/emails/sign-in-code.ts';
import { signInLink } from '#server/mail/emails/sign-in-link.ts';
import { enqueueMail } from '#server/mail/outbox.ts';
import { type Browser, LOGIN_KINDS, type OpenedSession, openSessionBySecret } from './arrival.ts';
import { type NewcomerAddress, rememberNewcomer, takeNewcomer } from './newcomers.ts';

/** The token of a secret that was sent, with the account that it opens and the security phrase in the mail. */
export interface SentToken extends Token {
  account: string;
  phrase: string;
}

interface TokenRequest {
  tokenId: string;
  /** Whether the proven owner of the address asks, in a browser that their account knows. */
  byOwner: boolean;
  /** The id for a new account, if no account has the address when the secret is used. */
  userId: string;
}

/** The holder of a secret; `id` is the user id to use it with. */
type HolderWithId = Holder & { id: string };

/** Signing in without a password (WIRE-4.2 and WIRE-4.4). */
export interface AccountLogins {
  /** Sends a code. Like the next two, it throws Failure user_blocked, user_already_exists. */
  sendEmailCode(asked: TokenRequest & { email: string; withPhrase: boolean }): Promise<SentToken>;
  sendMagicLink(
    asked: TokenRequest & { email: string; withPhrase: boolean; linkTo: LinkTo },
  ): Promise<SentToken>;
  sendPhoneCode(asked: TokenRequest & { phone: string }): Promise<SentToken>;
  /** Signs in with the secret of a code, link or token. Throws Failure user_invalid_token, user_blocked. */
  signIn(given: { userId: string; secret: string }, visit: Browser): Promise<OpenedSession>;
  /** Creates an anonymous account. */
  signInAnonymously(userId: string, visit: NewSessionClient): Promise<OpenedSession>;
}

export function createAccountLogins(parts: EngineDeps): AccountLogins {
  /** The holder of a secret sent to an e-mail address. */
  async function holderOfEmail(work: UnitOfWork, email: string, newId: string): Promise<HolderWithId> {
    const [found] = await work.sql.query<{ id: string; active: boolean }>(
      sql`select a.id, a.active from accounts a join users u on u.id = a.id where u.email = ${email}`,
    );
    if (found && !found.active) throw new Failure('user_blocked');
    return found ? { id: found.id, account: found.id } : newcomer(work, newId, { email });
  }

  /** The holder of a code sent to a phone number. An unverified number never opens an account with a known owner. */
  async function holderOfPhone(work: UnitOfWork, phone: string, newId: string): Promise<HolderWithId> {
    const [found] = await work.sql.query<{ id: string; active: boolean }>(
      sql`select id, active from accounts where phone = ${phone} and (phone_verified or not owner_known)`,
    );
    if (found && !found.active) throw new Failure('user_blocked');
    return found ? { id: found.id, account: found.id } : newcomer(work, newId, { phone });
  }

  async function newcomer(work: UnitOfWork, newId: string, address: NewcomerAddress): Promise<HolderWithId> {
    const id = await rememberNewcomer(work, newId, address);
    return { id, newcomer: id };
  }

  /** Runs a task that may create an account. Retries if another request created one for the same address. */
  async function creatingAccount<T>(task: (work: UnitOfWork) => Promise<T>): Promise<T> {
    try {
      return await retryOnUniqueViolation(() => runUnitOfWork(parts, SYSTEM, task));
    } catch (error) {
      throw asAlreadyExists(error);
    }
  }

  /** The account of a newcomer who has used their secret. Creates one unless the address has got one meanwhile. */
  async function accountOfNewcomer(work: UnitOfWork, id: string): Promise<LockedAccount | undefined> {
    const made = await takeNewcomer(work, id);
    if (!made) return undefined;
    if (made.phone !== undefined) {
      // Removes the number from an account that only claimed it.
      await work.sql.execute(
        sql`update accounts set phone = null where phone = ${made.phone} and not phone_verified`,
      );
    }
    const [owner] = await work.sql.query<{ id: string }>(
      sql`select a.id from accounts a join users u on u.id = a.id
        where u.email = ${made.email ?? null} or a.phone = ${made.phone ?? null}`,
    );
    if (!owner) await createAccount(work, made);
    return lockAccount(work, owner?.id ?? id);
  }

  async function issue(work: UnitOfWork, tokenId: string, holder: HolderWithId, kind: LoginKind) {
    const { token, secret } = await issueToken(work, { id: tokenId, holder, kind });
    if ('account' in holder) work.emitAccountEvent(holder.id, `tokens.${tokenId}.create`);
    return { token, secret };
  }

  return {
    sendEmailCode: ({ tokenId, userId, email, withPhrase, byOwner }) =>
      creatingAccount(async (work) => {
        const holder = await holderOfEmail(work, email, userId);
        const { token, secret } = await issue(work, tokenId, holder, 'email');
        const phrase = withPhrase ? makePhrase() : '';
        await enqueueMail(work, signInCode, {
          to: email,
          userId: holder.id,
          secret: { code: secret, phrase },
          expires: token.expires,
          byOwner,
        });
        return { ...token, account: holder.id, phrase };
      }),

    sendMagicLink: ({ tokenId, userId, email, withPhrase, linkTo, byOwner }) =>
      creatingAccount(async (work) => {
        const holder = await holderOfEmail(work, email, userId);
        const { token, secret } = await issue(work, tokenId, holder, 'magic-url');
        const phrase = withPhrase ? makePhrase() : '';
        const url = linkTo({ userId: holder.id, secret, expires: token.expires });
        await enqueueMail(work, signInLink, {
          to: email,
          userId: holder.id,
          secret: { url, phrase },
          expires: token.expires,
          byOwner,
        });
        return { ...token, account: holder.id, phrase };
      }),

    sendPhoneCode: ({ tokenId, userId, phone, byOwner }) =>
      creatingAccount(async (work) => {
        const holder = await holderOfPhone(work, phone, userId);
        const { token, secret } = await issue(work, tokenId, holder, 'phone');
        await enqueueMail(work, phoneSignInCode, {
          to: phone,
          userId: holder.id,
          secret: { code: secret },
          expires: token.expires,
          byOwner,
        });
        return { ...token, account: holder.id, phrase: '' };
      }),

    async signIn({ userId, secret }, visit) {
      const opened = await creatingAccount(async (work) => {
        const known = await lockAccount(work, userId);
        const fromKnownDevice = await visit.isKnownTo(work.sql, userId);
        const token = await consumeToken(work, {
          holder: userId,
          kinds: LOGIN_KINDS,
          secret,
          fromKnownDevice,
        });
        const account = token && (known ?? (await accountOfNewcomer(work, userId)));
        if (!account) return undefined;
        return openSessionBySecret(work, account, token, visit);
      });
      // Thrown after the transaction, because a rollback would also undo the count of wrong guesses.
      if (!opened) throw new Failure('user_invalid_token');
      return opened;
    },

    async signInAnonymously(userId, visit) {
      return runUnitOfWork(parts, SYSTEM, async (work) => {
        await createAccount(work, { id: userId });
        const login = { account: userId, provider: 'anonymous', providerUid: '', factors: ['anonymous'] };
        const { sessionId: id, ip, userAgent } = visit;
        return openSession(work, { ...login, id, ip, userAgent, now: work.now });
      });
    },
  };
}
