import { type SQL, sql } from 'drizzle-orm';
import { uniqueViolation } from '#server/db/connection.ts';
import { SYSTEM } from '#server/documents/actor.ts';
import type { Work } from '#server/documents/collection.ts';
import type { Values } from '#server/documents/document.ts';
import { type EngineParts, inWork, type OpenWork } from '#server/documents/unit-of-work.ts';
import { equal } from '#server/documents/where.ts';
import { Failure } from '#server/http/failure.ts';
import { makePhrase } from '#server/http/phrase.ts';
import type { Visit } from './accounts.ts';
import type { LinkTo } from './links.ts';
import { makeAccount, type NewAccount, takenBy } from './new-accounts.ts';
import { openSession, type Session } from './sessions.ts';
import { issueToken, type LoginKind, spendToken, type Token } from './tokens.ts';

/** Who writes what login secrets travel in; each into the outbox, in the same work. `phrase` may be empty. */
export interface LoginLetters {
  code(work: Work, letter: { to: string; code: string; phrase: string }): Promise<void>;
  link(work: Work, letter: { to: string; url: string; phrase: string }): Promise<void>;
  sms(work: Work, letter: { to: string; code: string }): Promise<void>;
}

/** A secret under way: whom it signs in, and what tells that the mail is the right one. */
export interface SentToken extends Token {
  account: string;
  phrase: string;
}

interface Asked {
  tokenId: string;
  /** The id of the account that is made when nobody has the address yet. */
  userId: string;
}

/** Signing in without a password (WIRE-4.2 and WIRE-4.4). */
export interface AccountLogins {
  /** Sends a code. Throws Failure user_blocked, user_already_exists, as the next two do. */
  askEmailCode(asked: Asked & { email: string; withPhrase: boolean }): Promise<SentToken>;
  askMagicLink(asked: Asked & { email: string; withPhrase: boolean; linkTo: LinkTo }): Promise<SentToken>;
  askPhoneCode(asked: Asked & { phone: string }): Promise<SentToken>;
  /** Takes whatever secret was sent to sign in with. Throws Failure user_invalid_token, user_blocked. */
  signIn(
    given: { userId: string; secret: string },
    visit: Visit,
  ): Promise<{ session: Session; secret: string }>;
  /** Makes an account of nobody in particular. */
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

export function createAccountLogins(parts: EngineParts, letters: LoginLetters): AccountLogins {
  const users = parts.collections.get('users');
  if (!users) throw new Error('Accounts need a collection of profiles');

  /** The id of the account an address belongs to, made now if there is none. */
  async function accountOf(work: OpenWork, owner: SQL, made: NewAccount): Promise<string> {
    const [found] = await work.sql.query<{ id: string; active: boolean }>(
      sql`select a.id, a.active from accounts a join users u on u.id = a.id where ${owner}`,
    );
    if (found && !found.active) throw new Failure('user_blocked');
    if (!found) await makeAccount(work, users as NonNullable<typeof users>, made);
    return found?.id ?? made.id;
  }

  /** Runs a work again when somebody has made an account for the same address meanwhile. */
  async function makingAccount<T>(task: (work: OpenWork) => Promise<T>): Promise<T> {
    try {
      return await inWork(parts, SYSTEM, task).catch((error: unknown) => {
        if (uniqueViolation(error) === undefined) throw error;
        return inWork(parts, SYSTEM, task);
      });
    } catch (error) {
      throw takenBy(error);
    }
  }

  async function issue(work: OpenWork, tokenId: string, account: string, kind: LoginKind) {
    const { token, secret } = await issueToken(work, { id: tokenId, account, kind });
    work.tellAccount(account, `tokens.${tokenId}.create`);
    return { token, secret };
  }

  const open = (
    work: OpenWork,
    account: string,
    provider: string,
    factors: readonly string[],
    visit: Visit,
  ) =>
    openSession(work, {
      id: visit.sessionId,
      account,
      provider,
      factors,
      ip: visit.ip,
      userAgent: visit.userAgent,
      now: work.now,
    });

  return {
    askEmailCode: ({ tokenId, userId, email, withPhrase }) =>
      makingAccount(async (work) => {
        const account = await accountOf(work, sql`u.email = ${email}`, { id: userId, email });
        const { token, secret } = await issue(work, tokenId, account, 'email');
        const phrase = withPhrase ? makePhrase() : '';
        await letters.code(work, { to: email, code: secret, phrase });
        return { ...token, account, phrase };
      }),

    askMagicLink: ({ tokenId, userId, email, withPhrase, linkTo }) =>
      makingAccount(async (work) => {
        const account = await accountOf(work, sql`u.email = ${email}`, { id: userId, email });
        const { token, secret } = await issue(work, tokenId, account, 'magic-url');
        const phrase = withPhrase ? makePhrase() : '';
        const url = linkTo({ userId: account, secret, expires: token.expires });
        await letters.link(work, { to: email, url, phrase });
        return { ...token, account, phrase };
      }),

    askPhoneCode: ({ tokenId, userId, phone }) =>
      makingAccount(async (work) => {
        const account = await accountOf(work, sql`a.phone = ${phone}`, { id: userId, phone });
        const { token, secret } = await issue(work, tokenId, account, 'phone');
        await letters.sms(work, { to: phone, code: secret });
        return { ...token, account, phrase: '' };
      }),

    async signIn({ userId, secret }, visit) {
      const opened = await inWork(parts, SYSTEM, async (work) => {
        const [account] = await work.sql.query<{ active: boolean }>(
          sql`select a.active from users u join accounts a on a.id = u.id where u.id = ${userId}
            for no key update of u`,
          'account to sign in by token',
        );
        const token = account && (await spendToken(work, { account: userId, kinds: LOGIN_KINDS, secret }));
        if (!token) return undefined;
        if (!account.active) throw new Failure('user_blocked');
        const { provider, factors } = LOGINS[token.kind];
        const mailed = token.kind === 'email' || token.kind === 'magic-url';
        const proven: Values = mailed ? { emailVerification: true } : {};
        await work.updateWhere('users', equal('id', userId), { accessedAt: work.now, ...proven });
        if (token.kind === 'phone') {
          await work.sql.execute(sql`update accounts set phone_verified = true where id = ${userId}`);
        }
        return open(work, userId, token.provider || provider, factors, visit);
      });
      // Only now: the wrong try has to be counted, which a failed work would undo.
      if (!opened) throw new Failure('user_invalid_token');
      return opened;
    },

    async signInAnonymously(userId, visit) {
      return inWork(parts, SYSTEM, async (work) => {
        await makeAccount(work, users, { id: userId });
        return open(work, userId, 'anonymous', ['anonymous'], visit);
      });
    },
  };
}
