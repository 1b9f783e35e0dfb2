import { sql } from 'drizzle-orm';
import { uniqueViolation } from '#server/db/connection.ts';
import { SYSTEM } from '#server/documents/actor.ts';
import type { Collection } from '#server/documents/collection.ts';
import type { Document } from '#server/documents/document.ts';
import type { Query } from '#server/documents/query.ts';
import { find, insert, page, removeAll, updateAll } from '#server/documents/store.ts';
import { type EngineParts, inWork, type OpenWork } from '#server/documents/unit-of-work.ts';
import { and, equal } from '#server/documents/where.ts';
import { Failure } from '#server/http/failure.ts';
import type { Visit } from './accounts.ts';
import { makeAccount } from './new-accounts.ts';
import { endSessions, openSession, type Session } from './sessions.ts';
import { issueToken, revokeTokens } from './tokens.ts';

/** Somebody a provider has vouched for. */
export interface Arrival {
  provider: string;
  uid: string;
  /** Lower case; empty when the provider tells none. */
  email: string;
  /** Whether the provider vouches for the address. */
  emailVerified: boolean;
  name: string;
  /** The account that is to know them from now on; null when they sign in. */
  account: string | null;
  /** Ids for what may have to be made. */
  newAccountId: string;
  newIdentityId: string;
}

/** Who people are elsewhere, and what they can do here for it (WIRE-4.3). */
export interface Identities {
  /**
   * Signs in whom a provider has vouched for: the account that knows them, the one of their proven address, or a new
   * one. `replaced` is a session of the same browser, which ends.
   * @throws Failure user_already_exists, user_unauthorized, user_blocked, general_bad_request
   */
  signIn(
    arrival: Arrival,
    visit: Visit & {
      replaced: { account: string; session: string } | undefined;
      grant: { accessToken: string; refreshToken: string; expires: Date | null };
    },
  ): Promise<{ session: Session; secret: string }>;
  /** As `signIn`, but answers a secret that opens the session (WIRE-4.3). */
  issueLogin(arrival: Arrival, tokenId: string): Promise<{ userId: string; secret: string }>;
  list(userId: string, query: Query): Promise<{ documents: Document[]; total: number }>;
  /** Throws Failure user_identity_not_found. */
  remove(userId: string, id: string): Promise<void>;
}

export interface IdentityParts extends EngineParts {
  identities: Collection;
}

interface Found {
  id: string;
  active: boolean;
  emailVerification: boolean;
}

export function createIdentities(parts: IdentityParts): Identities {
  const { identities, database } = parts;
  const users = parts.collections.get('users');
  if (!users) throw new Error('Identities need a collection of profiles');

  const accountWhere = async (
    work: OpenWork,
    field: 'id' | 'email',
    value: string,
  ): Promise<Found | undefined> => {
    const [found] = await work.sql.query<Found>(
      sql`select u.id, a.active, u."emailVerification" from users u join accounts a on a.id = u.id
        where u.${sql.identifier(field)} = ${value} for update of u, a`,
    );
    return found;
  };

  /**
   * Whoever made this account did not prove that the address is theirs, and the person who came has: what opens the
   * account otherwise is taken out of it, so that nobody waits in an account made in advance of its owner.
   */
  async function handOver(work: OpenWork, account: string): Promise<void> {
    await work.sql.execute(
      sql`update accounts set password = null, phone = null, phone_verified = false, mfa = false, totp_secret = null,
        totp_verified = false, totp_step = null, recovery_codes = null where id = ${account}`,
    );
    await revokeTokens(work, account);
    await removeAll(work.sql, identities, equal('userId', account));
    await endSessions(work, account);
  }

  /** The account an identity is to be known by that is not known yet. */
  async function accountFor(work: OpenWork, arrival: Arrival): Promise<string> {
    const { email, emailVerified, account } = arrival;
    if (email === '')
      throw new Failure('user_unauthorized', 'The provider did not tell your e-mail address.');
    const owner = await accountWhere(work, 'email', email);
    if (account !== null) {
      if (owner && owner.id !== account) throw new Failure('user_already_exists');
      return account;
    }
    if (!owner) {
      const { newAccountId: id, name } = arrival;
      await makeAccount(work, users as Collection, { id, email, emailVerification: emailVerified, name });
      return id;
    }
    if (!emailVerified) {
      throw new Failure(
        'general_bad_request',
        'There is an account with this e-mail address, and the provider has not verified that it is yours.',
      );
    }
    if (!owner.active) throw new Failure('user_blocked');
    if (!owner.emailVerification) await handOver(work, owner.id);
    return owner.id;
  }

  /** The account of somebody who came; it knows them from now on. */
  async function arrive(work: OpenWork, arrival: Arrival): Promise<string> {
    const { provider, uid, email, account, newIdentityId } = arrival;
    const isThis = and(equal('provider', provider), equal('providerUid', uid));
    const changes = { values: { providerEmail: email }, now: work.now };
    const [known] = await updateAll(work.sql, identities, isThis, changes);
    const userId = known ? String(known.data.userId) : await accountFor(work, arrival);
    if (account !== null && userId !== account) throw new Failure('user_already_exists');
    if (!(await accountWhere(work, 'id', userId))?.active) throw new Failure('user_blocked');
    if (!known) {
      const values = { userId, provider, providerUid: uid, providerEmail: email };
      const meta = { creator: null, fingerprint: null, permissions: [], now: work.now };
      await insert(work.sql, identities, newIdentityId, values, meta);
    }
    if (arrival.emailVerified) {
      const unproven = and(equal('id', userId), equal('email', email), equal('emailVerification', false));
      await work.updateWhere('users', unproven, { emailVerification: true });
    }
    await work.updateWhere('users', equal('id', userId), { accessedAt: work.now });
    return userId;
  }

  /** Two that come at once for the first time: the second finds what the first has made. */
  async function arriving<T>(task: (work: OpenWork) => Promise<T>): Promise<T> {
    try {
      return await inWork(parts, SYSTEM, task);
    } catch (error) {
      if (uniqueViolation(error) === undefined) throw error;
      return inWork(parts, SYSTEM, task);
    }
  }

  return {
    signIn: (arrival, { sessionId, ip, userAgent, replaced, grant }) =>
      arriving(async (work) => {
        const account = await arrive(work, arrival);
        if (replaced) await endSessions(work, replaced.account, replaced.session);
        return openSession(work, {
          id: sessionId,
          account,
          provider: arrival.provider,
          factors: ['email', 'oauth2'],
          ip,
          userAgent,
          now: work.now,
          grant: { uid: arrival.uid, ...grant },
        });
      }),

    issueLogin: (arrival, tokenId) =>
      arriving(async (work) => {
        const userId = await arrive(work, arrival);
        const { provider } = arrival;
        const { secret } = await issueToken(work, { id: tokenId, account: userId, kind: 'oauth2', provider });
        work.tellAccount(userId, `tokens.${tokenId}.create`);
        return { userId, secret };
      }),

    async list(userId, query) {
      let cursor: Document | undefined;
      if (query.cursor) {
        cursor = await find(database, identities, query.cursor.id);
        if (cursor?.data.userId !== userId) throw new Failure('general_cursor_not_found');
      }
      return page(
        database,
        identities,
        { ...query, where: [equal('userId', userId), ...query.where] },
        cursor,
      );
    },

    async remove(userId, id) {
      const own = and(equal('id', id), equal('userId', userId));
      const gone = await removeAll(database, identities, own);
      if (gone.length === 0) throw new Failure('user_identity_not_found');
    },
  };
}
