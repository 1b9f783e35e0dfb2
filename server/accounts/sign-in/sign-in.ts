import { sql } from 'drizzle-orm';
import type { Visit } from '#server/accounts/accounts.ts';
import type { LinkTo } from '#server/accounts/links.ts';
import { asAlreadyExists, makeAccount } from '#server/accounts/new-accounts.ts';
import {
  handOverByEmail,
  handOverByPhone,
  type LockedAccount,
  lockAccount,
} from '#server/accounts/ownership.ts';
import { type NewSession, openSession } from '#server/accounts/sessions.ts';
import { type Holder, issueToken, type LoginKind, spendToken, type Token } from '#server/accounts/tokens.ts';
import { users } from '#server/collections/users.ts';
import { retryOnUniqueViolation } from '#server/db/connection.ts';
import { SYSTEM } from '#server/documents/actor.ts';
import type { Session } from '#server/documents/session.ts';
import { type EngineDeps, runUnitOfWork, type UnitOfWork } from '#server/documents/unit-of-work.ts';
import { equal } from '#server/documents/where.ts';
import { Failure } from '#server/http/failure.ts';
import { makePhrase } from '#server/http/phrase.ts';
import { phoneSignInCode } from '#server/mail/emails/phone-sign-in-code.ts';
import { signInCode } from '#server/mail/emails/sign-in-code.ts';
import { signInLink } from '#server/mail/emails/sign-in-link.ts';
import { enqueueMail } from '#server/mail/outbox.ts';
import { type NewcomerAddress, newcomerAccount, rememberNewcomer } from './newcomers.ts';

/** A secret that was sent: whom it signs in, and the phrase that marks the right mail. */
export interface SentToken extends Token {
  account: string;
  phrase: string;
}

interface Asked {
  tokenId: string;
  /** The id of the account that is created if nobody has the address when the secret is used. */
  userId: string;
}

/** Whom a secret signs in; `id` is the user id that it is used with. */
type HolderWithId = Holder & { id: string };

/** Signing in without a password (WIRE-4.2 and WIRE-4.4). */
export interface AccountLogins {
  /** Sends a code. Throws Failure user_blocked, user_already_exists, as the next two do. */
  askEmailCode(asked: Asked & { email: string; withPhrase: boolean }): Promise<SentToken>;
  askMagicLink(asked: Asked & { email: string; withPhrase: boolean; linkTo: LinkTo }): Promise<SentToken>;
  askPhoneCode(asked: Asked & { phone: string }): Promise<SentToken>;
  /** Signs in with a code, link or token secret. Throws Failure user_invalid_token, user_blocked. */
  signIn(
    given: { userId: string; secret: string },
    visit: Visit,
  ): Promise<{ session: Session; secret: string }>;
  /** Creates an anonymous account. */
  signInAnonymously(userId: string, visit: Visit): Promise<{ session: Session; secret: string }>;
}

/** How sessions that tokens open present themselves (WIRE-3). */
const LOGINS: Record<LoginKind, { provider: string; factors: readonly string[] }> = {
  email: { provider: 'email', factors: ['email'] },
  'magic-url': { provider: 'magic-url', factors: ['email'] },
  phone: { provider: 'phone', factors: ['phone'] },
  oauth2: { provider: 'oauth2', factors: ['email', 'oauth2'] },
};
const LOGIN_KINDS = Object.keys(LOGINS) as LoginKind[];

export function createAccountLogins(parts: EngineDeps): AccountLogins {
  /** Whom a secret to an e-mail address signs in. */
  async function holderOfEmail(work: UnitOfWork, email: string, newId: string): Promise<HolderWithId> {
    const [found] = await work.sql.query<{ id: string; active: boolean }>(
      sql`select a.id, a.active from accounts a join users u on u.id = a.id where u.email = ${email}`,
    );
    if (found && !found.active) throw new Failure('user_blocked');
    return found ? { id: found.id, account: found.id } : newcomer(work, newId, { email });
  }

  /** Whom a code to a number signs in. An unproven number does not lead to an account whose owner is known. */
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

  /** Runs a unit of work that may make an account; again when an account was made for the same address meanwhile. */
  async function makingAccount<T>(task: (work: UnitOfWork) => Promise<T>): Promise<T> {
    try {
      return await retryOnUniqueViolation(() => runUnitOfWork(parts, SYSTEM, task));
    } catch (error) {
      throw asAlreadyExists(error);
    }
  }

  /** The account of a newcomer who has used their secret, created now unless the address has one by now. */
  async function accountOfNewcomer(work: UnitOfWork, id: string): Promise<LockedAccount | undefined> {
    const made = await newcomerAccount(work, id);
    if (!made) return undefined;
    if (made.phone !== undefined) {
      // Whoever only claimed the number is not the one who has just proven it.
      await work.sql.execute(
        sql`update accounts set phone = null where phone = ${made.phone} and not phone_verified`,
      );
    }
    const [owner] = await work.sql.query<{ id: string }>(
      sql`select a.id from accounts a join users u on u.id = a.id
        where u.email = ${made.email ?? null} or a.phone = ${made.phone ?? null}`,
    );
    if (!owner) await makeAccount(work, made);
    return lockAccount(work, owner?.id ?? id);
  }

  async function issue(work: UnitOfWork, tokenId: string, holder: HolderWithId, kind: LoginKind) {
    const { token, secret } = await issueToken(work, { id: tokenId, holder, kind });
    if ('account' in holder) work.emitAccountEvent(holder.id, `tokens.${tokenId}.create`);
    return { token, secret };
  }

  const open = (
    work: UnitOfWork,
    login: Pick<NewSession, 'account' | 'provider' | 'providerUid' | 'factors'>,
    { sessionId: id, ip, userAgent }: Visit,
  ) => openSession(work, { ...login, id, ip, userAgent, now: work.now });

  return {
    askEmailCode: ({ tokenId, userId, email, withPhrase }) =>
      makingAccount(async (work) => {
        const holder = await holderOfEmail(work, email, userId);
        const { token, secret } = await issue(work, tokenId, holder, 'email');
        const phrase = withPhrase ? makePhrase() : '';
        await enqueueMail(work, signInCode, {
          to: email,
          userId: holder.id,
          secret: { code: secret, phrase },
          expires: token.expires,
        });
        return { ...token, account: holder.id, phrase };
      }),

    askMagicLink: ({ tokenId, userId, email, withPhrase, linkTo }) =>
      makingAccount(async (work) => {
        const holder = await holderOfEmail(work, email, userId);
        const { token, secret } = await issue(work, tokenId, holder, 'magic-url');
        const phrase = withPhrase ? makePhrase() : '';
        const url = linkTo({ userId: holder.id, secret, expires: token.expires });
        await enqueueMail(work, signInLink, {
          to: email,
          userId: holder.id,
          secret: { url, phrase },
          expires: token.expires,
        });
        return { ...token, account: holder.id, phrase };
      }),

    askPhoneCode: ({ tokenId, userId, phone }) =>
      makingAccount(async (work) => {
        const holder = await holderOfPhone(work, phone, userId);
        const { token, secret } = await issue(work, tokenId, holder, 'phone');
        await enqueueMail(work, phoneSignInCode, {
          to: phone,
          userId: holder.id,
          secret: { code: secret },
          expires: token.expires,
        });
        return { ...token, account: holder.id, phrase: '' };
      }),

    async signIn({ userId, secret }, visit) {
      const opened = await makingAccount(async (work) => {
        const known = await lockAccount(work, userId);
        const token = await spendToken(work, { holder: userId, kinds: LOGIN_KINDS, secret });
        const account = token && (known ?? (await accountOfNewcomer(work, userId)));
        if (!account) return undefined;
        if (!account.active) throw new Failure('user_blocked');
        const { provider, factors } = LOGINS[token.kind];
        const mailed = token.kind === 'email' || token.kind === 'magic-url';
        if (mailed) await handOverByEmail(work, account);
        if (token.kind === 'phone') await handOverByPhone(work, account);
        const proven = mailed ? { emailVerification: true } : {};
        const [profile] = await work.updateWhere(users, equal(users.fields.id, account.id), {
          accessedAt: work.now,
          ...proven,
        });
        const address = mailed ? profile?.data.email : token.kind === 'phone' ? account.phone : '';
        const login = { account: account.id, provider: token.provider || provider, factors };
        return open(work, { ...login, providerUid: address ?? '' }, visit);
      });
      // Thrown after the transaction: inside, the rollback would also undo the count of wrong guesses.
      if (!opened) throw new Failure('user_invalid_token');
      return opened;
    },

    async signInAnonymously(userId, visit) {
      return runUnitOfWork(parts, SYSTEM, async (work) => {
        await makeAccount(work, { id: userId });
        const login = { account: userId, provider: 'anonymous', providerUid: '', factors: ['anonymous'] };
        return open(work, login, visit);
      });
    },
  };
}
