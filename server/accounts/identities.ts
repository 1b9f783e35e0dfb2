import { sql } from 'drizzle-orm';
import { type Identity, identities } from '#server/collections/identities.ts';
import { users } from '#server/collections/users.ts';
import { retryOnUniqueViolation } from '#server/db/connection.ts';
import { SYSTEM } from '#server/documents/actor.ts';
import { findPage } from '#server/documents/list-page.ts';
import type { Query } from '#server/documents/query.ts';
import type { Session } from '#server/documents/session.ts';
import { find, insert, removeAll, updateAll } from '#server/documents/store.ts';
import { type EngineDeps, runUnitOfWork, type UnitOfWork } from '#server/documents/unit-of-work.ts';
import { and, equal } from '#server/documents/where.ts';
import { Failure } from '#server/http/failure.ts';
import type { Visit } from './accounts.ts';
import { makeAccount } from './new-accounts.ts';
import { confirmOwner, handOverByEmail, lockAccount, lockAccountOf } from './ownership.ts';
import { endSessions, openSession } from './sessions.ts';
import { issueToken } from './tokens.ts';

/** A person who has come back from an OAuth2 provider. */
export interface Arrival {
  provider: string;
  uid: string;
  /** Lower case; empty when the provider tells none. */
  email: string;
  /** Whether the provider vouches for the address. */
  emailVerified: boolean;
  name: string;
  /** The session whose account is linked to the identity; undefined for a sign-in. */
  by: Pick<Session, 'id' | 'account'> | undefined;
  /** Ids for an account and an identity, should they have to be created. */
  newAccountId: string;
  newIdentityId: string;
}

/** Identities: which account a person of an OAuth2 provider signs in to (WIRE-4.3). */
export interface Identities {
  /**
   * Signs a person in to the account linked to their identity, or the one with their proven address, or a new one.
   * `replaced` is a session of the same browser, which ends.
   * @throws Failure user_already_exists, user_unauthorized, user_blocked, general_bad_request
   */
  signIn(
    arrival: Arrival,
    visit: Visit & {
      replaced: { account: string; session: string } | undefined;
      grant: { accessToken: string; refreshToken: string; expires: Date | null };
    },
  ): Promise<{ session: Session; secret: string }>;
  /** As `signIn`, but returns a secret that opens the session later (WIRE-4.3). */
  issueLogin(arrival: Arrival, tokenId: string): Promise<{ userId: string; secret: string }>;
  list(userId: string, query: Query): Promise<{ documents: Identity[]; total: number }>;
  /** Throws Failure user_identity_not_found. */
  remove(userId: string, id: string): Promise<void>;
}

export function createIdentities(parts: EngineDeps): Identities {
  const { database } = parts;

  const ownerOf = async (work: UnitOfWork, email: string): Promise<string | undefined> => {
    const [found] = await work.sql.query<{ id: string }>(sql`select id from users where email = ${email}`);
    return found?.id;
  };

  /** The account that a new identity is linked to. */
  async function accountFor(work: UnitOfWork, arrival: Arrival): Promise<string> {
    const { email, emailVerified, by } = arrival;
    if (email === '')
      throw new Failure('user_unauthorized', 'The provider did not tell your e-mail address.');
    const owner = await ownerOf(work, email);
    if (by) {
      if (owner !== undefined && owner !== by.account) throw new Failure('user_already_exists');
      await lockAccountOf(work, by);
      return by.account;
    }
    if (owner === undefined) {
      const { newAccountId: id, name } = arrival;
      const made = { id, email, emailVerification: emailVerified, ownerKnown: emailVerified, name };
      await makeAccount(work, made);
      return id;
    }
    if (!emailVerified) {
      throw new Failure(
        'general_bad_request',
        'There is an account with this e-mail address, and the provider has not verified that it is yours.',
      );
    }
    const account = await lockAccount(work, owner);
    if (!account?.active) throw new Failure('user_blocked');
    await handOverByEmail(work, account);
    return owner;
  }

  /** The account of the person who came back, linked to their identity from now on. */
  async function arrive(work: UnitOfWork, arrival: Arrival): Promise<string> {
    const { provider, uid, email, by, newIdentityId } = arrival;
    const isThis = and(
      equal(identities.fields.provider, provider),
      equal(identities.fields.providerUid, uid),
    );
    const changes = { values: { providerEmail: email }, now: work.now };
    const [known] = await updateAll(work.sql, identities, isThis, changes);
    const userId = known ? known.data.userId : await accountFor(work, arrival);
    if (by && userId !== by.account) throw new Failure('user_already_exists');
    const account = await lockAccount(work, userId);
    if (!account?.active) throw new Failure('user_blocked');
    if (!known) {
      const values = { userId, provider, providerUid: uid, providerEmail: email };
      const meta = { creator: null, fingerprint: null, permissions: [], now: work.now };
      await insert(work.sql, identities, newIdentityId, values, meta);
    }
    const vouched = arrival.emailVerified && (await ownerOf(work, email)) === userId;
    if (vouched) {
      await confirmOwner(work, account);
      const unproven = and(equal(users.fields.id, userId), equal(users.fields.emailVerification, false));
      await work.updateWhere(users, unproven, { emailVerification: true });
    }
    await work.updateWhere(users, equal(users.fields.id, userId), { accessedAt: work.now });
    return userId;
  }

  /** Of two first arrivals of one person at the same moment, the second finds the account that the first has made. */
  const arriving = <T>(task: (work: UnitOfWork) => Promise<T>): Promise<T> =>
    retryOnUniqueViolation(() => runUnitOfWork(parts, SYSTEM, task));

  return {
    signIn: (arrival, { sessionId, ip, userAgent, replaced, grant }) =>
      arriving(async (work) => {
        const account = await arrive(work, arrival);
        if (replaced) await endSessions(work, replaced.account, replaced.session);
        return openSession(work, {
          id: sessionId,
          account,
          provider: arrival.provider,
          providerUid: arrival.uid,
          factors: ['email', 'oauth2'],
          ip,
          userAgent,
          now: work.now,
          grant,
        });
      }),

    issueLogin: (arrival, tokenId) =>
      arriving(async (work) => {
        const userId = await arrive(work, arrival);
        const { provider } = arrival;
        const asked = { id: tokenId, holder: { account: userId }, kind: 'oauth2', provider } as const;
        const { secret } = await issueToken(work, asked);
        work.emitAccountEvent(userId, `tokens.${tokenId}.create`);
        return { userId, secret };
      }),

    async list(userId, query) {
      let cursor: Identity | undefined;
      if (query.cursor) {
        cursor = await find(database, identities, query.cursor.id);
        if (cursor?.data.userId !== userId) throw new Failure('general_cursor_not_found');
      }
      return findPage(
        database,
        identities,
        { ...query, where: [equal(identities.fields.userId, userId), ...query.where] },
        cursor,
      );
    },

    async remove(userId, id) {
      const own = and(equal(identities.fields.id, id), equal(identities.fields.userId, userId));
      const gone = await removeAll(database, identities, own);
      if (gone.length === 0) throw new Failure('user_identity_not_found');
    },
  };
}
